/** A queued request. */
export type Queued = {
  /** The member on whose behalf it runs: the document's owner, even if a visitor requests it. Owners take turns. */
  owner: string;
  /** A later request of the owner with the same key supersedes this one. */
  key?: string | undefined;
  /** Whether the owner's other requests go first: thumbnails wait until the page that is being edited is set. */
  isBackground?: boolean | undefined;
};

type Options<Item> = {
  maxQueue: number;
  maxQueuePerOwner: number;
  onSuperseded: (item: Item) => void;
};

/**
 * Makes a queue that serves owners in turn, so that a member's single request never waits for all requests of another.
 * An owner's own requests stay in order, those in the background after the others.
 */
export function makeFairQueue<Item extends Queued>({ maxQueue, maxQueuePerOwner, onSuperseded }: Options<Item>) {
  /** The requests by owner, in the order of their turns. */
  const waiting = new Map<string, Item[]>();
  let size = 0;

  return {
    /** Adds a request; returns false if the queue is full, in total or for this owner. */
    push(item: Item) {
      const own = waiting.get(item.owner) ?? [];
      const at = item.key === undefined ? -1 : own.findIndex(({ key }) => key === item.key);
      if (at >= 0) {
        // The new request keeps the old one's position; otherwise continuous typing would postpone it forever.
        onSuperseded(own[at] as Item);
        own[at] = item;
        return true;
      }
      if (size >= maxQueue || own.length >= maxQueuePerOwner) return false;
      const firstBehind = item.isBackground ? -1 : own.findIndex(({ isBackground }) => isBackground);
      own.splice(firstBehind < 0 ? own.length : firstBehind, 0, item);
      waiting.set(item.owner, own);
      size += 1;
      return true;
    },

    /** Removes and returns the next request whose owner may start one. */
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

    /** Removes a waiting request; returns false if it isn't waiting any more. */
    remove(item: Item): boolean {
      const own = waiting.get(item.owner) ?? [];
      const at = own.indexOf(item);
      if (at < 0) return false;
      own.splice(at, 1);
      if (own.length === 0) waiting.delete(item.owner);
      size -= 1;
      return true;
    },

    takeAll(): Item[] {
      const all = [...waiting.values()].flat();
      waiting.clear();
      size = 0;
      return all;
    },
  };
}
