import type { Kernel } from '#platform/server/kernel.ts';
import { openTaggedCache } from '#platform/server/tagged-cache.ts';
import type { DashboardFacts } from './gather-dashboard-facts.ts';

export type FactsCache = {
  /** Returns a member's facts for a day, from the cache or, after a change, from `gather`. */
  find(member: { uid: string; day: string }, gather: () => Promise<DashboardFacts>): Promise<DashboardFacts>;
  /** Drops the member's facts from this instance's cache. Other instances are notified by the database. */
  invalidate(uid: string): void;
  close(): Promise<void>;
};

/** Notification channel; the table triggers use the same name. */
const CHANNEL = 'vitrine_work';
const MAX_ENTRIES = 5000;
const TTL_MS = 5 * 60 * 1000;

/**
 * Opens a cache of dashboard facts. Any change to a member's data invalidates that member's entries on every instance.
 */
export async function openFactsCache({ bus }: Pick<Kernel, 'bus'>): Promise<FactsCache> {
  const cache = await openTaggedCache<DashboardFacts>({
    bus,
    channel: CHANNEL,
    capacity: MAX_ENTRIES,
    lifetimeMs: TTL_MS,
    bypassWhenDisconnected: true,
  });
  return {
    // `gatherDashboardFacts` always returns a value, so the result is never undefined.
    find: ({ uid, day }, gather) =>
      cache.get(`${uid} ${day}`, async () => ({ value: await gather(), tags: [uid] })) as Promise<DashboardFacts>,
    invalidate: cache.drop,
    close: cache.close,
  };
}
