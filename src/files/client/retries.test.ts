import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withRetries } from './retries.ts';
import { StorageFailure } from './storage-failure.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

type FakeResponse = number | 'lost';

/** Sends a request with retries to a server that gives these responses in order and repeats the last. */
function retrying(responses: readonly FakeResponse[], timeoutMs: number, controller = new AbortController()) {
  const times: number[] = [];
  const startedAt = performance.now();
  const sendRequest = async () => {
    const next = responses[Math.min(times.length, responses.length - 1)];
    times.push(Math.round((performance.now() - startedAt) / 1000));
    if (next === 'lost') throw new TypeError('the connection was lost');
    return new Response(null, { status: next ?? 200 });
  };
  const result = withRetries(sendRequest, { timeoutMs, signal: controller.signal, random: () => 0 }).then(
    ({ status }) => status,
    (error: StorageFailure) => error.code,
  );
  return { times, result };
}

describe('retrying', () => {
  it.each([408, 429, 500, 503, 599, 'lost'] as const)('happens after %s, with doubling delays', async (failure) => {
    const { times, result } = retrying([failure, failure, failure, failure, 200], 120_000);
    await vi.runAllTimersAsync();
    expect(await result).toBe(200);
    expect(times).toEqual([0, 1, 3, 7, 15]);
  });

  it('waits at most 64 seconds and tries once more at the time limit', async () => {
    const { times, result } = retrying([503], 600_000);
    await vi.runAllTimersAsync();
    expect(await result).toBe('retry-limit-exceeded');
    expect(times).toEqual([0, 1, 3, 7, 15, 31, 63, 127, 191, 255, 319, 383, 447, 511, 575, 600]);
  });

  it.each([200, 204, 301, 400, 401, 403, 404, 409, 412])('does not happen after %s', async (status) => {
    const { times, result } = retrying([status], 120_000);
    expect(await result).toBe(status);
    expect(times).toEqual([0]);
  });

  it('does not happen with a time limit of zero', async () => {
    const { times, result } = retrying([503], 0);
    expect(await result).toBe('retry-limit-exceeded');
    expect(times).toEqual([0]);
  });

  it('happens at once when the browser is online again, then with short delays', async () => {
    const browser = new EventTarget();
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
    const { times, result } = retrying(['lost', 'lost', 'lost', 'lost', 'lost', 200], 120_000);
    await vi.advanceTimersByTimeAsync(8000);
    expect(times).toEqual([0, 1, 3, 7]);
    browser.dispatchEvent(new Event('online'));
    await vi.runAllTimersAsync();
    expect(await result).toBe(200);
    expect(times).toEqual([0, 1, 3, 7, 8, 9]);
    vi.unstubAllGlobals();
  });

  it('stops at once with the reason when it is aborted', async () => {
    const controller = new AbortController();
    const { result } = retrying([503], 120_000, controller);
    await vi.advanceTimersByTimeAsync(2000);
    controller.abort(new StorageFailure('app-deleted', 'closed'));
    expect(await result).toBe('app-deleted');
  });
});
