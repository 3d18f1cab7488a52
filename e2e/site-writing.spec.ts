import type { Page } from '@playwright/test';
import { newPostsSection } from '../src/portfolio/model/sections/starting-sections.ts';
import { SITE_LAYOUTS } from '../src/portfolio/model/site-shape.ts';
import { CLASSIC_STYLE, STYLE_IDS } from '../src/portfolio/model/styles/style-shape.ts';
import { shiftOf } from './layout-shift.ts';
import { ask, make, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { change, HOSTS, hostOf, publish, visitorOf } from './site.ts';
import { expect, test } from './with-mail.ts';

test.use({ settings: HOSTS });

const TEXT =
  'Nobody who has watched the loom believes that it understands leaves.[^loom]\n\n[^loom]: That of *Jacquard*.';
const textBlock = (text: string) => ({ id: crypto.randomUUID(), kind: 'text', text });
const post = (title: string, month: string, fields: object = {}) => ({
  ...{ title, status: 'published', publishedAt: `2026-${month}-02T08:00:00.000Z`, blocks: [textBlock(TEXT)] },
  ...fields,
});
const LETTERS = { series: 'Letters on the engine', tags: ['Engines'] };
const POSTS = [
  post('What an engine knows', '03', { ...LETTERS, summary: 'It originates nothing.' }),
  post('Cards', '02', LETTERS),
  post('On the harp', '01', { tags: ['Music'] }),
];

/** Publishes posts on a site with a section for them. */
async function publishWriting(page: Page) {
  await make(page, 'posts', POSTS);
  const { document } = await (await ask(page, 'GET', '/api/site')).json();
  await change(page, { indexing: true, sections: [newPostsSection('posts'), ...document.sections] });
  await publish(page);
}

test('visitors read posts, their notes, tags and series without scripts', async ({ page, browser, product, mails }) => {
  await registerMember(page, 'ada-writes', mails);
  await publishWriting(page);
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const at = (path: string) => hostOf('ada-writes', product.url, path);
  const titles = reader.locator('.post').getByRole('heading').getByRole('link');

  await test.step('the navigation leads from the home page to the list', async () => {
    await reader.goto(at('/'));
    await expect(titles).toHaveText(['What an engine knows', 'Cards', 'On the harp']);
    await reader.goto(at('/contact'));
    await reader.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Writing' }).press('Enter');
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Writing');
    await expect(titles).toHaveText(['What an engine knows', 'Cards', 'On the harp']);
  });

  await test.step('a note and the reference to it lead to one another', async () => {
    await titles.first().press('Enter');
    await expect(reader).toHaveURL(at('/writing/what-an-engine-knows'));
    await reader.getByRole('link', { name: 'Note 1' }).press('Enter');
    await expect(reader.getByRole('listitem').filter({ hasText: 'That of Jacquard.' })).toBeInViewport();
    await reader.getByRole('link', { name: 'Back to reference 1' }).press('Enter');
    await expect(reader).toHaveURL(/#note-1-ref-1$/);
  });

  await test.step('posts lead to the one before, to their series and their tags', async () => {
    const series = reader.getByRole('navigation', { name: 'Series: Letters on the engine' });
    await expect(series.getByRole('listitem')).toHaveText(['Cards', 'What an engine knows']);
    await reader.getByRole('navigation', { name: 'More posts' }).getByRole('link', { name: 'Cards' }).press('Enter');
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Cards');
    await series.getByRole('link', { name: 'Letters on the engine' }).press('Enter');
    await expect(reader).toHaveURL(at('/writing?series=Letters%20on%20the%20engine'));
    await expect(titles).toHaveText(['Cards', 'What an engine knows']);
    await titles.first().press('Enter');
    await reader.getByRole('link', { name: 'Engines' }).press('Enter');
    await expect(titles).toHaveText(['What an engine knows', 'Cards']);
  });

  await test.step('the list leads to the feed', async () => {
    const address = await reader.getByRole('link', { name: 'RSS feed' }).getAttribute('href');
    const feed = await reader.goto(at(address ?? ''));
    expect(feed?.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(await feed?.text()).toContain('<title>What an engine knows</title>');
  });
});

test('posts fit a small phone in every theme and layout', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  test.slow();
  await registerMember(page, 'ada-posts', mails);
  await publishWriting(page);
  const phone = await visitorOf(browser, 320);
  for (const id of STYLE_IDS) {
    for (const layout of SITE_LAYOUTS) {
      await change(page, { style: { ...CLASSIC_STYLE, id }, layout });
      await publish(page);
      for (const path of ['/writing', '/writing/what-an-engine-knows']) {
        await phone.goto(hostOf('ada-posts', product.url, path));
        const overflow = await phone.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([id, layout, path, overflow]).toEqual([id, layout, path, 0]);
        expect([id, layout, path, await shiftOf(phone)]).toEqual([id, layout, path, 0]);
      }
    }
    await inBothThemes(phone, () => expectAccessible(phone));
  }
});

test('members see a draft as a page of their site, and publish it there', async ({ page, mails, expectAccessible }) => {
  await registerMember(page, 'ada-drafts', mails);
  const [draft] = await make(page, 'posts', [{ title: 'Unfinished', blocks: [textBlock(TEXT)] }]);
  await page.goto(`/posts/${draft?.id}`);
  const site = page.frameLocator('iframe');
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Unfinished');
  await expect(site.getByRole('link', { name: 'Note 1' })).toBeVisible();
  await expect(page.getByText('Draft · only you can see it')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published · visitors can see it')).toBeVisible();
});

test('members add a section with posts to their site', async ({ page, mails }) => {
  await registerMember(page, 'ada-section', mails);
  await make(page, 'posts', POSTS);
  await page.goto('/portfolio');
  await page.getByRole('button', { name: 'Add section', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Add a section' })
    .getByRole('button', { name: /^Writing/ })
    .click();
  const site = page.frameLocator('iframe:not([aria-hidden])');
  await expect(site.getByRole('link', { name: 'What an engine knows' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Page', exact: true }).press('Enter');
  await page.getByRole('option', { name: 'Post: Cards' }).click();
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Cards');
});
