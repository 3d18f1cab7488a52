import type { Page } from '@playwright/test';
import { ask, make, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { change, HOSTS, hostOf, publish, visitorOf } from './site.ts';
import { expect, test } from './with-mail.ts';

test.use({ settings: HOSTS });

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const stored = async (page: Page, language: string) =>
  (await (await ask(page, 'GET', `/api/site/languages/${language}/parts/site`)).json()).texts.map(
    ({ translation }: { translation: { text: string } | null }) => translation?.text,
  );

test('a site is translated side by side, by keys alone, and visitors choose its language', async ({
  page,
  browser,
  mails,

  expectAccessible,
}) => {
  await registerMember(page, 'langs', mails);
  await change(page, { headline: 'Mathematician', about: 'I translate machines.' });
  await make(page, 'projects', [{ title: 'Note G', summary: 'A table of operations', status: 'published' }]);

  await test.step('a language is added', async () => {
    await page.goto('/portfolio');
    await page.getByRole('tab', { name: 'SEO' }).click();
    await page.getByRole('combobox', { name: 'Add language' }).press('Enter');
    await page.getByRole('option', { name: 'German' }).click();
    await expect(page.getByText('0 of 4 translated')).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
    await page.getByRole('link', { name: 'Translate to German' }).press('Enter');
  });

  await test.step('Enter goes to the next text, also of the next part', async () => {
    await expect(page.getByRole('heading', { name: 'German translation of your site' })).toBeVisible();
    await expect(field(page, 'Headline')).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
    await page.getByRole('button', { name: 'Next untranslated' }).press('Enter');
    await expect(field(page, 'Headline')).toBeFocused();
    await page.keyboard.type('Mathematikerin');
    await page.keyboard.press('Enter');
    await expect(field(page, 'About')).toBeFocused();
    await page.keyboard.type('Ich übersetze Maschinen.');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Title')).toBeFocused();
    await page.keyboard.type('Anmerkung G');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Summary')).toBeFocused();
    await page.getByRole('button', { name: 'Same in both languages' }).press('Enter');
    await expect(page.getByText('4 of 4 translated')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next untranslated' })).toBeHidden();
    await expect.poll(() => stored(page, 'de')).toEqual(['Mathematikerin', 'Ich übersetze Maschinen.']);
  });

  await test.step('undo takes back what was typed', async () => {
    await page.getByRole('button', { name: /^Site texts/ }).click();
    await field(page, 'Headline').fill('Countess');
    await expect.poll(() => stored(page, 'de')).toContain('Countess');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(field(page, 'Headline')).toHaveValue('Mathematikerin');
    await expect.poll(() => stored(page, 'de')).toContain('Mathematikerin');
  });

  await test.step('a skill, which the site does not show, is translated for resumes', async () => {
    await ask(page, 'POST', '/api/entries', { kind: 'skills', fields: { name: 'Writing', keywords: ['Reports'] } });
    await page.reload();
    const others = page.getByRole('list', { name: 'Not on your site' });
    await others.getByRole('button', { name: /^Writing/ }).press('Enter');
    await expect(page.getByText('Your site doesn’t show these texts.')).toBeVisible();
    await expect(field(page, 'Keywords')).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
    await page.getByRole('button', { name: 'Next untranslated' }).press('Enter');
    await expect(field(page, 'Skill')).toBeFocused();
    await page.keyboard.type('Schreiben');
    await expect(others.getByText('1/1')).toBeVisible();
    await expect(page.getByText('1 of 1 translated')).toBeVisible();
  });

  const visitor = await visitorOf(browser);
  await test.step('visitors see it once it is published, and switch', async () => {
    const home = hostOf('langs', page.url());
    await page.goto('/portfolio');
    await page.getByRole('button', { name: 'Publish site' }).click();
    await expect(page.getByRole('button', { name: 'Published' })).toBeVisible();
    await visitor.goto(home);
    await expect(visitor.getByText('A table of operations')).toBeVisible();
    await expectAccessible(visitor);
    await visitor.getByRole('navigation', { name: 'Languages' }).getByRole('link', { name: 'Deutsch' }).click();
    await expect(visitor).toHaveURL(`${home}de`);
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'de');
    await expect(visitor.getByText('Ich übersetze Maschinen.')).toBeVisible();
    await expectAccessible(visitor);
    await visitor.getByRole('link', { name: 'Anmerkung G' }).click();
    await expect(visitor).toHaveURL(`${home}de/projects/note-g`);
    await visitor.getByRole('link', { name: 'English' }).click();
    await expect(visitor.getByRole('heading', { name: 'Note G' })).toBeVisible();
  });

  await test.step('texts without a translation are read in their own language and direction', async () => {
    await change(page, {
      languages: [
        { language: 'de', cv: null },
        { language: 'ar', cv: null },
      ],
    });
    await publish(page);
    await visitor.goto(`${hostOf('langs', page.url())}ar`);
    await expect(visitor.locator('html')).toHaveAttribute('dir', 'rtl');
    const headline = visitor.getByText('Mathematician', { exact: true });
    await expect(headline).toHaveAttribute('lang', 'en');
    await expect(headline).toHaveAttribute('dir', 'ltr');
    await expectAccessible(visitor);
  });

  await test.step('a changed original is marked until the translation is confirmed', async () => {
    await change(page, { headline: 'Mathematician and writer' });
    await page.goto('/translate/de');
    await expect(page.getByRole('paragraph').filter({ hasText: '1 original changed' })).toBeVisible();
    await expect(page.getByText('Original changed', { exact: true })).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
    await page.getByRole('button', { name: 'Mark as up to date' }).press('Enter');
    await expect(page.getByText('Original changed', { exact: true })).toBeHidden();
    await expect(page.getByText('4 of 4 translated')).toBeVisible();
  });
});

test('one text translated in two windows is asked about, and a removed original is told', async ({ page, mails }) => {
  await registerMember(page, 'twolang', mails);
  await change(page, { headline: 'Mathematician' });
  const project = { title: 'Note G', status: 'published', tags: ['Machnies'] };
  await make(page, 'projects', [project]);
  const other = await page.context().newPage();
  await page.goto('/translate/de');
  await other.goto('/translate/de');
  await expect(field(other, 'Headline')).toBeVisible();
  await field(page, 'Headline').fill('Rechenmeisterin');
  await expect.poll(() => stored(page, 'de')).toEqual(['Rechenmeisterin']);
  await expect(field(other, 'Headline')).toHaveValue('Rechenmeisterin');

  await page.route('**/parts/site', (route) =>
    route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
  );
  await field(page, 'Headline').fill('Gräfin');
  await field(other, 'Headline').fill('Mathematikerin');
  await expect.poll(() => stored(page, 'de')).toEqual(['Mathematikerin']);
  await expect(page.getByRole('heading', { name: 'Headline' })).toBeVisible();
  await page.unroute('**/parts/site');
  await page.getByRole('button', { name: 'Keep mine: Headline' }).press('Enter');
  await expect.poll(() => stored(page, 'de')).toEqual(['Gräfin']);

  await page.getByRole('button', { name: /^Note G/ }).click();
  await expect(field(page, 'Tags')).toBeVisible();
  const [{ id, revision }] = (await (await ask(page, 'GET', '/api/projects')).json()).items;
  await ask(page, 'PATCH', `/api/projects/${id}`, { revision, tags: ['Machines'] });
  await field(page, 'Tags').fill('Maschinen');
  await expect(page.getByText('The original of this translation was removed: Maschinen')).toBeVisible();
});

test('what is typed offline is kept, and saved once the connection is back', async ({ page, mails }) => {
  await registerMember(page, 'offlang', mails);
  await change(page, { headline: 'Mathematician' });
  await page.goto('/translate/fr');
  await expect(field(page, 'Headline')).toBeVisible();
  await page.context().setOffline(true);
  await field(page, 'Headline').fill('Mathématicienne');
  await expect(page.getByText('Offline').first()).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => stored(page, 'fr')).toEqual(['Mathématicienne']);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.reload();
  await expect(field(page, 'Headline')).toHaveValue('Mathématicienne');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
