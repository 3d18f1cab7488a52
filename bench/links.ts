import pg from 'pg';
import { withBare } from './bare.ts';
import { median, runLoad } from './load.ts';
import { type Member, register } from './member.ts';
import { type MeteredServer, withDatabase, withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { alternate, compare } from './rounds.ts';
import { publishSite } from './sites/seed-sites.ts';

const APP_URL = 'http://vitrine.example';
const CONNECTIONS = 32;
const ROUNDS = 11;
const SECONDS = 0.8;
const TRIES = 300;
const MIN_RATIO = 0.85;
const MAX_RATIO = 1.15;

const UNKNOWN_LINK = '/portfolio/0123456789abcdefghijkl';
/** Links that no longer work, each with the SQL change that makes it so. */
const DISABLED_BY = {
  paused: "state = 'paused'",
  revoked: "state = 'revoked'",
  over: "expires_at = now() - interval '1 day'",
  'to a CV that is gone': "target_kind = 'cv', target_id = gen_random_uuid()::text",
} as const;

/**
 * Measures a page behind a link from the page cache, compared with a bare server, and the time to refuse a link that no
 * longer works, compared with one that never existed. These times must not differ.
 */
export const links = () =>
  withDatabase((databaseUrl) =>
    withProduct({ DATABASE_URL: databaseUrl, APP_URL }, async (product): Promise<Figure[]> => {
      const ada = await register(product.url);
      await publishSite(databaseUrl, product.url, ada);
      const path = await makeLink(product, ada);
      const disabled: string[] = [];
      for (const _ of Object.keys(DISABLED_BY)) disabled.push(await makeLink(product, ada));
      await disableLinks(databaseUrl, disabled);
      return withBare('bare-server.ts', product.url, async (bare) => [
        await measurePage(path, { product, bare }),
        ...(await measureDisabled(product, disabled)),
      ]);
    }),
  );

async function makeLink({ url }: MeteredServer, { token }: Member) {
  const answer = await fetch(`${url}/api/shares`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ target: { kind: 'portfolio' } }),
  });
  const share = (await answer.json()) as { url: string };
  return new URL(share.url).pathname;
}

/** Changes the links in the database. None has been opened before, so the product has no cached state of them. */
async function disableLinks(connectionString: string, paths: readonly string[]) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const [at, fields] of Object.values(DISABLED_BY).entries())
    await client.query(`update shares set ${fields} where id = $1`, [paths[at]?.split('/')[2]]);
  await client.end();
}

async function measurePage(
  path: string,
  { product, bare }: { product: MeteredServer; bare: MeteredServer },
): Promise<Figure> {
  const request = { path, headers: { host: new URL(APP_URL).host, 'accept-encoding': 'br' } };
  const load = (server: MeteredServer) => () => runLoad(server.url, request, CONNECTIONS, SECONDS);
  const rounds = await alternate(ROUNDS, load(product), load(bare));
  return {
    name: 'page behind a link, brotli',
    unit: 'req/s',
    ...compare(rounds, ({ perSecond }) => perSecond),
    atLeast: 0.8,
  };
}

/** Requests one link after the other, alternating with a link that never existed. */
async function measureDisabled({ url }: MeteredServer, paths: readonly string[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [at, kind] of Object.keys(DISABLED_BY).entries()) {
    const rounds = await alternate(TRIES, timed(url, paths[at] ?? ''), timed(url, UNKNOWN_LINK));
    const [product, bare] = [median(rounds.map((round) => round.product)), median(rounds.map((round) => round.bare))];
    const name = `link that is ${kind} vs one that never existed`;
    figures.push({ name, unit: 'ms', product, bare, ratio: product / bare, atLeast: MIN_RATIO, atMost: MAX_RATIO });
  }
  return figures;
}

const timed = (url: string, path: string) => async () => {
  const started = performance.now();
  const answer = await fetch(url + path, { headers: { host: new URL(APP_URL).host } });
  await answer.arrayBuffer();
  if (answer.status !== 404) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - started;
};
