import { holdMembers } from '#identity/service.ts';
import type { Kernel } from '#platform/kernel.ts';
import { insertOwnerKeys, type OwnerKey } from './store.ts';

const MOST_KNOWN = 20_000;

/** Collects the visitor keys of members who use the product, and writes each once a day. */
export function noteOwners({ db }: Pick<Kernel, 'db'>) {
  const known = new Set<string>();
  let unwritten: OwnerKey[] = [];

  return {
    note: (owner: OwnerKey) => {
      const name = `${owner.day} ${owner.key} ${owner.ownerId}`;
      if (known.has(name)) return;
      if (known.size >= MOST_KNOWN) {
        known.clear();
        unwritten = [];
      }
      known.add(name);
      unwritten.push(owner);
    },

    write: async () => {
      const taken = unwritten;
      if (taken.length === 0) return;
      await db.asSystem('note from where members look at their own pages', async (tx) => {
        const there = await holdMembers(tx, [...new Set(taken.map(({ ownerId }) => ownerId))]);
        await insertOwnerKeys(tx.sql, inOrder(taken.filter(({ ownerId }) => there.has(ownerId))));
      });
      unwritten = unwritten.slice(taken.length);
    },
  };
}

const inOrder = (keys: readonly OwnerKey[]) => keys.toSorted((a, b) => (a.key < b.key ? -1 : 1));
