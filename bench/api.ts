import { press } from './load.ts';
import { withPair } from './pair.ts';
import type { Figure } from './report.ts';
import { compare, inTurns } from './rounds.ts';

const ROUNDS = 5;
const SECONDS = 1;

/** An answer of the API that asks the database: the instance's health, by whoever holds the link to set it up. */
export const api = () =>
  withPair(async ({ product, bare }): Promise<Figure[]> => {
    const token = product.setUpLink.split('#')[1] ?? '';
    const ask = { path: '/api/admin/health', headers: { authorization: `SetUp ${token}` } };
    const load = (url: string) => () => press(url, ask, 1, SECONDS);
    const rounds = await inTurns(ROUNDS, load(product.url), load(bare.url));
    return [{ name: 'API health p50', unit: 'ms', ...compare(rounds, (load) => load.p50) }];
  });
