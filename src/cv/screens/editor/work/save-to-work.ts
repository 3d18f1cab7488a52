import type { CvContent, MatchedEntry } from '../../../contract.ts';
import { CV_LIMITS } from '../../../model/content.ts';
import { applyOperations } from '../../../model/operations.ts';
import {
  linkOperations,
  type RecordLink,
  type UnlinkedEntry,
  unlinkedEntries,
} from '../../../model/sources/unlinked-entries.ts';
import { entriesApi } from '../../work-records/entries-api.ts';

/** The most entries that one request compares with the member's work. */
export const MAX_MATCHED = 500;

/** The entries of a CV, each with the one that the member's work has already. */
export type WorkMatch = { entries: readonly UnlinkedEntry[]; items: readonly MatchedEntry[] };
/** The ids of records by the position of their entries. */
export type RecordIds = ReadonlyMap<number, string>;

/** Compares the entries of a CV with the member's work. */
export async function matchWork(content: CvContent): Promise<WorkMatch> {
  const entries = unlinkedEntries(content);
  const items: MatchedEntry[] = [];
  for (let from = 0; from < entries.length; from += MAX_MATCHED) {
    const batch = entries.slice(from, from + MAX_MATCHED).map(({ kind, fields }) => ({ kind, fields }));
    items.push(...(await entriesApi.match.call({ entries: batch })).items);
  }
  return { entries, items };
}

/** Returns the record of each entry: the saved one, or that which the member has already. */
export const linksOf = (items: readonly MatchedEntry[], recordIds: RecordIds) =>
  items.map(({ state, existing, ids }, at): RecordLink | undefined => {
    const id = recordIds.get(at) ?? (state === 'same' ? existing?.id : undefined);
    return id === undefined ? undefined : { id, ...(id === existing?.id && { ids }) };
  });

/** Returns a CV whose entries are linked to their records, or the CV itself if the links make it larger than a CV may be. */
export function linkToWork(content: CvContent, { entries, items }: WorkMatch, recordIds: RecordIds): CvContent {
  const linked = applyOperations(content, linkOperations(content, entries, linksOf(items, recordIds))).content;
  return new TextEncoder().encode(JSON.stringify(linked)).length <= CV_LIMITS.bytes ? linked : content;
}
