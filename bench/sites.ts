import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { withBare } from './bare.ts';
import { quantile, runLoad } from './load.ts';
import { register } from './member.ts';
import { type MeteredServer, withDatabase, withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { alternate, compare } from './rounds.ts';
import { hostOfSite, publishSite, seedSites } from './sites/seed-sites.ts';

const APP_URL = 'http://vitrine.example';
const CONNECTIONS = 32;
const ROUNDS = 11;
const SECONDS = 0.8;
/** Far more sites than the page cache can hold in memory. */
const SITES = 10_000;
/** The steady rate of requests, low enough that none waits for the one before it. */
const PER_SECOND = 60;
/** The number of rounds for each kind of page. The first is only a warm-up. */
const SPREAD_ROUNDS = 9;
const REQUESTS_PER_ROUND = PER_SECOND * 5;
const UNCACHED_SITES = REQUESTS_PER_ROUND * SPREAD_ROUNDS;
const MAX_RATIO = 5;
const CONCURRENCY = 8;

/**
 * Measures the home pages of members' sites: one page from the cache, compared with a bare server, and the pages of ten
 * thousand sites, more than the cache holds in memory, compared with that page. Each was requested once before, so most
 * come from disk. Sites requested for the first time show the cost of an uncached page. The kinds take turns, so that
 * all experience the same load of the machine.
 */
export const sites = () =>
  withDatabase((databaseUrl) =>
    withProduct({ DATABASE_URL: databaseUrl, APP_URL }, async (product): Promise<Figure[]> => {
      await publishSite(databaseUrl, product.url, await register(product.url));
      await seedSites(databaseUrl, SITES + UNCACHED_SITES);
      return withBare('bare-server.ts', product.url, async (bare) => [
        ...(await cached({ product, bare })),
        ...(await spread(product)),
      ]);
    }),
  );

async function cached({ product, bare }: { product: MeteredServer; bare: MeteredServer }): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, encoding] of [
    ['identity', {}],
    ['brotli', { 'accept-encoding': 'br' }],
  ] as const) {
    const request = { path: '/', headers: { host: 'ada.vitrine.example', ...encoding } };
    const load = (server: MeteredServer) => () => runLoad(server.url, request, CONNECTIONS, SECONDS);
    const rounds = await alternate(ROUNDS, load(product), load(bare));
    figures.push({
      name: `home page of a site, ${name}`,
      unit: 'req/s',
      ...compare(rounds, ({ perSecond }) => perSecond),
      atLeast: 0.8,
    });
  }
  return figures;
}

/** Sends the same rate of requests for one cached page, for pages of all sites, and for pages never rendered before. */
async function spread({ url }: MeteredServer): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true });
  await warmCache(url, agent);
  const cachedTimes: number[] = [];
  const spreadTimes: number[] = [];
  const uncachedTimes: number[] = [];
  const kinds: [taken: number[], hostOf: (at: number) => string][] = [
    [cachedTimes, () => 'ada.vitrine.example'],
    [spreadTimes, (at) => hostOfSite((at * 7919) % SITES)],
    [uncachedTimes, (at) => hostOfSite(SITES + at)],
  ];
  for (let round = 0; round < SPREAD_ROUNDS; round += 1) {
    for (const [times, hostOf] of kinds) {
      const measured = await measureTimes(url, agent, (at) => hostOf(round * REQUESTS_PER_ROUND + at));
      if (round > 0) times.push(...measured);
    }
  }
  agent.destroy();
  const at = (times: number[], share: number) =>
    quantile(
      times.toSorted((a, b) => a - b),
      share,
    );
  const besideCached = (times: number[], share: number) => {
    const [product, bare] = [at(times, share), at(cachedTimes, share)];
    return { unit: 'ms', product, bare, ratio: product / bare };
  };
  const spreadName = `home pages of ${SITES} sites vs one cached page, ${PER_SECOND} a second`;
  const uncachedName = `uncached home pages vs one cached page, ${PER_SECOND} a second`;
  return [
    { name: `${spreadName}: p50`, ...besideCached(spreadTimes, 0.5) },
    { name: `${spreadName}: p99`, ...besideCached(spreadTimes, 0.99), atMost: MAX_RATIO },
    { name: `${uncachedName}: p50`, ...besideCached(uncachedTimes, 0.5) },
    { name: `${uncachedName}: p99`, ...besideCached(uncachedTimes, 0.99) },
  ];
}

/** Requests each site once, a few at a time, as fast as possible. */
async function warmCache(url: string, agent: Agent) {
  const hosts = Array.from({ length: SITES }, (_, at) => hostOfSite(at)).values();
  const requestHosts = async () => {
    for (const host of hosts) await timed(url, host, agent);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, requestHosts));
}

/** Returns the latency of each request in a round. */
async function measureTimes(url: string, agent: Agent, hostOf: (at: number) => string) {
  const started = performance.now();
  const answers: Promise<number>[] = [];
  for (let at = 0; at < REQUESTS_PER_ROUND; at += 1) {
    answers.push(timed(url, hostOf(at), agent));
    await pause(Math.max(0, started + ((at + 1) * 1000) / PER_SECOND - performance.now()));
  }
  return Promise.all(answers);
}

const timed = (url: string, host: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    const started = performance.now();
    get(url, { agent, headers: { host, 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${host}: ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - started));
    }).on('error', reject);
  });
