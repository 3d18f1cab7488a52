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
/** More than the page cache holds by far. */
const SITES = 10_000;
/** Asked evenly, so that no request waits for the one before it on a machine that keeps up. */
const PER_SECOND = 60;
const SPREAD_SECONDS = 40;
const WARM_UP = 5;
const MOST_TIMES = 5;

/** The home pages of members’ sites: out of the page cache beside a bare server, and of ten thousand that do not fit in. */
export const sites = () =>
  withDatabase((databaseUrl) =>
    withProduct({ DATABASE_URL: databaseUrl, APP_URL }, async (product): Promise<Figure[]> => {
      await publishSite(databaseUrl, product.url, await register(product.url));
      await plantSites(databaseUrl, SITES);
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

/** As many requests a second for one page that is kept as for pages all over. */
async function spread({ url }: Server): Promise<Figure[]> {
  const all = (at: number) => hostOfSite((at * 7919) % SITES);
  const kept = await waits(url, () => 'ada.vitrine.example');
  const cold = await waits(url, all);
  const at = (share: number) => ({ product: quantile(cold, share), bare: quantile(kept, share) });
  const named = (share: number) => ({ ...at(share), ratio: at(share).product / at(share).bare });
  const name = `home pages of ${SITES} sites beside one that is kept, ${PER_SECOND} a second`;
  return [
    { name: `${name}: p50`, unit: 'ms', ...named(0.5) },
    { name: `${name}: p99`, unit: 'ms', ...named(0.99), atMost: MOST_TIMES },
  ];
}

/** How long each request waited, in their order of length. */
async function waits(url: string, hostOf: (at: number) => string) {
  const agent = new Agent({ keepAlive: true });
  const taken: number[] = [];
  const started = performance.now();
  const answers: Promise<void>[] = [];
  for (let at = 0; at < PER_SECOND * (WARM_UP + SPREAD_SECONDS); at += 1) {
    answers.push(
      timed(url, hostOf(at), agent).then((wait) => {
        if (at >= PER_SECOND * WARM_UP) taken.push(wait);
      }),
    );
    await pause(Math.max(0, started + ((at + 1) * 1000) / PER_SECOND - performance.now()));
  }
  await Promise.all(answers);
  agent.destroy();
  return taken.sort((a, b) => a - b);
}

const timed = (url: string, host: string, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    const started = performance.now();
    get(url, { agent, headers: { host, 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${host}: ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - started));
    }).on('error', reject);
  });
