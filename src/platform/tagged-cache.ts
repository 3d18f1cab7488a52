import { LRUCache } from 'lru-cache';
import type { Bus } from './db/bus.ts';

/** Something worth keeping, with the owners whose changes make it stale. */
export type Tagged<Value> = { value: Value; tags: readonly string[] };

export type TaggedCache<Value extends {}> = {
  /** What is kept under the name; else it is made, once, however many ask. What comes back as nothing is not kept. */
  get(name: string, make: () => Promise<Tagged<Value> | undefined>): Promise<Value | undefined>;
  /** Drops all that is tagged so, here; other instances are told over the channel. */
  drop(tag: string): void;
  stats(): { entries: number; size: number; hits: number; misses: number };
  close(): Promise<void>;
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
};

/** A making under way, with the tags that were dropped since it began. */
type Flight<Value> = { value: Promise<Value | undefined>; stale: Set<string> };

/** Remembers what was made until one of its owners changes, on whichever instance. */
export async function openTaggedCache<Value extends {}>(options: Options<Value>): Promise<TaggedCache<Value>> {
  const { bus, channel, largest, sizeOf = () => 1, milliseconds, distrustful = false } = options;
  const kept = new LRUCache<string, Tagged<Value>>({
    maxSize: largest,
    sizeCalculation: ({ value }) => sizeOf(value),
    ...(milliseconds === undefined ? {} : { ttl: milliseconds }),
    dispose: (entry, name) => untag(entry, name),
  });
  const namesByTag = new Map<string, Set<string>>();
  const flights = new Set<Flight<Value>>();
  /** Those that whoever comes now may wait for. */
  const current = new Map<string, Flight<Value>>();
  let hits = 0;
  let misses = 0;

  const untag = ({ tags }: Tagged<Value>, name: string) => {
    for (const tag of tags) {
      const names = namesByTag.get(tag);
      names?.delete(name);
      if (names?.size === 0) namesByTag.delete(tag);
    }
  };

  const keep = (name: string, entry: Tagged<Value>) => {
    kept.set(name, entry);
    if (!kept.has(name)) return;
    for (const tag of entry.tags) {
      const names = namesByTag.get(tag) ?? new Set();
      namesByTag.set(tag, names.add(name));
    }
  };

  /** A making under way may have read what was true before; who waits for it gets it, nobody after them. */
  const drop = (tag: string) => {
    for (const name of namesByTag.get(tag) ?? []) kept.delete(name);
    for (const flight of flights) flight.stale.add(tag);
    current.clear();
  };

  const dropAll = () => {
    kept.clear();
    namesByTag.clear();
    for (const flight of flights) flight.stale.add('*');
    current.clear();
  };

  const subscription = await bus.subscribe(channel, { onMessage: drop, onReconnect: dropAll });

  const fly = async (name: string, flight: Flight<Value>, make: () => Promise<Tagged<Value> | undefined>) => {
    try {
      const entry = await make();
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
      if (found) {
        hits += 1;
        return Promise.resolve(found.value);
      }
      const underWay = current.get(name);
      if (underWay) return underWay.value;
      misses += 1;
      const flight: Flight<Value> = { value: Promise.resolve(undefined), stale: new Set() };
      flights.add(flight);
      current.set(name, flight);
      flight.value = fly(name, flight, make);
      return flight.value;
    },
    drop,
    stats: () => ({ entries: kept.size, size: kept.calculatedSize, hits, misses }),
    close: () => subscription.close(),
  };
}
