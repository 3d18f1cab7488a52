import { type LoadRequest, runLoad } from './load.ts';
import { type MeteredPair, type MeteredServer, withPair } from './pair.ts';
import type { Figure } from './report.ts';
import { alternate, compare } from './rounds.ts';

const CONNECTIONS = 32;
const ROUNDS = 11;
const SECONDS = 0.8;

/** Measures the home page from the page cache: uncompressed, with brotli, and as a 304 response. */
export const pages = () =>
  withPair(async (pair) => [
    ...(await measure(pair, 'identity', {})),
    ...(await measure(pair, 'brotli', { 'accept-encoding': 'br' })),
    ...(await measure(pair, '304', { 'if-none-match': await etagOf(pair.product.url) })),
  ]);

async function measure(
  { product, bare }: MeteredPair,
  name: string,
  headers: Record<string, string>,
): Promise<Figure[]> {
  const load = (server: MeteredServer) => () => loadOf(server, { path: '/', headers });
  const rounds = await alternate(ROUNDS, load(product), load(bare));
  return [
    { name: `page ${name}`, unit: 'req/s', ...compare(rounds, (load) => load.perSecond), atLeast: 0.8 },
    { name: `page ${name} p50`, unit: 'ms', ...compare(rounds, (load) => load.p50) },
    { name: `page ${name} p99`, unit: 'ms', ...compare(rounds, (load) => load.p99), atMost: 3 },
    { name: `page ${name} CPU`, unit: 'µs/req', ...compare(rounds, (load) => load.cpu) },
  ];
}

/** Adds the server's CPU time per request, which other work on the machine affects less than the elapsed time. */
async function loadOf({ url, read }: MeteredServer, request: LoadRequest) {
  const before = await read();
  const load = await runLoad(url, request, CONNECTIONS, SECONDS);
  const after = await read();
  return { ...load, cpu: ((after.cpu - before.cpu) * 1000) / load.requests };
}

async function etagOf(url: string) {
  const { headers } = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const etag = headers.get('etag');
  if (!etag) throw new Error('the home page has no ETag');
  return etag;
}
