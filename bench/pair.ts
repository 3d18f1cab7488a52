import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/server/db/embedded.ts';
import { makeLog } from '#platform/server/log.ts';
import { type Product, startProduct } from '../src/testing/product.ts';
import { withBare } from './bare.ts';

/** A server to measure. */
export type MeteredServer = { url: string; read(): Promise<Meters> };
/** The CPU time, and the event loop delay since the last reading, in milliseconds. */
export type Meters = { cpu: number; delay: { p50: number; p99: number; max: number } };
export type MeteredProduct = Product & MeteredServer;
export type MeteredPair = { product: MeteredProduct; bare: MeteredServer };

/** Starts the built product on a separate data directory and stops it after the work. */
export async function withProduct<Result>(
  env: Record<string, string>,
  work: (product: MeteredProduct) => Promise<Result>,
): Promise<Result> {
  const product = await startProduct({ HOST: '127.0.0.1', ...env });
  try {
    const url = product.url.replace('localhost', '127.0.0.1');
    return await work({ ...product, url, read: () => readMetrics(url) });
  } finally {
    await product.stop();
  }
}

/** The superuser's URL and the log file of a PostgreSQL server. */
export type DatabaseInternals = { superUrl: string; logFile: string };

/**
 * Starts a PostgreSQL server for the product, which connects as the owner of the tables. The bench can connect too.
 * Stops it after the work.
 */
export async function withDatabase<Result>(
  work: (databaseUrl: string, superDatabaseUrl: DatabaseInternals) => Promise<Result>,
  config: Record<string, string> = {},
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  try {
    const log = makeLog('silent');
    const { ownerUrl: url, superUrl, stop } = await startEmbeddedPostgres({ dataDir, key: 'of a bench', log, config });
    try {
      const superDatabaseUrl = new URL(superUrl);
      superDatabaseUrl.pathname = new URL(url).pathname;
      return await work(url, { superUrl: superDatabaseUrl.href, logFile: join(dataDir, 'pg.log') });
    } finally {
      await stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Starts the product with a bare server that returns the same responses. */
export const withPair = <Result>(work: (pair: MeteredPair) => Promise<Result>) =>
  withProduct({}, (product) => withBare('bare-server.ts', product.url, (bare) => work({ product, bare })));

async function readMetrics(url: string): Promise<Meters> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string) => Number(new RegExp(`^${name}_seconds(?:_total)? (\\S+)$`, 'm').exec(text)?.[1]) * 1000;
  const delay = (quantile: string) => read(`nodejs_eventloop_lag_${quantile}`);
  return { cpu: read('process_cpu'), delay: { p50: delay('p50'), p99: delay('p99'), max: delay('max') } };
}
