import { lighthouseScores } from '../src/testing/lighthouse.ts';
import { makeCv } from './cvs.ts';
import { ask, registerMember } from './records.ts';
import { fullSite } from './site.ts';
import { expect, test } from './with-mail.ts';

/** Without performance, which depends on timing and is measured by `npm run bench -- lighthouse`. */
const CATEGORIES = ['accessibility', 'best-practices', 'seo'];
const PERFECT = Object.fromEntries(CATEGORIES.map((name) => [name, 100]));

test.beforeEach(() => test.setTimeout(240_000));

for (const path of ['/', '/examples', '/templates']) {
  test(`the page ${path} has perfect Lighthouse scores`, async ({ product, launchOptions }) => {
    expect(await lighthouseScores(product.url + path, CATEGORIES, launchOptions)).toEqual(PERFECT);
  });
}

test('a public CV has perfect Lighthouse scores', async ({ page, product, mails, launchOptions }) => {
  await registerMember(page, 'lighthouse', mails);
  const { id } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  expect((await ask(page, 'PUT', `/api/cvs/${id}/sharing`, { visibility: 'public' })).status()).toBe(200);
  expect(await lighthouseScores(`${product.url}/cv/${id}`, CATEGORIES, launchOptions)).toEqual(PERFECT);
});

test('a full site has perfect Lighthouse scores', async ({ page, product, mails, launchOptions }) => {
  const [address] = await fullSite(page, 'lighthouse-site', mails);
  const { pathname } = new URL(address?.url ?? '');
  expect(await lighthouseScores(product.url + pathname, CATEGORIES, launchOptions)).toEqual(PERFECT);
});
