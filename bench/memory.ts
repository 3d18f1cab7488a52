import { execFile } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { startProduct } from '../src/testing/product.ts';
import type { Figure } from './report.ts';

const IDLE = 10_000;

/** What the product's own process keeps in memory when nobody has asked for anything; PostgreSQL is not counted. */
export async function memory(): Promise<Figure[]> {
  const product = await startProduct({ HOST: '127.0.0.1' });
  try {
    await pause(IDLE);
    const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(product.process.pid)]);
    return [{ name: 'memory idle after 10 s', unit: 'MB', product: Number(stdout) / 1024, atMost: 160 }];
  } finally {
    await product.stop();
  }
}
