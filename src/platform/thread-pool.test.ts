import { describe, expect, it } from 'vitest';
import { OVERTAKEN, openThreadPool } from './thread-pool.ts';
import { GIVEN_UP } from './threads.ts';

/** Counts what it has been asked, and does as it is told. */
const PROGRAM = `
import { parentPort, workerData } from 'node:worker_threads';
let asked = 0;
parentPort.on('message', ({ id, order }) => {
  asked += 1;
  if (order === 'think') for (;;);
  if (order === 'end') process.exit(3);
  if (order === 'hoard') for (const all = []; ; ) all.push(new Array(100_000).fill(asked));
  if (order === 'throw') throw new Error('as told');
  if (order === 'refuse') parentPort.postMessage({ id, failed: 'as told' });
  else parentPort.postMessage({ id, made: workerData + order + asked });
});
`;
const pool = ({ threads = 1, milliseconds = 20_000, waiting = 10 } = {}) =>
  openThreadPool<string, string>({
    program: new URL(`data:text/javascript,${encodeURIComponent(PROGRAM)}`),
    given: 'g',
    threads,
    milliseconds,
    megabytes: 64,
    waiting,
  });

describe('a pool of threads', () => {
  it('has its orders done one after the other by threads that stay', async () => {
    const { fulfil: ask } = pool();
    expect(await Promise.all(['a', 'b', 'c'].map((order) => ask(order)))).toEqual(['ga1', 'gb2', 'gc3']);
  });

  it('opens one thread ahead of the first order, and no more', async () => {
    const { fulfil, prepare } = pool({ threads: 2 });
    prepare();
    prepare();
    expect(await fulfil('a')).toBe('ga1');
    prepare();
    expect(await fulfil('b')).toBe('gb2');
  });

  it('goes on with the same thread after an order that could not be done', async () => {
    const { fulfil: ask } = pool();
    await expect(ask('refuse')).rejects.toThrow('as told');
    expect(await ask('a')).toBe('ga2');
  });

  it.each(['end', 'throw'])('replaces a thread that breaks: %s', async (order) => {
    const { fulfil: ask } = pool();
    const [broken, next] = [ask(order), ask('a')];
    await expect(broken).rejects.toThrow();
    expect(await next).toBe('ga1');
  });

  it('gives up what takes too long, and serves the next', async () => {
    const { fulfil: ask } = pool({ milliseconds: 1000 });
    expect(await ask('think')).toBe(GIVEN_UP);
    expect(await ask('a')).toBe('ga1');
  });

  it('gives up what takes too much memory, and serves the next', async () => {
    const { fulfil: ask } = pool();
    expect(await ask('hoard')).toBe(GIVEN_UP);
    expect(await ask('a')).toBe('ga1');
  });

  it('does only the last of those that wait in one line', async () => {
    const { fulfil: ask } = pool();
    const orders = [ask('a', 'x'), ask('b', 'x'), ask('c', 'y'), ask('d', 'x')];
    expect(await Promise.all(orders)).toEqual([OVERTAKEN, OVERTAKEN, 'gc1', 'gd2']);
    expect(await ask('e', 'x')).toBe('ge3');
  });

  it('refuses when too many wait already', async () => {
    const { fulfil: ask } = pool({ waiting: 1 });
    const orders = ['a', 'b', 'c'].map((order) => ask(order));
    await expect(orders[2]).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(await Promise.all(orders.slice(0, 2))).toEqual(['ga1', 'gb2']);
  });
});
