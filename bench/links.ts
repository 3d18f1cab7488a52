import pg from 'pg';
import { withBare } from './bare.ts';
import { median, press } from './load.ts';
import { type Member, register } from './member.ts';
import { type Server, withDatabase, withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { compare, inTurns } from './rounds.ts';
import { publishSite } from './sites/plant-sites.ts';

const APP_URL = 'http://vitrine.example';
const CONNECTIONS = 32;
const ROUNDS = 11;
const SECONDS = 0.8;
const TRIES = 300;
const LEAST = 0.85;
const MOST = 1.15;

const NEVER = '/portfolio/0123456789abcdefghijkl';
/** Links that no longer work, each with the SQL change that makes it so. */
const GONE = {
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
      const gone: string[] = [];
      for (const _ of Object.keys(GONE)) gone.push(await makeLink(product, ada));
      await change(databaseUrl, gone);
      return withBare('bare-server.ts', product.url, async (bare) => [
        await kept(path, { product, bare }),
        ...(await nowhere(product, gone)),
      ]);
    }),
  );

async function makeLink({ url }: Server, { token }: Member) {
  const answer = await fetch(`${url}/api/shares`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ target: { kind: 'portfolio' } }),
  });
  const share = (await answer.json()) as { url: string };
  return new URL(share.url).pathname;
}

/** Changes the links in the database. None has been opened before, so the product has no cached state of them. */
async function change(connectionString: string, paths: readonly string[]) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  for (const [at, fields] of Object.values(GONE).entries())
    await client.query(`update shares set ${fields} where id = $1`, [paths[at]?.split('/')[2]]);
  await client.end();
}

async function kept(path: string, { product, bare }: { product: Server; bare: Server }): Promise<Figure> {
  const asked = { path, headers: { host: new URL(APP_URL).host, 'accept-encoding': 'br' } };
  const load = (server: Server) => () => press(server.url, asked, CONNECTIONS, SECONDS);
  const rounds = await inTurns(ROUNDS, load(product), load(bare));
  return {
    name: 'page behind a link, brotli',
    unit: 'req/s',
    ...compare(rounds, ({ perSecond }) => perSecond),
    atLeast: 0.8,
  };
}

/** Requests one link after the other, alternating with a link that never existed. */
async function nowhere({ url }: Server, paths: readonly string[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [at, kind] of Object.keys(GONE).entries()) {
    const rounds = await inTurns(TRIES, timed(url, paths[at] ?? ''), timed(url, NEVER));
    const [product, bare] = [median(rounds.map((round) => round.product)), median(rounds.map((round) => round.bare))];
    const name = `link that is ${kind}, beside one that never was`;
    figures.push({ name, unit: 'ms', product, bare, ratio: product / bare, atLeast: LEAST, atMost: MOST });
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
