import { describe, expect, it } from 'vitest';
import { makeContentCache } from './content-cache.ts';

const cache = (maxSize = 100) => makeContentCache<string>({ maxSize, sizeOf: (value) => value.length });

describe('what is kept by its content', () => {
  it('is made once for all who ask, at once or later', async () => {
    const get = cache();
    let made = 0;
    const make = async () => `made ${++made}`;
    expect(await Promise.all([get(['a'], make), get(['a'], make)])).toEqual(['made 1', 'made 1']);
    expect(await get(['a'], make)).toBe('made 1');
    expect(await get(['b'], make)).toBe('made 2');
  });

  it('is told apart part by part', async () => {
    const get = cache();
    await get(['ab', 'c'], async () => 'one');
    expect(await get(['a', 'bc'], async () => 'other')).toBe('other');
  });

  it('is forgotten where there is no room, and not kept where making it failed', async () => {
    const get = cache(5);
    await get(['a'], async () => '12345');
    await get(['b'], async () => '12345');
    expect(await get(['a'], async () => 'anew')).toBe('anew');
    const failing = async () => Promise.reject(new Error('no'));
    await expect(get(['c'], failing)).rejects.toThrow('no');
    expect(await get(['c'], async () => 'yes')).toBe('yes');
  });

  it('answers a failure again for as long as it is worth remembering, without another try', async () => {
    const get = makeContentCache<string>({ maxSize: 100, sizeOf: () => 1, failureMs: () => 300 });
    let tries = 0;
    const failing = () => {
      tries += 1;
      return Promise.reject(new Error('too much'));
    };
    for (let asked = 0; asked < 3; asked += 1) await expect(get(['a'], failing)).rejects.toThrow('too much');
    expect(tries).toBe(1);
    await expect
      .poll(async () => {
        await get(['a'], failing).catch(() => {});
        return tries;
      })
      .toBe(2);
  });
});
