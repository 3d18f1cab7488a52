import { describe, expect, it } from 'vitest';
import { GIVEN_UP, makeThreads } from './threads.ts';

/** Does as it is told. */
const PROGRAM = `
import { parentPort, workerData } from 'node:worker_threads';
if (workerData === 'think') for (;;);
if (workerData === 'fill') for (const all = []; ; ) all.push('x'.repeat(1000) + all.length);
if (workerData === 'throw') throw new Error('as told');
if (workerData === 'environment') parentPort.postMessage(Object.keys(process.env));
else if (workerData !== 'end') parentPort.postMessage(workerData.toUpperCase());
`;
const threads = (milliseconds: number, waiting = 10) =>
  makeThreads<string, unknown>({
    program: new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`),
    milliseconds,
    megabytes: 32,
    atOnce: 1,
    waiting,
  });

describe('an order for a thread', () => {
  it('is answered, one after the other', async () => {
    const ask = threads(20_000);
    expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['A', 'B', 'C']);
  });

  it('is given up when it takes too long or too much, and the next one is served', async () => {
    expect(await threads(300)('think')).toBe(GIVEN_UP);
    const ask = threads(20_000);
    expect(await Promise.all([ask('fill'), ask('a')])).toEqual([GIVEN_UP, 'A']);
  });

  it('is refused when too many wait already', async () => {
    const ask = threads(20_000, 1);
    const orders = ['a', 'b', 'c'].map(ask);
    await expect(orders[2]).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await Promise.all(orders.slice(0, 2))).toEqual(['A', 'B']);
  });

  it('fails when its thread fails or ends without a word', async () => {
    const ask = threads(20_000);
    await expect(ask('throw')).rejects.toThrow('as told');
    await expect(ask('end')).rejects.toThrow('no answer');
  });

  it('sees nothing of the environment', async () => {
    expect(await threads(20_000)('environment')).toEqual([]);
  });
});
