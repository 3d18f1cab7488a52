import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { disconnectBus } from '#platform/testing/disconnect-bus.ts';
import { eventually } from '#testing/eventually.ts';
import { openTestDatabase, silentLog } from '#testing/test-database.ts';
import { openBus } from './db/bus.ts';
import { openTaggedCache } from './tagged-cache.ts';

// The other guarantees of a tagged cache are covered by the tests of the page cache.

async function openFor(options: { lifetimeMs?: number; bypassWhenDisconnected?: boolean } = {}) {
  const database = await openTestDatabase();
  const bus = await openBus(database.url, silentLog);
  onTestFinished(bus.close);
  const cache = await openTaggedCache<string>({ bus, channel: 'test_words', capacity: 100, ...options });
  onTestFinished(cache.close);
  /** Returns the cached value of a name; `text` is made if it is missing. */
  const read = (name: string, text: string | undefined, ...tags: string[]) =>
    cache.get(name, async () => (text === undefined ? undefined : { value: text, tags }));
  return { database, bus, cache, read };
}

describe('a cached value', () => {
  it('is computed again after its lifetime', async () => {
    const { read, cache } = await openFor({ lifetimeMs: 60_000 });
    expect(await read('ada', 'first')).toBe('first');
    const now = performance.now();
    const time = vi.spyOn(performance, 'now').mockReturnValue(now + 59_000);
    expect(await read('ada', 'second')).toBe('first');
    time.mockReturnValue(now + 61_000);
    // The cache reads its clock once per millisecond.
    await eventually(async () => expect(await read('ada', 'second')).toBe('second'));
    expect(cache.stats()).toMatchObject({ entries: 1, misses: 2 });
  });

  it('is never undefined: a missing value is computed each time', async () => {
    const { read, cache } = await openFor();
    expect(await read('ada', undefined)).toBeUndefined();
    expect(cache.stats()).toMatchObject({ entries: 0, misses: 1 });
    expect(await read('ada', 'there now')).toBe('there now');
  });

  it('that is missing is computed once for concurrent requests', async () => {
    const { cache } = await openFor();
    const make = vi.fn(async () => undefined);
    const answers = await Promise.all(Array.from({ length: 20 }, () => cache.get('ada', make)));
    expect(new Set(answers)).toEqual(new Set([undefined]));
    expect(make).toHaveBeenCalledOnce();
  });

  it('is dropped with any of its tags, and only with them', async () => {
    const { read, cache } = await openFor();
    await read('a page', 'by two', 'ada', 'mary');
    await read('another', 'by one', 'mary');
    cache.drop('ada');
    expect([await read('a page', 'new', 'ada', 'mary'), await read('another', 'new', 'mary')]).toEqual([
      'new',
      'by one',
    ]);
    cache.drop('mary');
    expect(cache.stats()).toMatchObject({ entries: 0, size: 0 });
  });

  it('is dropped with its new tag after its tags have changed', async () => {
    const { read, cache } = await openFor();
    await read('a page', 'old', 'ada');
    cache.drop('ada');
    await read('a page', 'new', 'mary');
    cache.drop('ada');
    expect(await read('a page', 'newer', 'mary')).toBe('new');
    cache.drop('mary');
    expect(await read('a page', 'newer', 'mary')).toBe('newer');
  });
});

describe('while messages from other instances may be missed', () => {
  it('a cache with bypassWhenDisconnected computes each value and stores none', async () => {
    const opened = await openFor({ bypassWhenDisconnected: true });
    const { read, cache } = opened;
    await read('ada', 'first', 'ada');
    const listenAgain = await disconnectBus(opened);
    expect([await read('ada', 'second', 'ada'), await read('ada', 'third', 'ada')]).toEqual(['second', 'third']);
    await listenAgain();
    expect(await read('ada', 'fourth', 'ada'), 'not the value stored before').toBe('fourth');
    expect(await read('ada', 'fifth', 'ada')).toBe('fourth');
    expect(cache.stats().entries).toBe(1);
  });

  it('other caches use their stored values, and drop them after reconnecting', async () => {
    const opened = await openFor();
    const { read } = opened;
    await read('ada', 'first', 'ada');
    const listenAgain = await disconnectBus(opened);
    expect(await read('ada', 'second', 'ada')).toBe('first');
    await listenAgain();
    expect(await read('ada', 'third', 'ada')).toBe('third');
  });
});
