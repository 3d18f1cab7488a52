import type { MatchedEntry } from '../../contract.ts';
import { entriesApi } from '../work-records/entries-api.ts';

/** The handling of an entry: add it, merge it into the one that the member has, or leave that one as it is. */
export const MATCH_CHOICES = ['merge', 'add', 'skip'] as const;
export type MatchChoice = (typeof MATCH_CHOICES)[number];

/** Returns what is done with an entry unless the member chooses otherwise. An entry that exists is left as it is. */
export const defaultChoice = ({ state }: MatchedEntry): MatchChoice =>
  state === 'new' ? 'add' : state === 'similar' ? 'merge' : 'skip';

/**
 * Saves entries as chosen, and returns how many. Merges come first: if one is refused because its entry was changed
 * meanwhile, nothing is added twice by a second try.
 */
export async function saveMatches(items: readonly MatchedEntry[], choices: readonly MatchChoice[]): Promise<number> {
  const chosen = (choice: MatchChoice) => items.filter((_, at) => choices[at] === choice);
  const merges = chosen('merge');
  for (const { existing, merged } of merges) {
    if (existing && merged) await entriesApi.save.call({ ...existing, fields: merged });
  }
  const added = chosen('add').map(({ kind, fields }) => ({ kind, fields }));
  if (added.length > 0) await entriesApi.createMany.call({ entries: added });
  return merges.length + added.length;
}
