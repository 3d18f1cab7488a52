import type { CvContent } from '../content.ts';
import { type EntryKind, fieldsOfItem, isEntryKind } from '../entries/entry.ts';
import type { Operation } from '../operations.ts';
import { type FieldValues, type NodePath, nodeTitleOf } from '../tree.ts';

/** An entry of a CV that is not in the member's work, with its fields as a record has them. */
type UnlinkedEntry = { at: NodePath; kind: EntryKind; fields: FieldValues };

/** Returns the entries of a CV that could be in the member's work and are not linked to it. Untitled ones are left out. */
export const unlinkedEntries = ({ sections }: Pick<CvContent, 'sections'>): UnlinkedEntry[] =>
  sections.flatMap(({ id, kind, items }) =>
    isEntryKind(kind)
      ? (items as unknown as FieldValues[])
          .filter((item) => !item.source && nodeTitleOf({ value: item }) !== '')
          .map((item) => ({ at: ['sections', id, 'items', String(item.id)], kind, fields: fieldsOfItem(item) }))
      : [],
  );

/**
 * Returns the operations that link entries to the records that were made from them, in the same order. Entries that have
 * been removed or linked since are left out.
 */
export function linkOperations(
  content: Pick<CvContent, 'sections'>,
  entries: readonly UnlinkedEntry[],
  recordIds: readonly string[],
): Operation[] {
  const open = new Set(unlinkedEntries(content).map(({ at }) => at.join('/')));
  return entries.flatMap(({ at, fields }, index) => {
    const id = recordIds[index];
    if (id === undefined || !open.has(at.join('/'))) return [];
    return [{ do: 'set' as const, at, field: 'source', value: { id, seen: fields } }];
  });
}
