import { press } from './load.ts';
import { register } from './member.ts';
import { withPair } from './pair.ts';
import type { Figure } from './report.ts';
import { compare, inTurns } from './rounds.ts';

const ROUNDS = 5;
const SECONDS = 1;
const MOST_TIMES_BARE = 3;

/** Measures two API responses: one that queries the database, and the one that every member's visit begins with. */
export const api = () =>
  withPair(async ({ product, bare }): Promise<Figure[]> => {
    const measure = async (name: string, path: string, headers: Record<string, string>, atMost?: number) => {
      const load = (url: string) => () => press(url, { path, headers }, 1, SECONDS);
      const figure = compare(await inTurns(ROUNDS, load(product.url), load(bare.url)), ({ p50 }) => p50);
      return { name, unit: 'ms', ...figure, ...(atMost === undefined ? {} : { atMost }) };
    };
    const setUp = product.setUpLink.split('#')[1] ?? '';
    const { token, cookie } = await register(product.url);
    return [
      await measure('API health p50', '/api/admin/health', { authorization: `SetUp ${setUp}` }),
      await measure('GET /api/me p50, by token', '/api/me', { authorization: `Bearer ${token}` }, MOST_TIMES_BARE),
      await measure('GET /api/me p50, by cookie', '/api/me', { cookie }, MOST_TIMES_BARE),
    ];
  });
