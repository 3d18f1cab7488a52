import pg from 'pg';
import { makeSpecimen } from '../src/testing/cv-specimens.ts';
import { withBare } from './bare.ts';
import { quantile, runLoad } from './load.ts';
import { type Member, register } from './member.ts';
import { type MeteredServer, withDatabase, withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { alternate, compare } from './rounds.ts';

const CONNECTIONS = 32;
const ROUNDS = 11;
const SECONDS = 0.8;
const CHANGES = 60;
const WARM_UP = 10;

type PublishedCv = { url: string; member: Member; id: string };

/**
 * Measures the page of a four-page CV: from the page cache, compared with a bare server, and rendered after a change.
 */
export const publicCv = () =>
  withDatabase((databaseUrl) =>
    withProduct({ DATABASE_URL: databaseUrl }, async (product): Promise<Figure[]> => {
      const { url } = product;
      const published = await publish(databaseUrl, url);
      return withBare('bare-server.ts', url, async (bare) => [
        ...(await cached({ product, bare }, `/cv/${published.id}`)),
        ...(await afterChange(published, bare)),
      ]);
    }),
  );

async function publish(databaseUrl: string, url: string): Promise<PublishedCv> {
  const member = await register(url);
  await verifyEmail(databaseUrl, member);
  return { url, member, id: await makePublicCv(url, member) };
}

/** Creates a public CV of four pages, for a member with a verified address. */
export async function makePublicCv(url: string, member: Member) {
  const { id } = await ask<{ id: string }>(url, member, 'POST', '', {
    name: 'For Turin',
    document: makeSpecimen('English', 'four'),
  });
  await ask(url, member, 'PUT', `/${id}/sharing`, { visibility: 'public' });
  return id;
}

async function verifyEmail(connectionString: string, { uid }: Member) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('update users set email_verified = true where uid = $1', [uid]);
  await client.end();
}

async function cached(
  { product, bare }: { product: MeteredServer; bare: MeteredServer },
  path: string,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, headers] of [
    ['identity', {}],
    ['brotli', { 'accept-encoding': 'br' }],
  ] as const) {
    const load = (server: MeteredServer) => () => runLoad(server.url, { path, headers }, CONNECTIONS, SECONDS);
    const rounds = await alternate(ROUNDS, load(product), load(bare));
    figures.push({
      name: `public CV, ${name}`,
      unit: 'req/s',
      ...compare(rounds, ({ perSecond }) => perSecond),
      atLeast: 0.8,
    });
  }
  return figures;
}

/** Measures the first reader's wait for the page after each change. */
async function afterChange({ url, member, id }: PublishedCv, bare: MeteredServer): Promise<Figure[]> {
  const path = `/cv/${id}`;
  const waits: number[] = [];
  const bareWaits: number[] = [];
  let { revision } = await ask<{ revision: number }>(url, member, 'GET', `/${id}`);
  for (let change = 0; change < WARM_UP + CHANGES; change += 1) {
    const value = `Countess of Lovelace, ${change}`;
    const operations = [{ do: 'set', at: ['basics'], field: 'headline', value }];
    ({ revision } = await ask<{ revision: number }>(url, member, 'PATCH', `/${id}`, { revision, operations }));
    const product = await timed(url + path);
    if (!product.text.includes(value)) throw new Error('the page does not contain the change');
    const { wait } = await timed(bare.url + path);
    if (change < WARM_UP) continue;
    waits.push(product.wait);
    bareWaits.push(wait);
  }
  for (const all of [waits, bareWaits]) all.sort((a, b) => a - b);
  return [
    { name: 'public CV, first after a change: p50', unit: 'ms', product: quantile(waits, 0.5) },
    {
      name: 'public CV, first after a change: p95',
      unit: 'ms',
      product: quantile(waits, 0.95),
      atMost: 30,
    },
    { name: 'the same bytes from a bare server: p95', unit: 'ms', product: quantile(bareWaits, 0.95) },
  ];
}

async function timed(address: string) {
  const started = performance.now();
  const text = await (await fetch(address)).text();
  return { text, wait: performance.now() - started };
}

async function ask<Answer>(url: string, { token }: Member, method: string, rest: string, body?: object) {
  const answer = await fetch(`${url}/api/cvs${rest}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${rest}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
