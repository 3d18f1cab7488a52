import { type ChildProcess, execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { withProduct } from './pair.ts';
import type { Figure } from './report.ts';

const IDLE = 10_000;

/** Measures the idle memory of the product's own process, without PostgreSQL. */
export const memory = () =>
  withProduct({}, async (product): Promise<Figure[]> => {
    await pause(IDLE);
    return [{ name: 'memory idle after 10 s', unit: 'MB', product: await rssOf(product.process), atMost: 160 }];
  });

/** Returns the resident memory of a process in megabytes. */
export async function rssOf({ pid }: ChildProcess) {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}
