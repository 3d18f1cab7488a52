import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadLazily } from './load-lazily.ts';

/** Whether the server can be reached in the simulated browser. */
let reached = true;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('fetch', async () => (reached ? new Response() : Promise.reject(new TypeError('Failed to fetch'))));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A chunk that fails to load this many times and then loads. */
const piece = (fails: number) => {
  let times = 0;
  return async () => {
    times += 1;
    if (times <= fails) throw new TypeError('Failed to fetch dynamically imported module');
    return 'a piece';
  };
};

it('retries while the server cannot be reached, until the chunk loads', async () => {
  reached = false;
  const loading = loadLazily(piece(3));
  await vi.advanceTimersByTimeAsync(9000);
  await expect(loading).resolves.toBe('a piece');
});

it('retries as soon as the connection is back', async () => {
  reached = false;
  const loading = loadLazily(piece(1));
  await vi.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  await expect(loading).resolves.toBe('a piece');
});

it('retries once if the server can be reached, and then fails', async () => {
  reached = true;
  await expect(loadLazily(piece(1))).resolves.toBe('a piece');
  await expect(loadLazily(piece(2))).rejects.toThrow('dynamically imported module');
});
