import { describe, expect, it } from 'vitest';
import { makeContentCache } from './content-cache.ts';

const cache = (maxSize = 100) => makeContentCache<string>({ maxSize, sizeOf: (value) => value.length });

describe('a content cache', () => {
  it('computes a value once for concurrent and later requests', async () => {
    const get = cache();
    let made = 0;
    const make = async () => `made ${++made}`;
    expect(await Promise.all([get(['a'], make), get(['a'], make)])).toEqual(['made 1', 'made 1']);
    expect(await get(['a'], make)).toBe('made 1');
    expect(await get(['b'], make)).toBe('made 2');
  });

  it('distinguishes contents part by part', async () => {
    const get = cache();
    await get(['ab', 'c'], async () => 'one');
    expect(await get(['a', 'bc'], async () => 'other')).toBe('other');
  });

  it('evicts values beyond its size, and does not store failures', async () => {
    const get = cache(5);
    await get(['a'], async () => '12345');
    await get(['b'], async () => '12345');
    expect(await get(['a'], async () => 'anew')).toBe('anew');
    const failing = async () => Promise.reject(new Error('no'));
    await expect(get(['c'], failing)).rejects.toThrow('no');
    expect(await get(['c'], async () => 'yes')).toBe('yes');
  });

  it('repeats a cached failure without another try until it expires', async () => {
    const get = makeContentCache<string>({ maxSize: 100, sizeOf: () => 1, failureMs: () => 300 });
    let tries = 0;
    const failing = () => {
      tries += 1;
      return Promise.reject(new Error('too much'));
    };
    for (let round = 0; round < 3; round += 1) await expect(get(['a'], failing)).rejects.toThrow('too much');
    expect(tries).toBe(1);
    await expect
      .poll(async () => {
        await get(['a'], failing).catch(() => {});
        return tries;
      })
      .toBe(2);
  });
});
