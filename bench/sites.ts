import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { withBare } from './bare.ts';
import { press, quantile } from './load.ts';
import { register } from './member.ts';
import { type Server, withDatabase, withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { compare, inTurns } from './rounds.ts';
import { hostOfSite, plantSites, publishSite } from './sites/plant-sites.ts';

const APP_URL = 'http://vitrine.example';
const CONNECTIONS = 32;
const ROUNDS = 11;
const SECONDS = 0.8;
/** Far more sites than the page cache can hold in memory. */
const SITES = 10_000;
/** The steady rate of requests, low enough that none waits for the one before it. */
const PER_SECOND = 60;
/** The number of turns for each kind of page. The first is only a warm-up. */
const TURNS = 9;
const ASKED_IN_TURN = PER_SECOND * 5;
const UNSEEN = ASKED_IN_TURN * TURNS;
const MOST_TIMES = 5;
const AT_A_TIME = 8;

/**
 * Measures the home pages of members' sites: one page from the cache, compared with a bare server, and the pages of ten
 * thousand sites, more than the cache holds in memory, compared with that page. Each was requested once before, so most
 * come from disk. Sites requested for the first time show the cost of an uncached page. The kinds take turns, so that
 * all
 * experience the same load of the machine.
 */
export const sites = () =>
  withDatabase((databaseUrl) =>
    withProduct({ DATABASE_URL: databaseUrl, APP_URL }, async (product): Promise<Figure[]> => {
      await publishSite(databaseUrl, product.url, await register(product.url));
      await plantSites(databaseUrl, SITES + UNSEEN);
      return withBare('bare-server.ts', product.url, async (bare) => [
        ...(await cached({ product, bare })),
        ...(await spread(product)),
      ]);
    }),
  );

async function cached({ product, bare }: { product: Server; bare: Server }): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, encoding] of [
    ['identity', {}],
    ['brotli', { 'accept-encoding': 'br' }],
  ] as const) {
    const asked = { path: '/', headers: { host: 'ada.vitrine.example', ...encoding } };
    const load = (server: Server) => () => press(server.url, asked, CONNECTIONS, SECONDS);
    const rounds = await inTurns(ROUNDS, load(product), load(bare));
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
async function spread({ url }: Server): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true });
  await askForEach(url, agent);
  const kept: number[] = [];
  const all: number[] = [];
  const made: number[] = [];
  const kinds: [taken: number[], hostOf: (at: number) => string][] = [
    [kept, () => 'ada.vitrine.example'],
    [all, (at) => hostOfSite((at * 7919) % SITES)],
    [made, (at) => hostOfSite(SITES + at)],
  ];
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [taken, hostOf] of kinds) {
      const waited = await waits(url, agent, (at) => hostOf(turn * ASKED_IN_TURN + at));
      if (turn > 0) taken.push(...waited);
    }
  }
  agent.destroy();
  const at = (taken: number[], share: number) =>
    quantile(
      taken.toSorted((a, b) => a - b),
      share,
    );
  const beside = (taken: number[], share: number) => {
    const [product, bare] = [at(taken, share), at(kept, share)];
    return { unit: 'ms', product, bare, ratio: product / bare };
  };
  const spreadOver = `home pages of ${SITES} sites beside one that is kept, ${PER_SECOND} a second`;
  const notKept = `home pages that have to be made beside one that is kept, ${PER_SECOND} a second`;
  return [
    { name: `${spreadOver}: p50`, ...beside(all, 0.5) },
    { name: `${spreadOver}: p99`, ...beside(all, 0.99), atMost: MOST_TIMES },
    { name: `${notKept}: p50`, ...beside(made, 0.5) },
    { name: `${notKept}: p99`, ...beside(made, 0.99) },
  ];
}

/** Requests each site once, a few at a time, as fast as possible. */
async function askForEach(url: string, agent: Agent) {
  const hosts = Array.from({ length: SITES }, (_, at) => hostOfSite(at)).values();
  const askInTurn = async () => {
    for (const host of hosts) await timed(url, host, agent);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, askInTurn));
}

/** Returns the latency of each request in a turn. */
async function waits(url: string, agent: Agent, hostOf: (at: number) => string) {
  const started = performance.now();
  const answers: Promise<number>[] = [];
  for (let at = 0; at < ASKED_IN_TURN; at += 1) {
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
