import { LRUCache } from 'lru-cache';
import type { Bus } from './db/bus.ts';
import type { CachedEntry, Overflow } from './overflow-file.ts';
import { makeTagIndex, type TaggedValue } from './tag-index.ts';

type ComputeValue<Value> = () => Promise<TaggedValue<Value> | undefined>;

export type TaggedCache<Value extends {}> = {
  /** Returns the value of a name, made once for concurrent requests if missing. An undefined result is not cached. */
  get(name: string, compute: ComputeValue<Value>): Promise<Value | undefined>;
  /** Drops all entries with a tag on this instance; other instances are notified over the channel. */
  drop(tag: string): void;
  stats(): CacheStats;
  close(): Promise<void>;
};

type CacheStats = {
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
  capacity: number;
  sizeOf?: (value: Value) => number;
  /** The lifetime of an entry. */
  lifetimeMs?: number;
  /** Whether to bypass the cache while messages from other instances may be missed. */
  bypassWhenDisconnected?: boolean;
  /** Stores entries evicted for lack of space; closed with the cache. */
  overflow?: Overflow<Value> | undefined;
};

/** A read or computation in progress, with the tags dropped since it began. */
type Computation<Value> = { value: Promise<Value | undefined>; stale: Set<string> };

/** Opens a cache of values with tags. A value is cached until one of its tags is dropped, on any instance. */
export async function openTaggedCache<Value extends {}>(options: Options<Value>): Promise<TaggedCache<Value>> {
  const {
    bus,
    channel,
    capacity,
    sizeOf = () => 1,
    lifetimeMs = Infinity,
    bypassWhenDisconnected = false,
    overflow,
  } = options;
  const tagIndex = makeTagIndex();
  const cached = new LRUCache<string, CachedEntry<Value>>({
    maxSize: capacity,
    sizeCalculation: ({ value }) => sizeOf(value),
    dispose: (entry, name, reason) => {
      tagIndex.remove(name, entry.tags);
      if (reason === 'evict') overflow?.put(name, entry);
    },
  });
  const computations = new Set<Computation<Value>>();
  /** The computations that new requests may share. */
  const current = new Map<string, Computation<Value>>();
  let hits = 0;
  let misses = 0;

  const isFresh = ({ until }: CachedEntry<Value>) => performance.now() < until;

  const store = (name: string, entry: CachedEntry<Value>) => {
    cached.set(name, entry);
    if (cached.has(name)) tagIndex.add(name, entry.tags);
  };

  /** Drops a tag. A computation in progress may have read older data, so only its current callers get the result. */
  const drop = (tag: string) => {
    for (const name of tagIndex.namesOf(tag)) cached.delete(name);
    overflow?.drop(tag);
    for (const computation of computations) computation.stale.add(tag);
    current.clear();
  };

  const dropAll = () => {
    cached.clear();
    overflow?.dropAll();
    for (const computation of computations) computation.stale.add('*');
    current.clear();
  };

  const subscription = await bus.subscribe(channel, { onMessage: drop, onReconnect: dropAll });

  const loadEntry = async (
    name: string,
    computation: Computation<Value>,
    compute: ComputeValue<Value>,
  ): Promise<CachedEntry<Value> | undefined> => {
    const hit = overflow && (await overflow.get(name));
    if (hit && isFresh(hit)) {
      hits += 1;
      return hit;
    }
    misses += 1;
    // The computation begins now, after all earlier drops, so it sees their changes.
    computation.stale.clear();
    const result = await compute();
    overflow?.remove(name);
    return result && { ...result, until: performance.now() + lifetimeMs };
  };

  const runComputation = async (name: string, computation: Computation<Value>, compute: ComputeValue<Value>) => {
    try {
      const entry = await loadEntry(name, computation, compute);
      const stale = computation.stale.has('*') || entry?.tags.some((tag) => computation.stale.has(tag));
      if (entry && !stale && entry.isKept !== false) store(name, entry);
      return entry?.value;
    } finally {
      computations.delete(computation);
      if (current.get(name) === computation) current.delete(name);
    }
  };

  return {
    get: (name, compute) => {
      if (bypassWhenDisconnected && !bus.isConnected()) return compute().then((entry) => entry?.value);
      const hit = cached.get(name);
      if (hit && isFresh(hit)) {
        hits += 1;
        return Promise.resolve(hit.value);
      }
      const pending = current.get(name);
      if (pending) return pending.value;
      const computation: Computation<Value> = { value: Promise.resolve(undefined), stale: new Set() };
      computations.add(computation);
      current.set(name, computation);
      computation.value = runComputation(name, computation, compute);
      return computation.value;
    },
    drop,
    stats: () => ({
      entries: cached.size,
      size: cached.calculatedSize,
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
