import { type Product, startProduct } from '../src/testing/product.ts';
import { startBare } from './bare.ts';

/** A server that is measured. */
export type Server = { url: string; read(): Promise<Meters> };
/** Its CPU time in milliseconds, and the p99 of its event loop's delay in milliseconds since they were last read. */
export type Meters = { cpu: number; delay: number };
export type Pair = { product: Product & Server; bare: Server };

/** Starts the built product on a data directory of its own and the bare server beside it; ends both after the work. */
export async function withPair<Result>(work: (pair: Pair) => Promise<Result>): Promise<Result> {
  const product = await startProduct({ HOST: '127.0.0.1' });
  try {
    const url = product.url.replace('localhost', '127.0.0.1');
    const bare = await startBare(url);
    try {
      return await work({ product: { ...product, url, read: () => readMetrics(url) }, bare });
    } finally {
      bare.stop();
    }
  } finally {
    await product.stop();
  }
}

async function readMetrics(url: string): Promise<Meters> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const seconds = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return {
    cpu: seconds('process_cpu_seconds_total') * 1000,
    delay: seconds('nodejs_eventloop_lag_p99_seconds') * 1000,
  };
}
