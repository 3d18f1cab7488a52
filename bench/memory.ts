import { type ChildProcess, execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withProduct } from './pair.ts';
import type { Figure } from './report.ts';

const IDLE = 10_000;

/** What the product's own process keeps in memory when nobody has asked for anything; PostgreSQL is not counted. */
export const memory = () =>
  withProduct({}, async (product): Promise<Figure[]> => {
    await pause(IDLE);
    return [{ name: 'memory idle after 10 s', unit: 'MB', product: await rssOf(product.process), atMost: 160 }];
  });

/** The memory that a process holds, in megabytes. */
export async function rssOf({ pid }: ChildProcess) {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}
