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

/** Returns whether a finite animation is running, during which colors are not final. */
const hasRunningAnimations = (page: Page) =>
  page.evaluate(
    () =>
      document.querySelector('[data-starting-style], [data-ending-style]') !== null ||
      document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity),
  );

/** Waits until every opening and closing animation has ended. */
export const expectStill = (page: Page) =>
  expect.poll(() => hasRunningAnimations(page), { message: 'all animations have ended', intervals: [20] }).toBe(false);

/**
 * Returns axe for a page. Legacy mode and violations only, because analyzing frame by frame with all results takes
 * eight times as long. On a page without frames, axe is injected once instead of twice per analysis.
 */
async function axeOf(page: Page) {
  const isSingleFrame = page.frames().length === 1;
  if (isSingleFrame && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const axe = new AxeBuilder({ page, ...(isSingleFrame ? { axeSource: 'undefined' } : {}) });
  return axe.setLegacyMode().options({ resultTypes: ['violations'] });
}

/** The rules that depend on colors. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** The elements of each page that were checked by all rules. */
const checked = new WeakMap<Page, Set<string>>();

/** Returns the size, the direction, the style sheets and the elements of a page, as one short text. */
const elementsOf = (page: Page) =>
  page.evaluate(() => {
    const styles = document.head.querySelectorAll('style, link[rel="stylesheet"]');
    const text = [...styles, document.body].map(({ outerHTML }) => outerHTML).join('');
    let hash = 0;
    for (let at = 0; at < text.length; at += 1) hash = (31 * hash + text.charCodeAt(at)) | 0;
    return [location.href, document.dir, innerWidth, innerHeight, text.length, hash].join(' ');
  });

/**
 * Expects no accessibility violations on the whole page. Where the same elements were checked before, in the other
 * color scheme, the rules that depend on colors are enough.
 */
async function expectPageAccessible(page: Page) {
  await expectStill(page);
  const elements = await elementsOf(page);
  const before = checked.get(page) ?? new Set();
  const isSame = before.has(elements);
  // Scripts do not run in a sandboxed frame. Its content is checked on a separate page.
  await expectNoFaults(page, (axe) => {
    axe.exclude('iframe[sandbox]');
    return isSame ? axe.withRules(COLOR_RULES) : axe;
  });
  checked.set(page, before.add(elements));
}

/** Expects no accessibility violations on a part of a page, or on the whole page. */
export async function expectNoFaults(page: Page, configure: (axe: AxeBuilder) => AxeBuilder) {
  await expectStill(page);
  const { violations } = await configure(await axeOf(page)).analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

type BaseFixtures = {
  /** Expects no accessibility violations on the page. */
  expectAccessible: (page: Page) => Promise<void>;
};

/**
 * Expected console messages: the browser's on refused requests, on lost connections and on cleared caches; the app's
 * that the specification requires; and the trace recorder's on `blob:` URLs that it may not fetch.
 */
const EXPECTED =
  /status of 4\d\d|Connecting to 'blob:|net::ERR_INTERNET_DISCONNECTED|^info: Clear-Site-Data header|^error: (?:sign-in|registration|password reset|profile update|send\w+): /;

/** A message caused by the trace recorder, which runs only on retries, in a frame without scripts. */
const RECORDER_NOISE = /Blocked script execution in .*sandboxed/;

/** Runs journeys on one product per worker. A console message or a failed request to the product fails the test. */
export const test = base.extend<BaseFixtures & { quiet: undefined }, { product: Product }>({
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
        noise.filter((line) => !EXPECTED.test(line) && !(retry > 0 && RECORDER_NOISE.test(line))),
        'noise in the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ page: _page }, use) => {
    await use(expectPageAccessible);
  },
});
