import pg from 'pg';
import { type LoadResult, median, runLoad } from './load.ts';
import { register } from './member.ts';
import { withDatabase, withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { alternate, compare } from './rounds.ts';
import { type BenchStorage, openStorage } from './storage.ts';

const FEW = { albums: 50, photos: 1 };
const MANY = { albums: 200, photos: 50 };
const ROUNDS = 11;
const SECONDS = 0.7;
const UPLOADS = 20;
const MAX_RATIO = 1.5;

type StoragePair = { many: BenchStorage; few: BenchStorage };

/** Measures the lists of a member with 10,000 files, compared with those of one with 50. A page must not cost more. */
export const lists = () =>
  withDatabase((databaseUrl) =>
    withProduct({ DATABASE_URL: databaseUrl }, async ({ url }): Promise<Figure[]> => {
      const few = openStorage(url, await register(url, 'few'));
      const many = openStorage(url, await register(url, 'many'));
      await seed(databaseUrl, few, FEW);
      await seed(databaseUrl, many, MANY);
      const { text } = await many.ask(many.list('maxResults=1000'));
      const { nextPageToken } = JSON.parse(text) as { nextPageToken: string };
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

const load = (storage: BenchStorage, url: string, query: string) =>
  runLoad(url, { path: storage.list(query), headers: { authorization: storage.authorization } }, 1, SECONDS);

const measure =
  ({ many, few }: StoragePair, url: string) =>
  async (name: string, query: string, ofMany = query) => {
    const rounds = await alternate(
      ROUNDS,
      () => load(many, url, ofMany),
      () => load(few, url, query),
    );
    const figure = compare(rounds, ({ p95 }: LoadResult) => p95);
    return { name: `list of ${name} p95, 10,000 vs 50`, unit: 'ms', ...figure, atMost: MAX_RATIO };
  };

async function compareUploads({ many, few }: StoragePair) {
  const upload = (storage: BenchStorage) => async () => {
    const times: number[] = [];
    for (let count = 0; count < UPLOADS; count += 1) {
      const began = performance.now();
      await storage.uploadWhole('note', Buffer.from('a'));
      times.push(performance.now() - began);
    }
    return median(times);
  };
  return compare(await alternate(ROUNDS, upload(many), upload(few)), (p50) => p50);
}

/** Uploads one file and copies its row under every name, because real uploads would take minutes. */
async function seed(databaseUrl: string, { at, uploadWhole, remove }: BenchStorage, { albums, photos }: typeof FEW) {
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
