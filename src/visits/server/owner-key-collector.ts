import { lockMembers } from '#identity/service.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { insertOwnerKeys, type OwnerKey } from './store.ts';

const MAX_CACHED_KEYS = 20_000;

/** Collects the visitor keys of members who use the product, and writes each once a day. */
export function makeOwnerKeyCollector({ db }: Pick<Kernel, 'db'>) {
  const seen = new Set<string>();
  let pending: OwnerKey[] = [];

  return {
    add: (owner: OwnerKey) => {
      const name = `${owner.day} ${owner.key} ${owner.ownerId}`;
      if (seen.has(name)) return;
      if (seen.size >= MAX_CACHED_KEYS) {
        seen.clear();
        pending = [];
      }
      seen.add(name);
      pending.push(owner);
    },

    write: async () => {
      const batch = pending;
      if (batch.length === 0) return;
      // Those who come while it is written are in the next one.
      pending = [];
      const write = db.asSystem('store the visitor keys of members', async (tx) => {
        const existingMembers = await lockMembers(tx, [...new Set(batch.map(({ ownerId }) => ownerId))]);
        await insertOwnerKeys(tx.sql, sortByKey(batch.filter(({ ownerId }) => existingMembers.has(ownerId))));
      });
      await write.catch((error: unknown) => {
        pending = [...batch, ...pending];
        throw error;
      });
    },
  };
}

const sortByKey = (keys: readonly OwnerKey[]) => keys.toSorted((a, b) => (a.key < b.key ? -1 : 1));
