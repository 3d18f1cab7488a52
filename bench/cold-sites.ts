import type { Browser } from '@playwright/test';
import pg from 'pg';
import { STYLE_IDS } from '../src/portfolio/model/styles/style-shape.ts';
import { withBrowser } from './editor/browser.ts';
import { quantile } from './load.ts';
import { type Member, register } from './member.ts';
import { withDatabase, withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { type SeededSite, seedSite } from './sites/seed-large-site.ts';

const CHANGES = 40;
const WARM_UP = 5;
const MAX_RATIO = 3;
const FIRST_VIEW_KB = 60;
const HEADERS = { 'accept-encoding': 'br' };

/**
 * Measures the first visitor's wait for pages of the largest site after each change, compared with those of an ordinary
 * site, and what a browser loads for the first view without pictures, in each theme.
 */
export const coldSites = () =>
  withDatabase((databaseUrl) =>
    withProduct({ DATABASE_URL: databaseUrl }, async ({ url }): Promise<Figure[]> => {
      const [large, ordinary] = [await register(url, 'ada'), await register(url, 'mary')];
      return withClient(databaseUrl, async (client) => {
        const largest = await seedSite(client, url, large, { projects: 200, posts: 100, galleries: 3 });
        const usual = await seedSite(client, url, ordinary, { projects: 6, posts: 4, galleries: 2 });
        console.log(`The largest site has ${largest.pictures} pictures, the ordinary one ${usual.pictures}.`);
        const figures: Figure[] = [];
        for (const [at, [name, path]] of largest.pages.entries()) {
          const waits = await waitsAfterChanges(url, [
            { member: large, path },
            { member: ordinary, path: usual.pages[at]?.[1] ?? '' },
          ]);
          figures.push(...figuresOf(name, waits));
        }
        return [...figures, ...(await withBrowser((browser) => firstViews(browser, url, largest)))];
      });
    }),
  );

type SitePage = { member: Member; path: string };

/** Requests a page of each site after each change of its member's name, which all pages show. The sites take turns. */
async function waitsAfterChanges(url: string, pages: readonly [SitePage, SitePage]) {
  const waits: [number[], number[]] = [[], []];
  for (let change = 0; change < WARM_UP + CHANGES; change += 1) {
    for (const [at, { member, path }] of pages.entries()) {
      const displayName = `Member of change ${change}`;
      await call(url, member, 'PATCH', '/api/me', { displayName });
      const started = performance.now();
      const text = await (await fetch(url + path, { headers: HEADERS })).text();
      const wait = performance.now() - started;
      if (!text.includes(displayName)) throw new Error(`${path} does not contain the change`);
      if (change >= WARM_UP) waits[at]?.push(wait);
    }
  }
  return waits;
}

function figuresOf(name: string, [large, ordinary]: [number[], number[]]): Figure[] {
  for (const all of [large, ordinary]) all.sort((a, b) => a - b);
  const figure = (share: number, rest: Partial<Figure>): Figure => {
    const [product, bare] = [quantile(large, share), quantile(ordinary, share)];
    const of = `${name} of the largest site vs an ordinary one, first after a change`;
    return { name: `${of}: p${share * 100}`, unit: 'ms', product, bare, ratio: product / bare, ...rest };
  };
  return [figure(0.5, {}), figure(0.95, { atMost: MAX_RATIO })];
}

/** Measures what a phone loads for the home page before it scrolls, without pictures. */
async function firstViews(browser: Browser, url: string, site: SeededSite): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const id of STYLE_IDS) {
    await site.changeTheme(id);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'image') sizes.push(bytesOf(request.sizes()));
    });
    await page.goto(url + site.path, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    await context.close();
    figures.push({
      name: `first view of the largest site, ${id}`,
      unit: 'kB',
      product: bytes / 1000,
      atMost: FIRST_VIEW_KB,
    });
  }
  return figures;
}

const bytesOf = async (sizes: Promise<{ responseBodySize: number; responseHeadersSize: number }>) => {
  const { responseBodySize, responseHeadersSize } = await sizes;
  return responseBodySize + responseHeadersSize;
};

async function call(url: string, { token }: Member, method: string, path: string, body: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
}

async function withClient<Result>(connectionString: string, work: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
