import type { CvContent } from '../content.ts';
import { type EntryKind, fieldsOfItem, isEntryKind } from '../entries/entry.ts';
import type { Operation } from '../operations.ts';
import { type FieldValues, type NodePath, nodeTitleOf } from '../tree.ts';

/** An entry of a CV that is not in the member's work, with its fields as a record has them. */
export type UnlinkedEntry = { at: NodePath; kind: EntryKind; fields: FieldValues };

/** Returns the entries of a CV that could be in the member's work and are not linked to it. Untitled ones are left out. */
export const unlinkedEntries = ({ sections }: Pick<CvContent, 'sections'>): UnlinkedEntry[] =>
  sections.flatMap(({ id, kind, items }) =>
    isEntryKind(kind)
      ? (items as unknown as FieldValues[])
          .filter((item) => !item.source && nodeTitleOf({ value: item }) !== '')
          .map((item) => ({ at: ['sections', id, 'items', String(item.id)], kind, fields: fieldsOfItem(item) }))
      : [],
  );

/** A record, with the ids that its nodes have in the CV where they differ. */
export type RecordLink = { id: string; ids?: Readonly<Record<string, string>> };

/**
 * Returns the operations that link entries to records, in the same order; those without one stay as they are, as do
 * entries that have been removed or linked since.
 */
export function linkOperations(
  content: Pick<CvContent, 'sections'>,
  entries: readonly UnlinkedEntry[],
  links: readonly (RecordLink | undefined)[],
): Operation[] {
  const open = new Set(unlinkedEntries(content).map(({ at }) => at.join('/')));
  return entries.flatMap(({ at, fields }, index) => {
    const link = links[index];
    if (link === undefined || !open.has(at.join('/'))) return [];
    const { id, ids } = link;
    const hasOtherIds = ids !== undefined && Object.keys(ids).length > 0;
    const value = { id, seen: fields, ...(hasOtherIds && { ids }) };
    return [{ do: 'set' as const, at, field: 'source', value }];
  });
}
