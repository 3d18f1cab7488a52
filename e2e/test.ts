import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Product, startProduct } from '../src/testing/product.ts';

export { expect };

const AXE = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What fades or slides is only half there, and has no colours of its own yet. What goes round for ever may. */
const isMoving = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('[data-starting-style], [data-ending-style]') !== null ||
      document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity),
  );

/** Waits until all that opens or closes is where it goes. */
export const expectStill = (page: Page) =>
  expect.poll(() => isMoving(page), { message: 'nothing moves any more', intervals: [20] }).toBe(false);

/**
 * Looks at a page by axe. In one go within the page, and keeping account of what is wrong alone: frame by frame, with
 * an account of all that is well, the same takes eight times as long. Nor is axe brought along twice at every look, as
 * it would be by itself: once is enough for a page without frames.
 */
async function axeOf(page: Page) {
  const isAlone = page.frames().length === 1;
  if (isAlone && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const axe = new AxeBuilder({ page, ...(isAlone ? { axeSource: 'undefined' } : {}) });
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
}

/** Finds nothing wrong with a part of a page, or with the whole. */
export async function expectNoFaults(page: Page, part: (axe: AxeBuilder) => AxeBuilder) {
  await expectStill(page);
  const { violations } = await part(await axeOf(page)).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

type Fixtures = {
  /** Finds nothing wrong with the page, by axe. */
  expectAccessible: (page: Page) => Promise<void>;
};

/**
 * What the browser says of refusals, of no connection and of a cache that it was told to clear, what the app logs because
 * the specification asks for it, and that the recorder of traces may not fetch what a `blob:` address stands for.
 */
const EXPECTED =
  /status of 4\d\d|Connecting to 'blob:|net::ERR_INTERNET_DISCONNECTED|^info: Clear-Site-Data header|^error: (?:sign-in|registration|password reset|profile update|send\w+): /;

/** What the recorder of traces, which sees second tries alone, puts into a frame in which no script runs. */
const OF_THE_RECORDER = /Blocked script execution in .*sandboxed/;

/** Journeys: one running product a worker; a message in the console or a failed request of ours fails the test. */
export const test = base.extend<Fixtures & { quiet: undefined }, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  quiet: [
    async ({ page }, use, { retry }) => {
      const noise: string[] = [];
      page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => noise.push(error.message));
      await use(undefined);
      expect(
        noise.filter((line) => !EXPECTED.test(line) && !(retry > 0 && OF_THE_RECORDER.test(line))),
        'noise in the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ page: _page }, use) => {
    // No script runs in a frame of that kind: what it shows is looked at where it is a page of its own.
    await use((page) => expectNoFaults(page, (axe) => axe.exclude('iframe[sandbox]')));
  },
});
