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

/** A part whose load fails this many times and then succeeds. */
const piece = (fails: number) => {
  let times = 0;
  return async () => {
    times += 1;
    if (times <= fails) throw new TypeError('Failed to fetch dynamically imported module');
    return 'a piece';
  };
};

it('waits while the server cannot be reached, and then goes on', async () => {
  reached = false;
  const loading = loadLazily(piece(3));
  await vi.advanceTimersByTimeAsync(9000);
  await expect(loading).resolves.toBe('a piece');
});

it('goes on as soon as the connection is back', async () => {
  reached = false;
  const loading = loadLazily(piece(1));
  await vi.advanceTimersByTimeAsync(10);
  window.dispatchEvent(new Event('online'));
  await expect(loading).resolves.toBe('a piece');
});

it('tries once more, and then says that the server does not have it', async () => {
  reached = true;
  await expect(loadLazily(piece(1))).resolves.toBe('a piece');
  await expect(loadLazily(piece(2))).rejects.toThrow('dynamically imported module');
});
