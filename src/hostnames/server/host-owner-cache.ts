import type { Tx } from '#platform/server/db/database.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { openTaggedCache } from '#platform/server/tagged-cache.ts';
import { findOwner } from './store.ts';

export type HostOwnerCache = {
  /** Returns the uid of the member whose site is served at a host. Cached, so most requests cause no query. */
  ownerOf(host: string): Promise<string | undefined>;
  /** Invalidates a host on all instances once the transaction commits. */
  forgetWith(tx: Tx, host: string): void;
  close(): Promise<void>;
};

const CHANNEL = 'vitrine_domains';
/** Bounds the cache, which also holds unknown hosts, because anybody can request any number of them. */
const MAX_ENTRIES = 20_000;
/** The characters of a host; others are rejected without a query. */
const HOST = /^[a-z0-9.-]{3,253}$/;
const CACHED_MS = 5 * 60 * 1000;

type Ctx = Pick<Kernel, 'db' | 'bus'>;

/** Opens the cache of domain owners. A change to a domain invalidates it on every instance. */
export async function openHostOwnerCache({ db, bus }: Ctx): Promise<HostOwnerCache> {
  const cache = await openTaggedCache<{ ownerId: string | undefined }>({
    bus,
    channel: CHANNEL,
    capacity: MAX_ENTRIES,
    lifetimeMs: CACHED_MS,
    bypassWhenDisconnected: true,
  });
  return {
    ownerOf: async (host) => {
      if (!HOST.test(host)) return undefined;
      const found = await cache.get(host, async () => ({
        value: { ownerId: await db.asVisitor(({ sql }) => findOwner(sql, host)) },
        tags: [host],
      }));
      return found?.ownerId;
    },
    forgetWith: (tx, host) => {
      bus.publish(tx, CHANNEL, host);
      tx.afterCommit(() => cache.drop(host));
    },
    close: cache.close,
  };
}
