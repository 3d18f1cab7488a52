import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { makeFairLimit } from './fair-limit.ts';

const OPTIONS = { maxBusy: 2, maxQueue: 100, maxQueuePerOwner: 50, maxWaitMs: 5000 };

describe('a fair limit', () => {
  it('limits the work that runs at once, and returns its results', async () => {
    const limit = makeFairLimit(OPTIONS);
    let [now, most] = [0, 0];
    const work = async (at: number) => {
      now += 1;
      most = Math.max(most, now);
      await pause(5);
      now -= 1;
      if (at === 3) throw new Error('three');
      return at;
    };
    const ends = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((at) => limit('ada', () => work(at))));
    expect(most).toBe(2);
    expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : (end.reason as Error).message))).toEqual([
      ...[0, 1, 2],
      'three',
      ...[4, 5],
    ]);
  });

  it('lets owners take turns', async () => {
    const limit = makeFairLimit({ ...OPTIONS, maxBusy: 1 });
    const order: string[] = [];
    const work = (owner: string, at: number) => limit(owner, async () => void order.push(`${owner} ${at}`));
    await Promise.all([...[0, 1, 2, 3, 4].map((at) => work('mallory', at)), work('ada', 0), work('ben', 0)]);
    expect(order.indexOf('ada 0')).toBeLessThan(3);
    expect(order.indexOf('ben 0')).toBeLessThan(4);
    expect(order.at(-1)).toBe('mallory 4');
  });

  it('leaves places for others', async () => {
    const limit = makeFairLimit({ ...OPTIONS, maxBusy: 3, maxBusyPerOwner: 2 });
    const end = Promise.withResolvers<void>();
    const long = [0, 1, 2].map(() => limit('mallory', () => end.promise));
    expect(await limit('ada', async () => 'at once')).toBe('at once');
    end.resolve();
    await Promise.all(long);
    expect(await limit('mallory', async () => 'again')).toBe('again');
  });

  it('refuses work that waits too long, and runs the rest', async () => {
    const limit = makeFairLimit({ ...OPTIONS, maxBusy: 1, maxWaitMs: 20 });
    const end = Promise.withResolvers<void>();
    const long = limit('mallory', () => end.promise);
    await expect(limit('ada', async () => 'late')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    end.resolve();
    await long;
    expect(await limit('ada', async () => 'in time')).toBe('in time');
  });

  it('gives up the place of work that nobody waits for any more', async () => {
    const limit = makeFairLimit({ ...OPTIONS, maxBusy: 1, maxQueue: 1, refusal: { word: 'tookTooLong' } });
    const end = Promise.withResolvers<void>();
    const long = limit('mallory', () => end.promise);
    const waiting = new AbortController();
    let hasRun = false;
    const canceled = limit(
      'ada',
      async () => {
        hasRun = true;
      },
      waiting.signal,
    );
    await expect(limit('ben', async () => {})).rejects.toMatchObject({ details: { text: { word: 'tookTooLong' } } });
    waiting.abort();
    await expect(canceled).rejects.toMatchObject({ code: 'CLIENT_CLOSED_REQUEST' });
    const next = limit('ben', async () => 'ben');
    end.resolve();
    await long;
    expect(await next).toBe('ben');
    expect(hasRun).toBe(false);
    await expect(limit('ada', async () => {}, waiting.signal)).rejects.toMatchObject({ code: 'CLIENT_CLOSED_REQUEST' });
  });

  it('refuses work immediately if the queue is full', async () => {
    const limit = makeFairLimit({ ...OPTIONS, maxBusy: 1, maxQueuePerOwner: 1 });
    const end = Promise.withResolvers<void>();
    const [running, waiting] = [limit('mallory', () => end.promise), limit('mallory', async () => {})];
    await expect(limit('mallory', async () => {})).rejects.toMatchObject({ details: { retryAfter: 5 } });
    const other = limit('ada', async () => 'ada');
    end.resolve();
    await Promise.all([running, waiting]);
    expect(await other).toBe('ada');
  });
});
