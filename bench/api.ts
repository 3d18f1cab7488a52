import { runLoad } from './load.ts';
import { register } from './member.ts';
import { withPair } from './pair.ts';
import type { Figure } from './report.ts';
import { alternate, compare } from './rounds.ts';

const ROUNDS = 5;
const SECONDS = 1;
const MAX_RATIO = 3;

/** Measures two API responses: one that queries the database, and the one that every member's visit begins with. */
export const api = () =>
  withPair(async ({ product, bare }): Promise<Figure[]> => {
    const measure = async (name: string, path: string, headers: Record<string, string>, atMost?: number) => {
      const load = (url: string) => () => runLoad(url, { path, headers }, 1, SECONDS);
      const figure = compare(await alternate(ROUNDS, load(product.url), load(bare.url)), ({ p50 }) => p50);
      return { name, unit: 'ms', ...figure, ...(atMost === undefined ? {} : { atMost }) };
    };
    const setUp = product.setUpLink.split('#')[1] ?? '';
    const { token, cookie } = await register(product.url);
    return [
      await measure('API health p50', '/api/admin/health', { authorization: `SetUp ${setUp}` }),
      await measure('GET /api/me p50, by token', '/api/me', { authorization: `Bearer ${token}` }, MAX_RATIO),
      await measure('GET /api/me p50, by cookie', '/api/me', { cookie }, MAX_RATIO),
    ];
  });
