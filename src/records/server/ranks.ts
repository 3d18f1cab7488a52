import { AppError } from '#platform/pure/errors.ts';
import type { Sql } from '#platform/server/db/database.ts';
import { rankBetween, spreadRanks } from '../model/rank.ts';
import { adjacentRanks, assignRanks, type Collection, findRecord, idsInOrder, lastRank } from './store.ts';

/** Maximum length of a rank. A longer one causes all ranks of the collection to be reassigned. */
const MAX_RANK_LENGTH = 80;

export type CollectionEnd = 'first' | 'last';

/** Returns `count` new ranks at one end of a collection, in order. The caller must hold the collection lock. */
export async function allocateRanks(
  sql: Sql,
  collection: Collection,
  end: CollectionEnd,
  count: number,
): Promise<string[]> {
  const ranks = await ranksAtEnd(sql, collection, end, count);
  if (ranks.every(isShort)) return ranks;
  await rebalanceRanks(sql, collection);
  return ranksAtEnd(sql, collection, end, count);
}

async function ranksAtEnd(sql: Sql, collection: Collection, end: CollectionEnd, count: number) {
  let { before, after } =
    end === 'first'
      ? await adjacentRanks(sql, collection, undefined)
      : { before: await lastRank(sql, collection), after: undefined };
  return Array.from({ length: count }, () => (before = rankBetween(before, after)));
}

/**
 * Returns the rank that moves record `id` directly after another record, or to the start if `after` is null. Throws
 * NOT_FOUND if there is no such record. The caller must hold the collection lock.
 */
export async function allocateRankAfter(
  sql: Sql,
  collection: Collection,
  id: string,
  after: string | null,
): Promise<string> {
  const rank = await rankAfter(sql, collection, id, after);
  if (isShort(rank)) return rank;
  await rebalanceRanks(sql, collection);
  return rankAfter(sql, collection, id, after);
}

async function rankAfter(sql: Sql, collection: Collection, id: string, after: string | null) {
  const previous = after === null ? undefined : await findRecord(sql, collection, after);
  if (after !== null && !previous) throw new AppError('NOT_FOUND');
  const neighbourRanks = await adjacentRanks(sql, collection, previous?.position, id);
  return rankBetween(neighbourRanks.before, neighbourRanks.after);
}

const isShort = (rank: string) => rank.length <= MAX_RANK_LENGTH;

async function rebalanceRanks(sql: Sql, collection: Collection) {
  const ids = await idsInOrder(sql, collection);
  await assignRanks(sql, ids, spreadRanks(ids.length));
}
