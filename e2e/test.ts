import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { type Product, startProduct } from '../src/testing/product.ts';

export { expect };

/**
 * Looks at a page by axe. In one go within the page, and keeping account of what is wrong alone: frame by frame, with
 * an account of all that is well, the same takes eight times as long.
 */
export const axeOf = (page: Page) => new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });

export async function expectNoFaults(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}

type Fixtures = {
  /** Finds nothing wrong with the page, by axe. */
  expectAccessible: (page: Page) => Promise<void>;
};

/**
 * What the browser says of refusals and of no connection, what the app logs because the specification asks for it, and
 * that the recorder of traces may not fetch what a `blob:` address stands for.
 */
const EXPECTED =
  /status of 4\d\d|Connecting to 'blob:|net::ERR_INTERNET_DISCONNECTED|^error: (?:sign-in|registration|password reset|profile update|send\w+): /;

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
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => noise.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => noise.push(error.message));
      await use(undefined);
      expect(
        noise.filter((line) => !EXPECTED.test(line)),
        'noise in the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
  expectAccessible: async ({ page: _page }, use) => {
    // No script runs in a frame of that kind: what it shows is looked at where it is a page of its own.
    await use((page) => expectNoFaults(axeOf(page).exclude('iframe[sandbox]')));
  },
});
