import { hash } from 'node:crypto';
import { holdMembers } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { ALL, type Summed, type Target } from '../model/target.ts';
import type { Looks } from './looks.ts';
import { addToDays, addToPages, addToSources, insertReaderKeys, selectOwnerKeys } from './store.ts';
import { type Keyed, sumLooks } from './sum-looks.ts';

export type Counted = { ownerId: string; target: Target; at: Date };

/** Different referrers and countries of a target that a day keeps apart. */
const MOST_SOURCES = 100;

/**
 * Adds what was looked at to the sums of its days: not what owners looked at themselves, nor anything of members who are
 * gone. All instances write in the same order, so that none waits for another in a circle. Answers what was counted.
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

/** The reader’s key is another one for each target, so that nobody can be followed from one to the next. */
const keyedFor = ({ reader, ...looks }: Looks, target: Summed): Keyed => ({
  ...looks,
  target,
  pages: target.kind === ALL.kind && looks.target.kind === 'cv' ? asOnePage(looks.pages) : looks.pages,
  key: hash('sha256', `${reader} ${looks.ownerId} ${target.kind} ${target.id}`, 'base64url'),
});

/** Among all pages of an owner a CV is one of them, and not the first. */
const asOnePage = (pages: Looks['pages']) => new Map([...pages].map(([, views]) => ['cv', views] as const));
