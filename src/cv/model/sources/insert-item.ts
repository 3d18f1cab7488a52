import { SIDEBAR_KINDS } from '../columns.ts';
import { type CvContent, emptySection } from '../content.ts';
import { newId } from '../new-id.ts';
import type { Operation } from '../operations.ts';
import type { SectionItem, SectionKind } from '../shapes.ts';
import { type FieldValues, type NodePath, nodeIdsIn } from '../tree.ts';

/** Makes an item with an id. `takenIds` are those that nodes in it may not have. */
export type ItemMaker = (id: string, takenIds: ReadonlySet<unknown>) => SectionItem;

/** Returns the operations that add an item to the first section of its kind, or to a new one, and its path. */
export function insertOperations(
  content: CvContent,
  kind: SectionKind,
  makeItem: ItemMaker,
): { operations: Operation[]; at: NodePath } {
  const item = makeItem(newId(), new Set(nodeIdsIn(content.sections))) as unknown as FieldValues & { id: string };
  const existing = content.sections.find((section) => section.kind === kind);
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
