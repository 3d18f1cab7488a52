/** A request that waits for its turn. */
export type Queued = {
  /** On whose behalf; each owner gets a turn. */
  owner: string;
  /** A later request with the same key makes this one pointless. */
  key?: string | undefined;
};

type Options<Item> = {
  maxQueue: number;
  maxQueuePerOwner: number;
  onSuperseded: (item: Item) => void;
};

/**
 * A queue that takes from each owner in turn, so that a member with one request never waits behind the many of another.
 * What one owner queued stays in order.
 */
export function makeFairQueue<Item extends Queued>({ maxQueue, maxQueuePerOwner, onSuperseded }: Options<Item>) {
  /** By owner, the owner whose turn comes first at the front. */
  const waiting = new Map<string, Item[]>();
  let size = 0;

  return {
    /** Returns false when the queue is full, for everybody or for this owner. */
    push(item: Item) {
      const own = waiting.get(item.owner) ?? [];
      const at = item.key === undefined ? -1 : own.findIndex(({ key }) => key === item.key);
      if (at >= 0) {
        // The new one takes the place in the queue, or typing on would put it off forever.
        onSuperseded(own[at] as Item);
        own[at] = item;
        return true;
      }
      if (size >= maxQueue || own.length >= maxQueuePerOwner) return false;
      own.push(item);
      waiting.set(item.owner, own);
      size += 1;
      return true;
    },

    /** Takes the next request whose owner may start one. */
    take(mayStart: (owner: string) => boolean): Item | undefined {
      for (const [owner, own] of waiting) {
        if (!mayStart(owner)) continue;
        const item = own.shift();
        waiting.delete(owner);
        if (own.length > 0) waiting.set(owner, own);
        size -= 1;
        return item;
      }
      return undefined;
    },

    takeAll(): Item[] {
      const all = [...waiting.values()].flat();
      waiting.clear();
      size = 0;
      return all;
    },
  };
}
