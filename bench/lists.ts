import pg from 'pg';
import { type Load, median, press } from './load.ts';
import { register } from './member.ts';
import { withDatabase, withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { compare, inTurns } from './rounds.ts';
import { openStorage, type Storage } from './storage.ts';

const FEW = { albums: 50, photos: 1 };
const MANY = { albums: 200, photos: 50 };
const ROUNDS = 11;
const SECONDS = 0.7;
const UPLOADS = 20;
const MOST_TIMES_FEW = 1.5;

type Two = { many: Storage; few: Storage };

/** Measures the lists of a member with 10,000 files, compared with those of one with 50. A page must not cost more. */
export const lists = () =>
  withDatabase((databaseUrl) =>
    withProduct({ DATABASE_URL: databaseUrl }, async ({ url }): Promise<Figure[]> => {
      const few = openStorage(url, await register(url, 'few'));
      const many = openStorage(url, await register(url, 'many'));
      await fill(databaseUrl, few, FEW);
      await fill(databaseUrl, many, MANY);
      const { said } = await many.ask(many.list('maxResults=1000'));
      const { nextPageToken } = JSON.parse(said) as { nextPageToken: string };
      const of = measure({ many, few }, url);
      return [
        await of('50 files', 'maxResults=50'),
        await of('50 files behind 1,000', 'maxResults=50', `maxResults=50&pageToken=${nextPageToken}`),
        await of('50 albums', 'maxResults=50&delimiter=%2F'),
        { name: '200 albums', unit: 'ms', product: (await load(many, url, 'delimiter=%2F')).p95 },
        { name: 'upload of a byte p50', unit: 'ms', ...(await compareUploads({ many, few })) },
      ];
    }),
  );

const load = (storage: Storage, url: string, query: string) =>
  press(url, { path: storage.list(query), headers: { authorization: storage.authorization } }, 1, SECONDS);

const measure =
  ({ many, few }: Two, url: string) =>
  async (name: string, query: string, ofMany = query) => {
    const rounds = await inTurns(
      ROUNDS,
      () => load(many, url, ofMany),
      () => load(few, url, query),
    );
    const figure = compare(rounds, ({ p95 }: Load) => p95);
    return { name: `list of ${name} p95, 10,000 beside 50`, unit: 'ms', ...figure, atMost: MOST_TIMES_FEW };
  };

async function compareUploads({ many, few }: Two) {
  const upload = (storage: Storage) => async () => {
    const took: number[] = [];
    for (let count = 0; count < UPLOADS; count += 1) {
      const began = performance.now();
      await storage.uploadWhole('note', Buffer.from('a'));
      took.push(performance.now() - began);
    }
    return median(took);
  };
  return compare(await inTurns(ROUNDS, upload(many), upload(few)), (p50) => p50);
}

/** Uploads one file and copies its row under every name, because real uploads would take minutes. */
async function fill(databaseUrl: string, { at, uploadWhole, remove }: Storage, { albums, photos }: typeof FEW) {
  await uploadWhole('first', Buffer.from('a'));
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(
      "select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns where table_name = 'files' and column_name not in ('id', 'name')",
    );
    const { columns } = rows[0] as { columns: string };
    await client.query(
      `insert into files (id, name, ${columns})
       select gen_random_uuid(), $2 || lpad(album::text, 3, '0') || '/photo ' || photo, ${columns}
         from files, generate_series(1, $3::int) album, generate_series(1, $4::int) photo where name = $1`,
      [at('first'), at('album '), albums, photos],
    );
    await client.query('analyze files');
  } finally {
    await client.end();
  }
  await remove('first');
}
