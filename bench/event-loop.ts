import { runSteadyLoad } from './load.ts';
import { type MeteredServer, withPair } from './pair.ts';
import type { Figure } from './report.ts';
import { alternate, compare } from './rounds.ts';

const PER_SECOND = 200;
const ROUNDS = 3;
const SECONDS = 2.5;

/** Measures the event loop delay under steady load. Both meters have a resolution of 10 ms. */
export const eventLoop = () =>
  withPair(async ({ product, bare }): Promise<Figure[]> => {
    const measure = (server: MeteredServer) => () => delayUnderLoad(server);
    const rounds = await alternate(ROUNDS, measure(product), measure(bare));
    const figure = compare(rounds, (delay) => delay);
    return [{ name: `event loop p99 at ${PER_SECOND} req/s`, unit: 'ms', ...figure }];
  });

async function delayUnderLoad({ url, read }: MeteredServer) {
  await read();
  await runSteadyLoad(url, { path: '/', headers: {} }, PER_SECOND, SECONDS);
  return (await read()).delay.p99;
}
