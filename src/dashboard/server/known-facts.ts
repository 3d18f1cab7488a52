import type { Kernel } from '#platform/kernel.ts';
import { openTaggedCache } from '#platform/tagged-cache.ts';
import type { Facts } from './gather-facts.ts';

export type KnownFacts = {
  /** Returns a member's facts for a day, from the cache or, after a change, from `gather`. */
  find(member: { uid: string; day: string }, gather: () => Promise<Facts>): Promise<Facts>;
  /** Drops the member's facts from this instance's cache. Other instances are notified by the database. */
  forget(uid: string): void;
  close(): Promise<void>;
};

/** Notification channel; the table triggers use the same name. */
const CHANNEL = 'vitrine_work';
const MOST = 5000;
const REMEMBERED_MILLISECONDS = 5 * 60 * 1000;

/**
 * Opens a cache of dashboard facts. Any change to a member's data invalidates that member's entries on every instance.
 */
export async function openKnownFacts({ bus }: Pick<Kernel, 'bus'>): Promise<KnownFacts> {
  const cache = await openTaggedCache<Facts>({
    bus,
    channel: CHANNEL,
    largest: MOST,
    milliseconds: REMEMBERED_MILLISECONDS,
    distrustful: true,
  });
  return {
    // `gatherFacts` always returns a value, so the result is never undefined.
    find: ({ uid, day }, gather) =>
      cache.get(`${uid} ${day}`, async () => ({ value: await gather(), tags: [uid] })) as Promise<Facts>,
    forget: cache.drop,
    close: cache.close,
  };
}
