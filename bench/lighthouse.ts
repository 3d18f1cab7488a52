import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CHROMIUM_FLAGS } from '../scripts/chromium-flags.ts';
import { lighthouseScores } from '../src/testing/lighthouse.ts';
import { register } from './member.ts';
import { withDatabase, withProduct } from './pair.ts';
import { makePublicCv } from './public-cv.ts';
import type { Figure } from './report.ts';
import { alternate, compare } from './rounds.ts';
import { publishSite } from './sites/seed-sites.ts';

const ROUNDS = 3;
const PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>
<style>body{font-family:sans-serif}</style><h1>Bare</h1><p>Nothing else.</p>`;

/** Measures the Lighthouse performance score of public pages, compared with a page of a few words. */
export const lighthouse = () =>
  withDatabase((databaseUrl) =>
    withProduct({ DATABASE_URL: databaseUrl }, async ({ url }): Promise<Figure[]> => {
      const member = await register(url);
      const site = await publishSite(databaseUrl, url, member);
      const cv = await makePublicCv(url, member);
      const bare = createServer((_, response) => response.setHeader('content-type', 'text/html').end(PAGE));
      await once(bare.listen(0, '127.0.0.1'), 'listening');
      const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}`;
      try {
        return [
          await measure('first page', url, bareUrl),
          await measure('public CV', `${url}/cv/${cv}`, bareUrl),
          await measure('portfolio', url + site, bareUrl),
        ];
      } finally {
        bare.close();
      }
    }),
  );

async function measure(name: string, product: string, bare: string): Promise<Figure> {
  const rounds = await alternate(ROUNDS, performanceOf(product), performanceOf(bare));
  return { name: `Lighthouse performance, ${name}`, unit: '%', ...compare(rounds, (score) => score), atLeast: 0.99 };
}

const performanceOf = (address: string) => async () => {
  const executablePath = process.env.CHROMIUM_PATH;
  const options = { ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS };
  return (await lighthouseScores(address, ['performance'], options)).performance ?? 0;
};
