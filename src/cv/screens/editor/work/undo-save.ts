import type { MatchedEntry } from '../../../contract.ts';
import { entriesApi } from '../../work-records/entries-api.ts';

export type EntryFields = MatchedEntry['fields'];

/** Returns the fields of the records that entries are similar to, as they are before a merge. */
export async function readPriorFields(items: readonly MatchedEntry[]): Promise<ReadonlyMap<string, EntryFields>> {
  const ids = new Set(items.flatMap(({ state, existing }) => (state === 'similar' && existing ? [existing.id] : [])));
  return new Map(
    await Promise.all([...ids].map(async (id) => [id, (await entriesApi.read.call({ id })).fields] as const)),
  );
}

/** As many records as one request moves to the trash. */
const BATCH = 100;

/** Takes back what was saved: moves added records to the trash, and gives merged ones the fields that they had. */
export async function undoSave(saved: Iterable<string>, prior: ReadonlyMap<string, EntryFields>) {
  const ids = [...new Set(saved)];
  const added = ids.filter((id) => !prior.has(id));
  for (let from = 0; from < added.length; from += BATCH)
    await entriesApi.bulk.call({ ids: added.slice(from, from + BATCH), action: 'trash' });
  for (const id of ids) {
    const fields = prior.get(id);
    if (!fields) continue;
    const { revision } = await entriesApi.read.call({ id });
    await entriesApi.save.call({ id, revision, fields });
  }
}
