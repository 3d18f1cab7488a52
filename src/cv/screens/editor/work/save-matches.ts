import type { MatchedEntry } from '../../../contract.ts';
import { entriesApi } from '../../work-records/entries-api.ts';

/** The handling of an entry: add it, merge it into the one that the member has, or leave that one as it is. */
export const MATCH_CHOICES = ['merge', 'add', 'skip'] as const;
export type MatchChoice = (typeof MATCH_CHOICES)[number];

/** Returns what is done with an entry unless the member chooses otherwise. An entry that exists is left as it is. */
export const defaultChoice = ({ state }: MatchedEntry): MatchChoice =>
  state === 'new' ? 'add' : state === 'similar' ? 'merge' : 'skip';

/** As many entries as are created in one request, so that a long list keeps the server from nothing else. */
const BATCH = 50;

/**
 * Saves entries as chosen. `onSaved` is called with the position of each saved entry and the id of its record, so that a
 * second try after a failure does not save it again.
 */
export async function saveMatches(
  items: readonly MatchedEntry[],
  choices: readonly MatchChoice[],
  onSaved: (at: number, id: string) => void,
) {
  const chosen = (choice: MatchChoice) =>
    items.flatMap((item, at) => (choices[at] === choice ? [{ ...item, at }] : []));
  for (const { existing, merged, at } of chosen('merge')) {
    if (!existing || !merged) continue;
    await entriesApi.save.call({ ...existing, fields: merged });
    onSaved(at, existing.id);
  }
  const added = chosen('add');
  for (let from = 0; from < added.length; from += BATCH) {
    const batch = added.slice(from, from + BATCH);
    const { ids } = await entriesApi.createMany.call({ entries: batch.map(({ kind, fields }) => ({ kind, fields })) });
    for (const [index, { at }] of batch.entries()) onSaved(at, ids[index] ?? '');
  }
}
