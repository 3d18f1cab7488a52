import { LRUCache } from 'lru-cache';
import type { Bus } from './db/bus.ts';
import type { Kept, Overflow } from './overflow-file.ts';
import { makeTagIndex, type Tagged } from './tag-index.ts';

type Make<Value> = () => Promise<Tagged<Value> | undefined>;

export type TaggedCache<Value extends {}> = {
  /** What is kept under the name; else it is made, once, however many ask. What comes back as nothing is not kept. */
  get(name: string, make: Make<Value>): Promise<Value | undefined>;
  /** Drops all that is tagged so, here; other instances are told over the channel. */
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
  /** Tags that come over this channel are dropped. */
  channel: string;
  /** How much is kept at most, by `sizeOf`; without one, everything counts as one. */
  largest: number;
  sizeOf?: (value: Value) => number;
  /** Nothing is kept longer. */
  milliseconds?: number;
  /** Keep nothing while messages of the other instances may be missed. */
  distrustful?: boolean;
  /** Takes what is pushed out for want of room, and is closed with the cache. */
  overflow?: Overflow<Value> | undefined;
};

/** A reading or making under way, with the tags that were dropped since it began. */
type Flight<Value> = { value: Promise<Value | undefined>; stale: Set<string> };

/** Remembers what was made until one of its owners changes, on whichever instance. */
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
  /** Those that whoever comes now may wait for. */
  const current = new Map<string, Flight<Value>>();
  let hits = 0;
  let misses = 0;

  const isFresh = ({ until }: Kept<Value>) => performance.now() < until;

  const keep = (name: string, entry: Kept<Value>) => {
    kept.set(name, entry);
    if (kept.has(name)) tagged.add(name, entry.tags);
  };

  /** A making under way may have read what was true before; who waits for it gets it, nobody after them. */
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
    // What begins now knows of all that was dropped before.
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
