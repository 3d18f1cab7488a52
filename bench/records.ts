import { type LoadResult, runLoad } from './load.ts';
import { type Member, register } from './member.ts';
import { withDatabase, withProduct } from './pair.ts';
import { makeProjects } from './projects.ts';
import type { Figure } from './report.ts';
import { alternate, compare } from './rounds.ts';
import { vacuumAnalyze } from './vacuum.ts';

const FEW = 50;
const MANY = 5000;
/** The maximum number of records in one import. */
const BATCH_SIZE = 500;
const ROUNDS = 5;
const SECONDS = 1;
const MAX_RATIO = 3;

/** The measured queries. Each returns equally many records for both members. */
const QUERIES: Record<string, string> = {
  'first page': '',
  'first page by last change': 'sort=updated',
  'first page by title': 'sort=title',
  'first page by date': 'sort=date',
  'one of a status that few have': 'status=archived&limit=1',
  'one with a tag that few have': 'tag=rare&limit=1',
  'with a tag that most have': 'tag=machines',
  'a rare word': 'q=zebra',
  'a frequent word': 'q=engine',
  'two letters': 'q=en',
  'a frequent word by title': 'q=engine&sort=title',
  'no such word': 'q=quagga',
};
/** Queries for a page in the middle of the list. */
const MIDDLE: Record<string, string> = {
  'middle page': 'limit=20&sort=order',
  'middle page by last change': 'limit=20&sort=updated',
  'middle page by title': 'limit=20&sort=title',
  'middle page by date': 'limit=20&sort=date',
};

/** Measures lists and searches of a member with 5,000 projects, compared with those of one with 50. */
export const records = () =>
  withDatabase((databaseUrl) =>
    withProduct({ DATABASE_URL: databaseUrl }, async ({ url }): Promise<Figure[]> => {
      const [few, many] = [await register(url, 'few'), await register(url, 'many')];
      await seed(url, few, FEW);
      await seed(url, many, MANY);
      await vacuumAnalyze(databaseUrl, 'records');
      const figures: Figure[] = [];
      for (const [name, query] of Object.entries(QUERIES))
        figures.push(...(await measure(url, few, many, name, query)));
      for (const [name, query] of Object.entries(MIDDLE)) {
        const [ofFew, ofMany] = [await middleOf(url, few, query, FEW), await middleOf(url, many, query, MANY)];
        figures.push(...(await measure(url, few, many, name, ofFew, ofMany)));
      }
      // Counting reads every record, so its time grows with their number and has no target.
      const facets = await measure(url, few, many, 'counted by status and tag', '', '', '/api/projects/facets');
      return [...figures, ...facets.map(({ atMost: _, ...figure }) => figure)];
    }),
  );

async function measure(
  url: string,
  few: Member,
  many: Member,
  name: string,
  ofFew: string,
  ofMany = ofFew,
  path = '/api/projects',
): Promise<Figure[]> {
  const load =
    ({ token }: Member, query: string) =>
    () =>
      runLoad(url, { path: `${path}?${query}`, headers: { authorization: `Bearer ${token}` } }, 1, SECONDS);
  const rounds = await alternate(ROUNDS, load(many, ofMany), load(few, ofFew));
  const p95 = compare(rounds, (measured: LoadResult) => measured.p95);
  const p50 = compare(rounds, (measured: LoadResult) => measured.p50);
  return [
    { name: `projects, ${name} p95, 5,000 vs 50`, unit: 'ms', ...p95, atMost: MAX_RATIO },
    { name: `projects, ${name} p50, 5,000 vs 50`, unit: 'ms', ...p50 },
  ];
}

/** Requests pages up to the middle of the list and returns the cursor. */
async function middleOf(url: string, member: Member, query: string, count: number) {
  let cursor = '';
  for (let skipped = 0; skipped < count / 2 - 20; skipped += 100) {
    const large = query.replace('limit=20', `limit=${Math.min(100, count / 2)}`);
    const { nextCursor } = await ask(url, member, 'GET', `?${large}${cursor}`);
    cursor = `&cursor=${nextCursor}`;
  }
  return query + cursor;
}

/** Imports the projects through the API, where they are validated and stored as any import is. */
async function seed(url: string, member: Member, count: number) {
  const items = makeProjects(count);
  for (let at = 0; at < count; at += BATCH_SIZE) {
    const batch = items.slice(at, at + BATCH_SIZE);
    await ask(url, member, 'POST', '/import', { content: JSON.stringify(batch), take: batch.map((_, index) => index) });
  }
}

async function ask(url: string, { token }: Member, method: string, rest: string, body?: object) {
  const answer = await fetch(`${url}/api/projects${rest}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const payload = (await answer.json()) as { nextCursor?: string };
  if (!answer.ok)
    throw new Error(`${method} /api/projects${rest} was answered ${answer.status}: ${JSON.stringify(payload)}`);
  return payload;
}
