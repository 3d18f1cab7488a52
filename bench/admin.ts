import { scansWhile } from './admin/scans.ts';
import { type BenchInstance, withInstance } from './admin/with-instance.ts';
import { type LoadResult, runLoad } from './load.ts';
import type { Figure } from './report.ts';
import { alternate, compare } from './rounds.ts';

const EACH = { days: 400, cvsEach: 3, visitsEach: 10 };
const FEW = { ...EACH, people: 1000, domains: 200, mails: 1000, events: 1000 };
const MANY = { ...EACH, people: 100_000, domains: 20_000, mails: 100_000, events: 100_000 };
const ROUNDS = 7;
const SECONDS = 0.5;
const MAX_RATIO = 3;
/** Enough requests for PostgreSQL to settle on its cached plans. */
const PLAN_SAMPLES = 8;

/** The admin's requests. A list with `middle` is also requested from its middle on. */
const QUERIES: readonly { name: string; path: string; middle?: true }[] = [
  { name: 'figures', path: '/stats' },
  { name: 'figures of a year', path: '/stats?days=365' },
  { name: 'people', path: '/people', middle: true },
  { name: 'people, oldest', path: '/people?sort=oldest' },
  { name: 'people by name', path: '/people?sort=name', middle: true },
  { name: 'people deactivated', path: '/people?state=deactivated' },
  { name: 'people not verified', path: '/people?state=unproven' },
  { name: 'people not verified by name', path: '/people?state=unproven&sort=name' },
  { name: 'people who are admins', path: '/people?state=admins' },
  { name: 'people found: many', path: '/people?q=lovelace' },
  { name: 'people found: many by name', path: '/people?q=lovelace&sort=name' },
  { name: 'people found: one', path: '/people?q=planted-none' },
  { name: 'people found: few', path: '/people?q=.777%40example' },
  { name: 'people found: two letters', path: '/people?q=lo' },
  { name: 'people found: two words', path: '/people?q=ada%20lovelace' },
  { name: 'domains', path: '/hostnames', middle: true },
  { name: 'domains awaiting approval', path: '/hostnames?state=verified' },
  { name: 'domains found', path: '/hostnames?q=lovelace' },
  { name: 'domains counted', path: '/hostnames/counts' },
  { name: 'mail', path: '/mail', middle: true },
  { name: 'mail that failed', path: '/mail?state=failed' },
  { name: 'mail found', path: '/mail?q=reader-777' },
  { name: 'audit', path: '/audit', middle: true },
  { name: 'audit by action', path: '/audit?action=password-changed' },
  { name: 'audit of one', path: '/audit?q=planted-777' },
  { name: 'jobs', path: '/jobs' },
  { name: 'invitations', path: '/invitations' },
  { name: 'reports', path: '/reports' },
];

/**
 * Measures admin requests with 100,000 people, 300,000 CVs and 2,000,000 rows of visits, compared with 1,000 people.
 */
export const admin = () => withInstance(FEW, (few) => withInstance(MANY, (many) => measure({ few, many })));

async function measure({ few, many }: Record<'few' | 'many', BenchInstance>): Promise<Figure[]> {
  for (const { get } of [few, many]) await get('/api/admin/stats');
  const figures: Figure[] = [];
  const scanning: string[] = [];
  for (const { name, path, middle } of QUERIES) {
    for (const from of middle ? ['', ', from the middle'] : ['']) {
      const ask = async (instance: BenchInstance) => {
        const fullPath = `/api/admin${path}`;
        return { instance, path: from ? await middleOf(instance, fullPath) : fullPath };
      };
      const [ofMany, ofFew] = [await ask(many), await ask(few)];
      await Promise.all([few.rest(), many.rest()]);
      figures.push(await compareSizes(`${name}${from}`, ofMany, ofFew));
      const scans = await scansWhile(many, async () => {
        for (let sample = 0; sample < PLAN_SAMPLES; sample += 1) await many.get(ofMany.path);
      });
      for (const scan of scans) console.log(`${name}${from} scans a table sequentially:\n${scan}`);
      if (scans.size > 0) scanning.push(`${name}${from}`);
    }
  }
  const scans = {
    name: 'requests with a sequential scan of a big table',
    unit: '',
    product: scanning.length,
    atMost: 0,
  };
  return [...figures, scans];
}

type MeasuredQuery = { instance: BenchInstance; path: string };

async function compareSizes(name: string, ofMany: MeasuredQuery, ofFew: MeasuredQuery): Promise<Figure> {
  const load =
    ({ instance: { url, headers }, path }: MeasuredQuery) =>
    () =>
      runLoad(url, { path, headers }, 1, SECONDS);
  const rounds = await alternate(ROUNDS, load(ofMany), load(ofFew));
  const p50 = compare(rounds, (result: LoadResult) => result.p50);
  console.log(`${name}: p50 ${p50.product.toFixed(2)} ms vs ${p50.bare?.toFixed(2)} ms`);
  const p95 = compare(rounds, (result: LoadResult) => result.p95);
  return { name: `${name} p95, 100,000 people vs 1,000`, unit: 'ms', ...p95, atMost: MAX_RATIO };
}

/** Returns the path of the list's middle page, reached through all the pages before it as a user would. */
async function middleOf({ get }: BenchInstance, path: string) {
  const at = (cursor: string | undefined) =>
    cursor === undefined ? '' : `${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;
  const cursors: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const next = at(cursor);
    const { nextCursor } = await get(`${path}${next}${next || path.includes('?') ? '&' : '?'}limit=100`);
    if (nextCursor === undefined) break;
    cursors.push(nextCursor);
    cursor = nextCursor;
  }
  return path + at(cursors[Math.floor(cursors.length / 2)]);
}
