import type { Browser, Page } from '@playwright/test';
import { makeCv } from './cvs.ts';
import { ask, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const READER = `${CHROME} Edg/141.0.0.0`;
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

/** The owner's browser has a real user agent. */
test.use({ userAgent: CHROME });

/** Opens an address in a separate browser. */
async function openAs(browser: Browser, userAgent: string, address: string, referer?: string) {
  const context = await browser.newContext({ userAgent });
  const page = await context.newPage();
  await page.goto(address, referer === undefined ? {} : { referer });
  return { page, leave: () => context.close() };
}

async function publishCv(page: Page) {
  const { id } = await makeCv(page, { name: 'For Turin', example: 'nurse' });
  const answer = await ask(page, 'PUT', `/api/cvs/${id}/sharing`, { visibility: 'public', download: true });
  expect(answer.status()).toBe(200);
  return `/cv/${id}`;
}

/** Waits until the page fits, because the chart adapts to the window a frame later. */
const expectNarrow = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]');

test('visitors and their downloads are counted, but neither crawlers nor the owner', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'visits-cv', mails);
  const address = product.url + (await publishCv(page));
  await page.goto(address);
  await page.goto('/share?part=visits');
  await expect(page.getByText('No visits yet')).toBeVisible();
  await expectAccessible(page);

  const reader = await openAs(browser, READER, address, 'https://www.linkedin.com/in/ada');
  const download = reader.page.waitForEvent('download');
  await reader.page.getByRole('link', { name: 'Download PDF' }).click();
  await download;
  await reader.page.goto(address);
  await reader.leave();
  await (await openAs(browser, GOOGLEBOT, address)).leave();

  await expect
    .poll(async () => (await (await ask(page, 'GET', '/api/visits')).json()).total)
    .toEqual({ views: 2, readers: 1, downloads: 1 });
  await page.reload();
  await expect(figure(page, 'Views')).toHaveText('2');
  await expect(figure(page, 'Visitors')).toHaveText('1');
  await expect(figure(page, 'Downloads')).toHaveText('1');
  await expect(page.getByRole('region', { name: 'Referrers' })).toContainText('linkedin.com1');
  await expect(page.getByRole('table', { name: 'Views per day' }).getByRole('row')).toHaveCount(31);

  await page.getByRole('radio', { name: '30 days' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('table', { name: 'Views per day' }).getByRole('row')).toHaveCount(91);
  await inBothThemes(page, expectAccessible);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNarrow(page);
  await expectAccessible(page);
});

test('statistics that fail to load show an error and load on retry', async ({ page, expectAccessible }) => {
  await registerMember(page, 'visits-failing');
  await page.route('**/api/visits?*', (route) => route.abort('internetdisconnected'));
  await page.goto('/share?part=visits');
  await expect(page.getByText('Couldn’t load your visits')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/visits?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No visits yet')).toBeVisible();
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('the statistics run from right to left and fit 320 px', async ({
    page,
    browser,
    product,
    mails,
    expectAccessible,
  }) => {
    await registerMember(page, 'visits-arabic', mails);
    const address = product.url + (await publishCv(page));
    await (await openAs(browser, READER, address, 'https://example.org/')).leave();
    await expect.poll(async () => (await (await ask(page, 'GET', '/api/visits')).json()).total.views).toBe(1);
    await page.goto('/share?part=visits');
    await expect(page.getByRole('figure')).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNarrow(page);
  });
});
