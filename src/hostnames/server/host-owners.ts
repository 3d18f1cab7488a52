import type { Tx } from '#platform/db/database.ts';
import type { Kernel } from '#platform/kernel.ts';
import { openTaggedCache } from '#platform/tagged-cache.ts';
import { findOwner } from './store.ts';

export type HostOwners = {
  /** Whose site a domain shows; asked of the database once in a while, not at every request. */
  ownerOf(host: string): Promise<string | undefined>;
  /** Has all instances ask anew whose a domain is, once the transaction has landed. */
  forgetWith(tx: Tx, host: string): void;
  close(): Promise<void>;
};

const CHANNEL = 'vitrine_domains';
/** Names that nobody has are remembered as well, so anybody can ask for many. */
const MOST = 20_000;
/** What a name can be made of; anything else in its place is nobody's. */
const NAME = /^[a-z0-9.-]{3,253}$/;
const REMEMBERED_MILLISECONDS = 5 * 60 * 1000;

type Ctx = Pick<Kernel, 'db' | 'bus'>;

/** Remembers whose the domains are. A change of one makes every instance ask again. */
export async function openHostOwners({ db, bus }: Ctx): Promise<HostOwners> {
  const cache = await openTaggedCache<{ ownerId: string | undefined }>({
    bus,
    channel: CHANNEL,
    largest: MOST,
    milliseconds: REMEMBERED_MILLISECONDS,
    distrustful: true,
  });
  return {
    ownerOf: async (host) => {
      if (!NAME.test(host)) return undefined;
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
