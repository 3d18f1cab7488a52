import type { Sql } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { rankBetween, spreadRanks } from '../model/rank.ts';
import { findRecord, idsInOrder, lastPlace, neighbours, placeAll, type Shelf } from './store.ts';

/** Rank length at which all ranks of the shelf are reassigned. */
const LONGEST_PLACE = 80;

export type End = 'first' | 'last';

/** Returns `count` new ranks at one end of a shelf, in order. The caller must hold the shelf lock. */
export async function placesAt(sql: Sql, shelf: Shelf, end: End, count: number): Promise<string[]> {
  const places = await ranksAt(sql, shelf, end, count);
  if (places.every(isShort)) return places;
  await spreadAll(sql, shelf);
  return ranksAt(sql, shelf, end, count);
}

async function ranksAt(sql: Sql, shelf: Shelf, end: End, count: number) {
  let { before, after } =
    end === 'first'
      ? await neighbours(sql, shelf, undefined)
      : { before: await lastPlace(sql, shelf), after: undefined };
  return Array.from({ length: count }, () => (before = rankBetween(before, after)));
}

/**
 * Returns a rank directly behind another record, or ahead of all, for a record already on the shelf. The caller must
 * hold the shelf lock.
 */
export async function placeBehind(sql: Sql, shelf: Shelf, id: string, after: string | null): Promise<string> {
  const place = await rankBehind(sql, shelf, id, after);
  if (isShort(place)) return place;
  await spreadAll(sql, shelf);
  return rankBehind(sql, shelf, id, after);
}

async function rankBehind(sql: Sql, shelf: Shelf, id: string, after: string | null) {
  const other = after === null ? undefined : await findRecord(sql, shelf, after);
  if (after !== null && !other) throw new AppError('NOT_FOUND');
  const between = await neighbours(sql, shelf, other?.position, id);
  return rankBetween(between.before, between.after);
}

const isShort = (place: string) => place.length <= LONGEST_PLACE;

async function spreadAll(sql: Sql, shelf: Shelf) {
  const ids = await idsInOrder(sql, shelf);
  await placeAll(sql, ids, spreadRanks(ids.length));
}
