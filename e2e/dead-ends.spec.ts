import type { Page } from '@playwright/test';
import { CLASSIC_STYLE } from '../src/portfolio/model/styles/style-shape.ts';
import { ask } from './records.ts';
import { change, fullSite, HOSTS, hostOf, publish } from './site.ts';
import { expect, test } from './with-mail.ts';

test.use({ settings: HOSTS });

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a link that is paused says so without the product around it, in the language of its visitor, ${colorScheme}`, async ({
    page,
    browser,
    product,
    mails,
    expectAccessible,
  }) => {
    await fullSite(page, `ada-paused-${colorScheme}`, mails);
    const answer = await ask(page, 'POST', '/api/shares', { label: 'For Turin', target: { kind: 'portfolio' } });
    const { shareId, url } = await answer.json();
    const address = product.url + new URL(url).pathname;
    for (const [locale, title] of [
      ['en-US', 'This link is no longer active'],
      ['ar', 'لم يعد هذا الرابط نشطًا'],
    ] as const) {
      await ask(page, 'PATCH', `/api/shares/${shareId}`, { state: 'active' });
      const visit = await browser.newContext({ colorScheme, locale, viewport: { width: 320, height: 640 } });
      const reader = await visit.newPage();
      await reader.goto(address);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace');
      await ask(page, 'PATCH', `/api/shares/${shareId}`, { state: 'paused' });
      expect((await reader.goto(`${address}/contact`))?.status()).toBe(404);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(reader.getByRole('link')).toHaveCount(0);
      expect(await sideways(reader)).toBe(0);
      await expectAccessible(reader);
      await visit.close();
    }
  });
}

test('a page that a site doesn’t have leads back to the site, in its design', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  await fullSite(page, 'ada-missing', mails);
  const reader = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage();
  for (const layout of ['column', 'index', 'gallery', 'ledger']) {
    await change(page, { layout, style: CLASSIC_STYLE, theme: layout === 'index' ? 'ink' : 'sea' });
    await publish(page);
    const answer = await reader.goto(hostOf('ada-missing', product.url, '/projects/never-made'));
    expect([layout, answer?.status()]).toEqual([layout, 404]);
    await expect(reader.locator('body')).toHaveCSS(
      'color',
      layout === 'index' ? 'rgb(243, 239, 228)' : 'rgb(14, 39, 48)',
    );
    expect([layout, await sideways(reader)]).toEqual([layout, 0]);
    await expectAccessible(reader);
  }
  await reader.getByRole('link', { name: 'Back to Ada Lovelace' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace');
});
