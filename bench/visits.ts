import { type LoadResult, runLoad } from './load.ts';
import { type Member, register } from './member.ts';
import { withDatabase, withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { alternate, compare } from './rounds.ts';
import { publishSite } from './sites/seed-sites.ts';
import { seedVisits } from './visits/seed-visits.ts';

const APP_URL = 'http://vitrine.example';
const FEW = 10_000;
const MANY = 1_000_000;
const SPANS = [7, 30, 90];
const ROUNDS = 11;
const SECONDS = 0.7;
const CONNECTIONS = 32;
const MAX_RATIO = 3;
const MIN_RATIO = 0.9;
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

/**
 * Measures the charts of a member with a million visits, compared with ten thousand: they are read from sums. Also
 * measures a cached page with visit counting, compared with a prefetch of it, which is not counted.
 */
export const visits = () =>
  withDatabase((databaseUrl) =>
    withProduct({ DATABASE_URL: databaseUrl, APP_URL }, async ({ url }): Promise<Figure[]> => {
      const few = await register(url, 'few');
      const many = await register(url, 'many');
      await seedVisits(databaseUrl, [
        [few.uid, FEW],
        [many.uid, MANY],
      ]);
      await publishSite(databaseUrl, url, await register(url));
      const figures: Figure[] = [];
      for (const days of SPANS) figures.push(await charts({ url, few, many, days }));
      return [...figures, await counting(url)];
    }),
  );

async function charts({ url, few, many, days }: { url: string; few: Member; many: Member; days: number }) {
  const load =
    ({ token }: Member) =>
    () =>
      runLoad(url, { path: `/api/visits?days=${days}`, headers: { authorization: `Bearer ${token}` } }, 1, SECONDS);
  const rounds = await alternate(ROUNDS, load(many), load(few));
  return {
    name: `visits of ${days} days p95, 1,000,000 vs 10,000`,
    unit: 'ms',
    ...compare(rounds, ({ p95 }: LoadResult) => p95),
    atMost: MAX_RATIO,
  };
}

async function counting(url: string) {
  const headers = { host: 'ada.vitrine.example', 'user-agent': BROWSER, 'accept-encoding': 'br' };
  const load = (purpose: Record<string, string>) => () =>
    runLoad(url, { path: '/', headers: { ...headers, ...purpose } }, CONNECTIONS, SECONDS);
  const rounds = await alternate(ROUNDS, load({}), load({ 'sec-purpose': 'prefetch' }));
  return {
    name: 'home page of a site, counted vs not counted',
    unit: 'req/s',
    ...compare(rounds, ({ perSecond }: LoadResult) => perSecond),
    atLeast: MIN_RATIO,
  };
}
