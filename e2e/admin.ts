import type { Page } from '@playwright/test';
import type { Product } from '../src/testing/product.ts';
import { call, expect, PASSWORD } from './with-mail.ts';

/** The first admin of a worker's product, created through the setup link on first use. */
const ADMIN = { email: 'babbage@example.org', name: 'Charles Babbage', username: 'babbage', password: PASSWORD };

const setUpProducts = new WeakSet<Product>();

/** Signs the product's admin in, in the page's browser. */
export async function signInAsAdmin(page: Page, product: Product) {
  if (setUpProducts.has(product)) {
    const { email, password } = ADMIN;
    await call(page, 'POST', '/api/auth/sign-in/email', { email, password });
    return;
  }
  setUpProducts.add(product);
  await page.goto('/healthz');
  const token = product.setUpLink.split('#')[1] ?? '';
  const headers = { origin: new URL(product.url).origin, authorization: `SetUp ${token}` };
  const answer = await page.request.post('/api/set-up', { headers, data: ADMIN });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Expects that the page fits a small phone without horizontal scrolling. */
export const expectNarrow = async (page: Page) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
};
