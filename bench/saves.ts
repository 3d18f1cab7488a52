import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { quantile } from './load.ts';
import { type Member, register } from './member.ts';
import { withDatabase, withProduct } from './pair.ts';
import type { Figure } from './report.ts';

const CVS = 20;
const PER_SECOND = 100;
const SECONDS = 60;
const WARM_UP_SECONDS = 5;
const MAX_RATIO = 10;
/** The number of items, for about three pages. */
const ITEMS = 30;

/** The vocabulary size, for a variety of words as in a real CV. */
const WORDS = 1500;
const WORDS_PER_ITEM = 90;
const textOf = (item: number) =>
  Array.from({ length: WORDS_PER_ITEM }, (_, at) => `note${(item * WORDS_PER_ITEM + at) ** 2 % WORDS}`).join(' ');

type SavedCv = { member: Member; id: string; revision: number; written: number; ready: Promise<unknown> };

/** The number of saves by each client, one after the other. */
const SAVES_IN_TURN = 200;

/** Measures saves of single fields: in turn, by one and eight clients, and at a steady rate by twenty members. */
export const saves = async () => [...(await savesInTurn()), ...(await steadySaves())];

/** The bare server's part is one update of the same row by its key, with the whole document, in a round trip. */
const savesInTurn = () =>
  withDatabase((DATABASE_URL, { superUrl, logFile }) =>
    withProduct({ DATABASE_URL }, async ({ url }): Promise<Figure[]> => {
      const cvs = await Promise.all(Array.from({ length: MAX_CLIENTS }, (_, at) => createCv(url, at)));
      const saveAs = (cv: SavedCv) => saveOnce(url, cv);
      await inTurn(cvs, saveAs, SAVES_IN_TURN / 4);
      const roundTrips = await countStatements(logFile, superUrl, () => inTurn(cvs.slice(0, 1), saveAs, SAVES_IN_TURN));
      const figures: Figure[] = [
        { name: 'messages to the database a save', unit: '', product: roundTrips / SAVES_IN_TURN },
      ];
      for (const clients of [1, MAX_CLIENTS]) {
        const product = await inTurn(cvs.slice(0, clients), saveAs, SAVES_IN_TURN);
        const bare = await bareUpdates(superUrl, cvs.slice(0, clients));
        for (const [name, portion] of [
          ['p50', 0.5],
          ['p99', 0.99],
        ] as const) {
          const [ours, theirs] = [quantile(product, portion), quantile(bare, portion)];
          const by = clients === 1 ? 'one client' : `${clients} clients`;
          figures.push({
            ...{ name: `save of a field by ${by}: ${name}`, unit: 'ms' },
            ...{ product: ours, bare: theirs, ratio: ours / theirs },
          });
        }
      }
      return figures;
    }),
  );

const MAX_CLIENTS = 8;

/** Returns the sorted latencies of clients that save one after the other. */
async function inTurn<Client>(clients: readonly Client[], save: (client: Client) => Promise<unknown>, times: number) {
  const latencies: number[] = [];
  await Promise.all(
    clients.map(async (client) => {
      for (let at = 0; at < times; at += 1) {
        const started = performance.now();
        await save(client);
        latencies.push(performance.now() - started);
      }
    }),
  );
  return latencies.sort((a, b) => a - b);
}

async function bareUpdates(superUrl: string, cvs: readonly SavedCv[]) {
  const clients = await Promise.all(
    cvs.map(async ({ id }) => {
      const client = new pg.Client({ connectionString: superUrl });
      await client.connect();
      const { rows } = await client.query('select document, words from records where id = $1', [id]);
      const [{ document, words }] = rows as [{ document: object; words: string }];
      return { client, id, document, words };
    }),
  );
  const latencies = await inTurn(
    clients,
    ({ client, id, document, words }) =>
      client.query('update records set document = $1, words = $2, updated_at = now() where id = $3', [
        JSON.stringify(document),
        words,
        id,
      ]),
    SAVES_IN_TURN,
  );
  for (const { client } of clients) await client.end();
  return latencies;
}

/** Returns the number of statements that the product sends to the database during the work. */
async function countStatements(logFile: string, superUrl: string, work: () => Promise<unknown>) {
  const client = new pg.Client({ connectionString: superUrl });
  await client.connect();
  const setLogging = async (value: string) => {
    await client.query(`alter system set log_statement = '${value}'`);
    await client.query('select pg_reload_conf()');
    await pause(500);
  };
  const before = (await readFile(logFile, 'utf8')).length;
  await setLogging('all');
  await work();
  await setLogging('none');
  await client.end();
  const lines = (await readFile(logFile, 'utf8')).slice(before).split('\n');
  return lines.filter((line) => /LOG: {2}(?:statement|execute [^:]*):/.test(line) && !OWN_STATEMENT.test(line)).length;
}

const OWN_STATEMENT = /pg_reload_conf|alter system/;

const steadySaves = () =>
  withProduct({}, async ({ url }): Promise<Figure[]> => {
    const cvs = await Promise.all(Array.from({ length: CVS }, (_, at) => createCv(url, at)));
    await saveEvenly(url, cvs, WARM_UP_SECONDS);
    const latencies = await saveEvenly(url, cvs, SECONDS);
    latencies.sort((a, b) => a - b);
    const [p50, p99] = [quantile(latencies, 0.5), quantile(latencies, 0.99)];
    let lost = 0;
    for (const cv of cvs) lost += await countLost(url, cv);
    return [
      { name: `save of a field, ${PER_SECOND} a second for ${SECONDS} s: p50`, unit: 'ms', product: p50 },
      {
        name: 'the same: p99 vs its own p50',
        unit: 'ms',
        product: p99,
        bare: p50,
        ratio: p99 / p50,
        atMost: MAX_RATIO,
      },
      { name: 'lost saves', unit: '', product: lost, atMost: 0 },
    ];
  });

async function createCv(url: string, at: number): Promise<SavedCv> {
  const member = await register(url, `ada-${at}`);
  const created = await ask<{ id: string }>(url, member, 'POST', '', { name: 'For Turin' });
  const operations = Array.from({ length: ITEMS }, (_, item) => ({
    do: 'insert',
    into: ['sections', 'work'],
    list: 'items',
    item: { id: `item-${item}`, name: 'Analytical Engine', companyDescription: textOf(item) },
    after: null,
  }));
  const { revision } = await ask<{ revision: number }>(url, member, 'PATCH', `/${created.id}`, {
    revision: 1,
    operations,
  });
  return { member, id: created.id, revision, written: 0, ready: Promise.resolve() };
}

/** Returns the latencies, each measured from when the save was due, even if the one before had not finished. */
async function saveEvenly(url: string, cvs: readonly SavedCv[], seconds: number) {
  const latencies: number[] = [];
  const started = performance.now();
  for (let save = 0; save < PER_SECOND * seconds; save += 1) {
    const due = started + (save * 1000) / PER_SECOND;
    await pause(Math.max(0, due - performance.now()));
    const cv = cvs[save % cvs.length] as SavedCv;
    cv.ready = cv.ready.then(async () => {
      await saveOnce(url, cv);
      latencies.push(performance.now() - due);
    });
  }
  await Promise.all(cvs.map(({ ready }) => ready));
  return latencies;
}

async function saveOnce(url: string, cv: SavedCv) {
  const { member, id, revision } = cv;
  const value = `Edition ${cv.written + 1}`;
  const operations = [{ do: 'set', at: ['basics'], field: 'headline', value }];
  cv.revision = (await ask<{ revision: number }>(url, member, 'PATCH', `/${id}`, { revision, operations })).revision;
  cv.written += 1;
}

/** Returns the number of lost saves: each must have made a revision, and the last one must be stored. */
async function countLost(url: string, { member, id, written }: SavedCv) {
  type Stored = { revision: number; document: { basics: { headline: string } } };
  const { revision, document } = await ask<Stored>(url, member, 'GET', `/${id}`);
  const isLast = document.basics.headline === `Edition ${written}`;
  return written + 2 - revision + (isLast ? 0 : 1);
}

async function ask<Answer>(url: string, { token }: Member, method: string, path: string, body?: unknown) {
  const answer = await fetch(`${url}/api/cvs${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
