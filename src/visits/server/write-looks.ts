import { hash } from 'node:crypto';
import { holdMembers } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { ALL, type Summed, type Target } from '../model/target.ts';
import type { Looks } from './looks.ts';
import { addToDays, addToPages, addToSources, insertReaderKeys, selectOwnerKeys } from './store.ts';
import { type Keyed, sumLooks } from './sum-looks.ts';

export type Counted = { ownerId: string; target: Target; at: Date };

/** Maximum number of different referrers, and of countries, stored per target and day. */
const MOST_SOURCES = 100;

/**
 * Adds views to the sums of their days, except owners' own views and those of deleted members. All instances write in
 * one order to avoid deadlocks. Returns the counted targets.
 */
export async function writeLooks(tx: Tx, looks: readonly Looks[]): Promise<Counted[]> {
  const { sql } = tx;
  const there = await holdMembers(tx, [...new Set(looks.map(({ ownerId }) => ownerId))]);
  const owners = await selectOwnerKeys(sql, looks.map(ownerKeyOf));
  const own = new Set(owners.map(nameOfKey));
  const counted = looks.filter((one) => there.has(one.ownerId) && !own.has(nameOfKey(ownerKeyOf(one))));
  if (counted.length === 0) return [];

  const keyed = counted.flatMap((one) => [keyedFor(one, one.target), keyedFor(one, ALL)]);
  const keys = keyed.map(({ day, key }) => ({ day, key })).sort((a, b) => (a.key < b.key ? -1 : 1));
  const { days, pages, sources } = sumLooks(keyed, await insertReaderKeys(sql, keys));
  await addToDays(sql, days);
  await addToPages(sql, pages);
  await addToSources(sql, sources, MOST_SOURCES);
  return days.flatMap(({ ownerId, kind, id, firstAt }) =>
    kind === ALL.kind ? [] : [{ ownerId, target: { kind, id }, at: firstAt }],
  );
}

const ownerKeyOf = ({ day, reader, ownerId }: Looks) => ({ day, key: reader, ownerId });
const nameOfKey = ({ day, key, ownerId }: ReturnType<typeof ownerKeyOf>) => `${day} ${key} ${ownerId}`;

/** Derives a separate visitor key per target, so that nobody can be followed across targets. */
const keyedFor = ({ reader, ...looks }: Looks, target: Summed): Keyed => ({
  ...looks,
  target,
  pages: target.kind === ALL.kind && looks.target.kind === 'cv' ? asOnePage(looks.pages) : looks.pages,
  key: hash('sha256', `${reader} ${looks.ownerId} ${target.kind} ${target.id}`, 'base64url'),
});

/** Counts a CV's page as `cv` in the sum of all targets, where an empty path is the site's home page. */
const asOnePage = (pages: Looks['pages']) => new Map([...pages].map(([, views]) => ['cv', views] as const));
