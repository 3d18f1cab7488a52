import { LRUCache } from 'lru-cache';
import type { Bus } from './db/bus.ts';
import type { Kept, Overflow } from './overflow-file.ts';
import { makeTagIndex, type Tagged } from './tag-index.ts';

type Make<Value> = () => Promise<Tagged<Value> | undefined>;

export type TaggedCache<Value extends {}> = {
  /** Returns the value of a name, made once for concurrent requests if missing. An undefined result is not cached. */
  get(name: string, make: Make<Value>): Promise<Value | undefined>;
  /** Drops all entries with a tag on this instance; other instances are notified over the channel. */
  drop(tag: string): void;
  stats(): Stats;
  close(): Promise<void>;
};

type Stats = {
  entries: number;
  size: number;
  hits: number;
  misses: number;
  overflow: { entries: number; bytes: number };
};

type Options<Value> = {
  bus: Bus;
  /** The channel whose messages are tags to drop. */
  channel: string;
  /** The maximum total size by `sizeOf`, or the number of entries without it. */
  largest: number;
  sizeOf?: (value: Value) => number;
  /** The lifetime of an entry. */
  milliseconds?: number;
  /** Whether to bypass the cache while messages from other instances may be missed. */
  distrustful?: boolean;
  /** Stores entries evicted for lack of space; closed with the cache. */
  overflow?: Overflow<Value> | undefined;
};

/** A read or computation in progress, with the tags dropped since it began. */
type Flight<Value> = { value: Promise<Value | undefined>; stale: Set<string> };

/** Opens a cache of values with tags. A value is cached until one of its tags is dropped, on any instance. */
export async function openTaggedCache<Value extends {}>(options: Options<Value>): Promise<TaggedCache<Value>> {
  const { bus, channel, largest, sizeOf = () => 1, milliseconds = Infinity, distrustful = false, overflow } = options;
  const tagged = makeTagIndex();
  const kept = new LRUCache<string, Kept<Value>>({
    maxSize: largest,
    sizeCalculation: ({ value }) => sizeOf(value),
    dispose: (entry, name, reason) => {
      tagged.remove(name, entry.tags);
      if (reason === 'evict') overflow?.put(name, entry);
    },
  });
  const flights = new Set<Flight<Value>>();
  /** The flights that new requests may share. */
  const current = new Map<string, Flight<Value>>();
  let hits = 0;
  let misses = 0;

  const isFresh = ({ until }: Kept<Value>) => performance.now() < until;

  const keep = (name: string, entry: Kept<Value>) => {
    kept.set(name, entry);
    if (kept.has(name)) tagged.add(name, entry.tags);
  };

  /**
   * Drops a tag. A computation in progress may have read older data: its current callers get the result, later ones do
   * not.
   */
  const drop = (tag: string) => {
    for (const name of tagged.namesOf(tag)) kept.delete(name);
    overflow?.drop(tag);
    for (const flight of flights) flight.stale.add(tag);
    current.clear();
  };

  const dropAll = () => {
    kept.clear();
    overflow?.dropAll();
    for (const flight of flights) flight.stale.add('*');
    current.clear();
  };

  const subscription = await bus.subscribe(channel, { onMessage: drop, onReconnect: dropAll });

  const bring = async (name: string, flight: Flight<Value>, make: Make<Value>): Promise<Kept<Value> | undefined> => {
    const found = overflow && (await overflow.get(name));
    if (found && isFresh(found)) {
      hits += 1;
      return found;
    }
    misses += 1;
    // The computation begins now, after all earlier drops, so it sees their changes.
    flight.stale.clear();
    const made = await make();
    overflow?.remove(name);
    return made && { ...made, until: performance.now() + milliseconds };
  };

  const fly = async (name: string, flight: Flight<Value>, make: Make<Value>) => {
    try {
      const entry = await bring(name, flight, make);
      const stale = flight.stale.has('*') || entry?.tags.some((tag) => flight.stale.has(tag));
      if (entry && !stale) keep(name, entry);
      return entry?.value;
    } finally {
      flights.delete(flight);
      if (current.get(name) === flight) current.delete(name);
    }
  };

  return {
    get: (name, make) => {
      if (distrustful && !bus.isConnected()) return make().then((entry) => entry?.value);
      const found = kept.get(name);
      if (found && isFresh(found)) {
        hits += 1;
        return Promise.resolve(found.value);
      }
      const underWay = current.get(name);
      if (underWay) return underWay.value;
      const flight: Flight<Value> = { value: Promise.resolve(undefined), stale: new Set() };
      flights.add(flight);
      current.set(name, flight);
      flight.value = fly(name, flight, make);
      return flight.value;
    },
    drop,
    stats: () => ({
      entries: kept.size,
      size: kept.calculatedSize,
      hits,
      misses,
      overflow: overflow?.stats() ?? { entries: 0, bytes: 0 },
    }),
    close: async () => {
      await subscription.close();
      await overflow?.close();
    },
  };
}
