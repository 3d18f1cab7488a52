import type { Page } from '@playwright/test';
import { CLASSIC_STYLE } from '../src/portfolio/model/styles/style-shape.ts';
import { ask, make, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { change, HOSTS, hostOf, publish, visitorOf } from './site.ts';
import { expect, test } from './with-mail.ts';

test.use({ settings: HOSTS });

/** The page of a project in the app. The frame that is still loading is hidden. */
const shown = (page: Page) => page.frameLocator('iframe:not([aria-hidden])');
const title = (page: Page) => shown(page).getByRole('heading', { level: 1 });
const PROJECTS = [
  { title: 'Note G', summary: 'A table of operations', tags: ['Engines'], status: 'published' },
  { title: 'Cards at the loom', status: 'published' },
  { title: 'Flyology', summary: 'A plan for wings' },
];

test('a project is shown to its member as on their site, and what is not there as it would be', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'ada-project-page', mails);
  const [note, , draft] = await make(page, 'projects', PROJECTS);
  await change(page, { theme: 'dark', style: { ...CLASSIC_STYLE, id: 'plum' } });
  await publish(page);
  const visitor = await visitorOf(browser, 1280);
  await visitor.goto(hostOf('ada-project-page', product.url, '/projects/note-g'));
  const ground = await visitor.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  await test.step('a published project has the look of the site', async () => {
    await page.goto(`/projects/${note?.id}`);
    await expect(title(page)).toHaveText('Note G');
    await expect(shown(page).locator('html')).toHaveCSS('background-color', ground);
    await expect(page).toHaveTitle(/^Note G/);
    await expect(page.getByText('visitors can see it')).toBeVisible();
    await expect(shown(page).getByText('A table of operations')).toBeVisible();
  });

  await test.step('its links lead to other projects in the app, and elsewhere in a tab of their own', async () => {
    // The frame goes with the screen, before the scripts of a click by the test are done.
    await shown(page).getByRole('link', { name: 'Cards at the loom' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/projects/cards-at-the-loom');
    await expect(title(page)).toHaveText('Cards at the loom');
    await page.goBack();
    await expect(title(page)).toHaveText('Note G');
    const opened = page.waitForEvent('popup');
    await shown(page).getByRole('link', { name: 'Engines' }).click();
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Engines');
  });

  await test.step('a draft is shown as it would look, also on a site without projects', async () => {
    const { document } = await (await ask(page, 'GET', '/api/site')).json();
    const sections = document.sections.map((one: { kind: string }) =>
      one.kind === 'projects' ? { ...one, visible: false } : one,
    );
    await change(page, { sections });
    await publish(page);
    await page.goto(`/projects/${draft?.id}`);
    await expect(title(page)).toHaveText('Flyology');
    await expect(shown(page).locator('html')).toHaveCSS('background-color', ground);
    await expect(page.getByText('only you can see it')).toBeVisible();
    const answer = await visitor.goto(hostOf('ada-project-page', product.url, '/projects/flyology'));
    expect(answer?.status()).toBe(404);
  });

  await test.step('a project in the trash is still shown', async () => {
    await ask(page, 'DELETE', `/api/projects/${draft?.id}`);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Restore' })).toBeVisible();
    await expect(title(page)).toHaveText('Flyology');
    await inBothThemes(page, () => expectAccessible(page));
  });
});

test('the page of a project can be scrolled and skipped by keyboard, and fits a phone', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'ada-skip', mails);
  const problem = Array.from({ length: 40 }, () => 'The Engine existed on paper alone.').join('\n\n');
  const [project] = await make(page, 'projects', [
    { title: 'Note G', caseStudy: { problem, approach: '', outcome: '' } },
  ]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/projects/${project?.id}`);
  await expect(title(page)).toHaveText('Note G');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const skip = page.getByRole('button', { name: 'Skip page preview' });
  await page.getByRole('button', { name: 'More actions' }).focus();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await page.keyboard.press('End');
  const scrolled = () =>
    shown(page)
      .locator('html')
      .evaluate(({ scrollTop }) => scrollTop);
  await expect.poll(scrolled).toBeGreaterThan(0);

  await skip.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME');
  const isBelow = await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    return frame && document.activeElement && frame.compareDocumentPosition(document.activeElement);
  });
  expect(isBelow).toBe(4);
});

test('a page that could not be loaded says so, and is loaded when the connection is back', async ({ page, mails }) => {
  await registerMember(page, 'ada-offline', mails);
  const [project] = await make(page, 'projects', [PROJECTS[0] ?? {}]);
  const pages = '**/portfolio/draft/project/*';
  const openWithoutPage = async () => {
    await page.route(pages, (route) => route.abort());
    await page.goto(`/projects/${project?.id}`);
    await expect(page.getByRole('alert')).toContainText('Couldn’t load the preview');
    await expect(page.getByRole('link', { name: 'Edit' })).toBeVisible();
    await page.unroute(pages);
  };
  await openWithoutPage();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveText('Note G');
  await expect(page.getByRole('alert')).toBeHidden();

  await openWithoutPage();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(title(page)).toHaveText('Note G');
});
