import { SIDEBAR_KINDS } from '../columns.ts';
import { type CvContent, emptySection } from '../content.ts';
import { newId } from '../new-id.ts';
import type { Operation } from '../operations.ts';
import type { SectionItem, SectionKind } from '../shapes.ts';
import { type FieldValues, type NodePath, nodeIdsIn } from '../tree.ts';

/** The CV for which an item is made: the ids that its nodes may not have, and the wording of its texts. */
export type ItemContext = { takenIds: ReadonlySet<unknown>; wording: string };
export type ItemMaker = (id: string, context: ItemContext) => SectionItem;

/** Returns the operations that add an item to the first section of its kind, or to a new one, and its path. */
export function insertOperations(
  content: CvContent,
  kind: SectionKind,
  makeItem: ItemMaker,
): { operations: Operation[]; at: NodePath } {
  const item = makeItem(newId(), {
    takenIds: new Set(nodeIdsIn(content.sections)),
    wording: content.wording,
  }) as unknown as FieldValues & { id: string };
  const ofKind = content.sections.filter((section) => section.kind === kind);
  const existing = ofKind.find(({ visible }) => visible) ?? ofKind[0];
  const sectionId = existing?.id ?? newId();
  const into = ['sections', sectionId];
  const after = existing?.items.at(-1)?.id ?? null;
  const insertItem: Operation = { do: 'insert', into, list: 'items', item, after };
  return {
    operations: existing ? [insertItem] : [insertSection(content, kind, sectionId), insertItem],
    at: [...into, 'items', item.id],
  };
}

function insertSection({ sections }: CvContent, kind: SectionKind, id: string): Operation {
  const hasSidebar = sections.some(({ area }) => area === 'sidebar');
  const area = hasSidebar && SIDEBAR_KINDS.has(kind) ? 'sidebar' : 'main';
  const section = { ...emptySection(kind, id), area };
  const after = sections.at(-1)?.id ?? null;
  return { do: 'insert', into: [], list: 'sections', item: section as unknown as FieldValues, after };
}
