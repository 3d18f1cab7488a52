import type { Locator, Page } from '@playwright/test';
import { SITE_LAYOUTS } from '../src/portfolio/model/site-shape.ts';
import { CLASSIC_STYLE, STYLE_IDS } from '../src/portfolio/model/styles/style-shape.ts';
import { shiftOf } from './layout-shift.ts';
import { make, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { change, HOSTS, hostOf, publish, visitorOf } from './site.ts';
import { expect, test } from './with-mail.ts';

test.use({ settings: HOSTS });

const PROJECTS = [
  { title: 'Note G', tags: ['Engines', 'Mathematics'] },
  { title: 'Cards at the loom', tags: ['Engines'] },
  { title: 'Flyology', tags: ['Birds'] },
  { title: 'Letters', tags: Array.from({ length: 14 }, (_, at) => `Topic ${String.fromCharCode(65 + at)}`) },
];
const publishProjects = (page: Page) =>
  make(
    page,
    'projects',
    PROJECTS.map((project) => ({ ...project, summary: 'A table of operations', status: 'published' })),
  );
const tags = (page: Page) => page.getByRole('navigation', { name: 'Filter by tag' });
/** Returns the number of lines of a title of one word. */
const linesOf = (title: Locator) =>
  title.locator('bdi').evaluate((text) => new Set([...text.getClientRects()].map(({ top }) => top)).size);
const titles = (page: Page) => page.locator('.work').getByRole('link');

test('visitors list the projects with a tag, without scripts', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'ada-tags', mails);
  await publishProjects(page);
  await change(page, { indexing: true });
  await publish(page);
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await reader.goto(hostOf('ada-tags', product.url, '/projects'));

  await test.step('the page of all projects counts its tags', async () => {
    await expect(titles(reader)).toHaveCount(4);
    await expect(tags(reader).getByRole('link', { name: 'Engines 2' })).toBeVisible();
    await expect(tags(reader).getByRole('link', { name: 'Topic N 1' })).toBeHidden();
    await tags(reader).getByText('5 more tags').click();
    await expect(tags(reader).getByRole('link', { name: 'Topic N 1' })).toBeVisible();
  });

  await test.step('a tag lists its projects at an address of its own', async () => {
    await tags(reader).getByRole('link', { name: 'Engines 2' }).press('Enter');
    await expect(reader).toHaveURL(hostOf('ada-tags', product.url, '/projects?tag=Engines'));
    await expect(reader).toHaveTitle('Engines – Ada Lovelace');
    await expect(reader.getByRole('heading', { level: 1, name: 'Engines' })).toBeVisible();
    await expect(titles(reader)).toHaveText(['Note G', 'Cards at the loom']);
    await expect(tags(reader).getByRole('link', { name: 'Engines 2' })).toHaveAttribute('aria-current', 'page');
  });

  await test.step('the page of a project leads to those with the same tag, and the list back to all', async () => {
    await reader.getByRole('link', { name: 'Note G' }).press('Enter');
    await reader.getByRole('link', { name: 'Mathematics' }).press('Enter');
    await expect(titles(reader)).toHaveText(['Note G']);
    await tags(reader).getByRole('link', { name: 'All' }).press('Enter');
    await expect(titles(reader)).toHaveCount(4);
  });

  await test.step('an unknown tag is the page of the site for missing pages', async () => {
    const answer = await reader.goto(hostOf('ada-tags', product.url, '/projects?tag=%3Cscript%3E'));
    expect(answer?.status()).toBe(404);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This page isn’t available');
  });

  await test.step('every theme and layout shows them without a shift on a small phone', async () => {
    const phone = await visitorOf(browser, 320);
    for (const id of STYLE_IDS) {
      for (const layout of SITE_LAYOUTS) {
        await change(page, { style: { ...CLASSIC_STYLE, id }, layout });
        await publish(page);
        await phone.goto(hostOf('ada-tags', product.url, '/projects?tag=Mathematics'));
        await expect(tags(phone)).toBeVisible();
        expect([id, layout, await linesOf(phone.getByRole('heading', { level: 1 }))]).toEqual([id, layout, 1]);
        const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([id, layout, overflow]).toEqual([id, layout, 0]);
        expect([id, layout, await shiftOf(phone)]).toEqual([id, layout, 0]);
      }
      await inBothThemes(phone, () => expectAccessible(phone));
    }
  });
});

test('the preview shows the page of a tag, also in print', async ({ page, mails }) => {
  await registerMember(page, 'ada-tag-preview', mails);
  await publishProjects(page);
  await page.goto('/portfolio');
  const site = page.frameLocator('iframe:not([aria-hidden])');
  await page.getByRole('combobox', { name: 'Page', exact: true }).press('Enter');
  await page.getByRole('option', { name: 'All projects' }).click();
  await site.getByRole('link', { name: 'Engines 2' }).click();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Engines');
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toHaveText('Engines');
  await page.getByRole('radio', { name: 'Print' }).check();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Engines');
  await expect(site.getByRole('navigation', { name: 'Filter by tag' })).toBeHidden();
  await page.getByRole('combobox', { name: 'Page', exact: true }).press('Enter');
  await page.getByRole('option', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toHaveText('Home');
});
