import { AppError } from '#platform/pure/errors.ts';
import type { Sql } from '#platform/server/db/database.ts';
import { rankBetween, spreadRanks } from '../model/rank.ts';
import { assignRanks, type Collection, findRecord, idsInOrder, lastRank, neighbours } from './store.ts';

/** Rank length at which all ranks of the collection are reassigned. */
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
  await respreadRanks(sql, collection);
  return ranksAtEnd(sql, collection, end, count);
}

async function ranksAtEnd(sql: Sql, collection: Collection, end: CollectionEnd, count: number) {
  let { before, after } =
    end === 'first'
      ? await neighbours(sql, collection, undefined)
      : { before: await lastRank(sql, collection), after: undefined };
  return Array.from({ length: count }, () => (before = rankBetween(before, after)));
}

/**
 * Returns a rank directly behind another record, or ahead of all, for a record already in the collection.
 * The caller must hold the collection lock.
 */
export async function allocateRankAfter(
  sql: Sql,
  collection: Collection,
  id: string,
  after: string | null,
): Promise<string> {
  const rank = await rankAfter(sql, collection, id, after);
  if (isShort(rank)) return rank;
  await respreadRanks(sql, collection);
  return rankAfter(sql, collection, id, after);
}

async function rankAfter(sql: Sql, collection: Collection, id: string, after: string | null) {
  const previous = after === null ? undefined : await findRecord(sql, collection, after);
  if (after !== null && !previous) throw new AppError('NOT_FOUND');
  const neighbourRanks = await neighbours(sql, collection, previous?.position, id);
  return rankBetween(neighbourRanks.before, neighbourRanks.after);
}

const isShort = (rank: string) => rank.length <= MAX_RANK_LENGTH;

async function respreadRanks(sql: Sql, collection: Collection) {
  const ids = await idsInOrder(sql, collection);
  await assignRanks(sql, ids, spreadRanks(ids.length));
}
