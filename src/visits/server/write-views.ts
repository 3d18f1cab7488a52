import { hash } from 'node:crypto';
import { lockMembers } from '#identity/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { ALL_TARGETS, type SummedTarget, type VisitTarget } from '../model/visit-target.ts';
import { addToDays, addToPages, addToSources, insertReaderKeys, selectOwnerKeys } from './store.ts';
import { type KeyedViews, sumViews } from './sum-views.ts';
import type { VisitorViews } from './view-collector.ts';

export type CountedTarget = { ownerId: string; target: VisitTarget; at: Date };

/** Maximum number of different referrers, and of countries, stored per target and day. */
const MAX_SOURCES = 100;

/**
 * Adds views to the sums of their days, except owners' own views and those of deleted members. All instances write in
 * one order to avoid deadlocks. Returns the counted targets.
 */
export async function writeViews(tx: Tx, visitorViews: readonly VisitorViews[]): Promise<CountedTarget[]> {
  const { sql } = tx;
  const existingMembers = await lockMembers(tx, [...new Set(visitorViews.map(({ ownerId }) => ownerId))]);
  const owners = await selectOwnerKeys(sql, visitorViews.map(ownerKeyOf));
  const ownKeys = new Set(owners.map(keyNameOf));
  const counted = visitorViews.filter(
    (one) => existingMembers.has(one.ownerId) && !ownKeys.has(keyNameOf(ownerKeyOf(one))),
  );
  if (counted.length === 0) return [];

  const keyed = counted.flatMap((one) => [toKeyedViews(one, one.target), toKeyedViews(one, ALL_TARGETS)]);
  const keys = keyed.map(({ day, key }) => ({ day, key })).sort((a, b) => (a.key < b.key ? -1 : 1));
  const { days, pages, sources } = sumViews(keyed, await insertReaderKeys(sql, keys));
  await addToDays(sql, days);
  await addToPages(sql, pages);
  await addToSources(sql, sources, MAX_SOURCES);
  return days.flatMap(({ ownerId, kind, id, firstAt }) =>
    kind === ALL_TARGETS.kind ? [] : [{ ownerId, target: { kind, id }, at: firstAt }],
  );
}

const ownerKeyOf = ({ day, reader, ownerId }: VisitorViews) => ({ day, key: reader, ownerId });
const keyNameOf = ({ day, key, ownerId }: ReturnType<typeof ownerKeyOf>) => `${day} ${key} ${ownerId}`;

/** Derives a separate visitor key per target, so that nobody can be followed across targets. */
const toKeyedViews = ({ reader, ...visitorViews }: VisitorViews, target: SummedTarget): KeyedViews => ({
  ...visitorViews,
  target,
  pages:
    target.kind === ALL_TARGETS.kind && visitorViews.target.kind === 'cv'
      ? toSinglePage(visitorViews.pages)
      : visitorViews.pages,
  key: hash('sha256', `${reader} ${visitorViews.ownerId} ${target.kind} ${target.id}`, 'base64url'),
});

/** Counts a CV's page as `cv` in the sum of all targets, where an empty path is the site's home page. */
const toSinglePage = (pages: VisitorViews['pages']) => new Map([...pages].map(([, views]) => ['cv', views] as const));
