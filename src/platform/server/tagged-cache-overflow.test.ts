import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { disconnectBus } from '#platform/testing/disconnect-bus.ts';
import { openTexts } from '#platform/testing/overflow.ts';
import { eventually } from '#testing/eventually.ts';
import { runs } from '#testing/runs.ts';
import { openTestDatabase, silentLog } from '#testing/test-database.ts';
import { openBus } from './db/bus.ts';
import { openTaggedCache } from './tagged-cache.ts';

/** Opens a cache for three one-letter texts, with an overflow for more. */
async function openSmall({ lifetimeMs }: { lifetimeMs?: number } = {}) {
  const database = await openTestDatabase();
  const bus = await openBus(database.url, silentLog);
  onTestFinished(bus.close);
  const texts = await openTexts();
  const cache = await openTaggedCache<string>({
    ...{ bus, channel: 'test_words', capacity: 3, sizeOf: ({ length }: string) => length, overflow: texts.overflow },
    ...(lifetimeMs === undefined ? {} : { lifetimeMs }),
  });
  onTestFinished(cache.close);
  const read = (name: string, text: string, ...tags: string[]) => cache.get(name, async () => ({ value: text, tags }));
  /** Evicts everything from memory and waits until it is written. */
  const fill = async () => {
    for (const name of ['x', 'y', 'z']) await read(name, name, 'nobody');
  };
  const evict = async (name: string) => {
    await fill();
    await texts.expectWritten(name);
  };
  return { database, bus, cache, texts, read, fill, evict };
}

describe('an entry evicted from memory', () => {
  it('is read back without being computed again', async () => {
    const { read, evict, cache, texts } = await openSmall();
    await read('page', 'a', 'ada');
    await evict('page');
    expect(cache.stats()).toEqual({ entries: 3, size: 3, hits: 0, misses: 4, overflow: { entries: 1, bytes: 1 } });
    expect(await read('page', 'b', 'ada')).toBe('a');
    expect(cache.stats()).toMatchObject({ entries: 3, hits: 1, misses: 4 });
    const { length } = texts.fromBytes.mock.calls;
    expect(await read('page', 'b', 'ada'), 'in memory again').toBe('a');
    expect(texts.fromBytes.mock.calls).toHaveLength(length);
  });

  it('is read back once for concurrent requests', async () => {
    const { read, evict, texts } = await openSmall();
    await read('page', 'a', 'ada');
    await evict('page');
    texts.fromBytes.mockClear();
    const answers = await Promise.all(Array.from({ length: 50 }, () => read('page', 'b', 'ada')));
    expect(new Set(answers)).toEqual(new Set(['a']));
    expect(texts.fromBytes).toHaveBeenCalledOnce();
  });

  it('is dropped with its tags, in memory and on disk', async () => {
    const { read, evict, cache } = await openSmall();
    await read('page', 'a', 'ada');
    await read('other', 'm', 'mary');
    await evict('other');
    cache.drop('ada');
    expect([await read('page', 'b', 'ada'), await read('other', 'n', 'mary')]).toEqual(['b', 'm']);
    cache.drop('mary');
    expect(await read('other', 'n', 'mary'), 'dropped in memory and on disk').toBe('n');
  });

  it('expires after its lifetime', async () => {
    const { read, evict } = await openSmall({ lifetimeMs: 60_000 });
    await read('page', 'a', 'ada');
    await evict('page');
    const now = performance.now();
    const time = vi.spyOn(performance, 'now').mockReturnValue(now + 50_000);
    expect(await read('page', 'b', 'ada')).toBe('a');
    time.mockReturnValue(now + 61_000);
    expect(await read('page', 'b', 'ada'), 'reading it back does not extend its lifetime').toBe('b');
    await evict('page');
    expect(await read('page', 'c', 'ada'), 'the new value is read back').toBe('b');
  });

  it('is dropped when messages may have been missed', async () => {
    const opened = await openSmall();
    await opened.read('page', 'a', 'ada');
    await opened.evict('page');
    const listenAgain = await disconnectBus(opened);
    expect(await opened.read('page', 'b', 'ada')).toBe('a');
    await opened.evict('page');
    await listenAgain();
    expect(opened.cache.stats()).toMatchObject({ entries: 0, overflow: { entries: 0, bytes: 0 } });
    expect(await opened.read('page', 'b', 'ada')).toBe('b');
  });

  it('is computed again if it can’t be read', async () => {
    const { read, evict, texts } = await openSmall();
    await read('page', 'a', 'ada');
    await evict('page');
    texts.fromBytes.mockImplementationOnce(() => JSON.parse('{'));
    expect(await read('page', 'b', 'ada')).toBe('b');
  });

  it('is gone when the cache is closed', async () => {
    const { read, evict, cache, texts } = await openSmall();
    await read('page', 'a', 'ada');
    await evict('page');
    await cache.close();
    expect(await texts.overflow.get('page')).toBeUndefined();
  });

  it('is replaced by the value computed after a failed read', async () => {
    const { read, evict, texts } = await openSmall();
    await read('page', 'a', 'ada');
    await evict('page');
    texts.fromBytes.mockImplementationOnce(() => JSON.parse('{'));
    await read('page', 'b', 'ada');
    await evict('page');
    expect(await read('page', 'c', 'ada')).toBe('b');
  });
});

describe('a change while an entry is read back', () => {
  /** The times at which the change happens: during the read from disk, and each turn after it. */
  const CHANGE_TIMES = ['during the read', ...Array.from({ length: 10 }, (_, turns) => turns)];

  const READ_TIMES = ['at once', 'after the first read'];

  it.each(CHANGE_TIMES.flatMap((moment) => READ_TIMES.map((readTime) => [moment, readTime] as const)))(
    'is visible to later reads (change: %s, next read: %s)',
    async (moment, readTime) => {
      const { read, fill, evict, cache, texts } = await openSmall();
      await read('page', 'a', 'ada');
      await evict('page');
      const { promise: changed, resolve } = Promise.withResolvers<void>();
      let late: Promise<unknown> | undefined;
      const change = () => {
        cache.drop('ada');
        if (readTime === 'at once') late = read('page', 'b', 'ada');
        resolve();
      };
      texts.fromBytes.mockImplementationOnce((bytes) => {
        if (typeof moment === 'number') void waitTurns(moment).then(change);
        return bytes.toString();
      });
      const early = read('page', 'b', 'ada');
      if (typeof moment !== 'number') change();
      expect(['a', 'b']).toContain(await early);
      await changed;
      expect(await (late ?? read('page', 'b', 'ada'))).toBe('b');
      expect(await read('page', 'c', 'ada')).toBe('b');
      await fill();
      expect(await read('page', 'c', 'ada'), 'also from the file').toBe('b');
    },
  );

  it('is not hidden by a value whose computation began before it', async () => {
    const { cache, read, evict } = await openSmall();
    await read('page', 'a', 'ada');
    await evict('page');
    const { promise, resolve } = Promise.withResolvers<{ value: string; tags: string[] }>();
    const make = vi.fn(() => promise);
    const early = cache.get('page', make);
    cache.drop('ada');
    await eventually(() => expect(make).toHaveBeenCalled());
    cache.drop('ada');
    resolve({ value: 'b', tags: ['ada'] });
    expect(await early).toBe('b');
    expect(await read('page', 'c', 'ada')).toBe('c');
  });

  it('keeps a value that is computed after it in the cache', async () => {
    const { cache, read, evict } = await openSmall();
    await read('page', 'a', 'ada');
    await evict('page');
    const early = read('page', 'b', 'ada');
    cache.drop('ada');
    expect(await early).toBe('b');
    expect(await read('page', 'c', 'ada')).toBe('b');
  });
});

it('in any sequence of operations, a read returns no value older than the last change before it', async () => {
  const { cache } = await openSmall();
  const versions = new Map<string, number>();
  const versionOf = (owner: string) => versions.get(owner) ?? 0;
  let sawOverflow = false;
  const operation = fc.record({
    kind: fc.constantFrom('read', 'read', 'read', 'change'),
    at: fc.nat(7),
    /** The turns that the computation takes, and the pause before the next step. */
    making: fc.nat(4),
    pause: fc.nat(6),
  });
  const holds = async (operations: { kind: string; at: number; making: number; pause: number }[]) => {
    const answers: Promise<void>[] = [];
    for (const { kind, at, making, pause } of operations) {
      const owner = `owner ${at % 3}`;
      if (kind === 'change') {
        versions.set(owner, versionOf(owner) + 1);
        cache.drop(owner);
      } else {
        const expectedVersion = versionOf(owner);
        const answer = cache.get(`page ${at}`, async () => {
          const value = String.fromCharCode(versionOf(owner));
          await (making === 4 ? setImmediate() : waitTurns(making));
          return { value, tags: [owner] };
        });
        answers.push(
          answer.then((value) =>
            expect(value?.charCodeAt(0), `${owner} at ${expectedVersion}`).toBeGreaterThanOrEqual(expectedVersion),
          ),
        );
      }
      await (pause > 4 ? setImmediate() : waitTurns(pause));
      sawOverflow ||= cache.stats().overflow.entries > 0;
    }
    await Promise.all(answers);
  };
  await fc.assert(fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 200 }), holds), {
    numRuns: runs(100),
  });
  expect(sawOverflow).toBe(true);
  expect(cache.stats().hits).toBeGreaterThan(0);
});

/** Waits for a number of microtask turns, in which no disk operation can complete. */
async function waitTurns(turns: number) {
  for (let turn = 0; turn < turns; turn += 1) await null;
}
