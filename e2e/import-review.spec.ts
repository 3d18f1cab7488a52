import type { Page } from '@playwright/test';
import { linkedInPdf } from '../bench/imports/linkedin-pdf.ts';
import { storedNames } from './cvs.ts';
import { openReview, RESUME_PDF, selectOnPage } from './import-review.ts';
import { ask, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

const PROFILE = {
  ...{ name: 'Nora Ellery', headline: 'Product Designer', place: 'Portland, Oregon, United States' },
  contact: [{ text: 'www.linkedin.com/in/nora', label: 'LinkedIn', url: 'https://www.linkedin.com/in/nora' }],
  skills: ['Prototyping'],
  languages: [{ name: 'English', level: 'Native or Bilingual' }],
  certifications: ['Certified Usability Analyst'],
  summary: ['I design tools that people learn in a minute.'],
  companies: [
    {
      name: 'Rider Tools',
      positions: [{ title: 'Designer', period: 'March 2021 - Present (3 years)', place: 'Portland, Oregon' }],
    },
  ],
  education: [{ school: 'Westmere College of Art', degree: 'BFA, Interaction Design · (2011 - 2015)' }],
};
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const assigning = (page: Page) => page.getByRole('dialog', { name: 'Assign' });

test('a recognized PDF is confirmed, reassigned, placed and imported', async ({ page }) => {
  await registerMember(page, 'review-import');
  await openReview(page);
  expect(await storedNames(page)).toEqual([]);
  await expect(field(page, 'Name')).toHaveValue('Nora Ellery');

  // A guess is confirmed.
  await page.getByRole('button', { name: 'Next to check' }).click();
  await expect(field(page, 'Organization').first()).toHaveAccessibleDescription(
    'Could be the organization or the position.',
  );
  const confirm = page.getByRole('button', { name: /^Confirm: / });
  const count = await confirm.count();
  expect(count).toBeGreaterThan(0);
  await confirm.first().click();
  await expect(confirm).toHaveCount(count - 1);

  // Text of one field becomes another one, whose text before is listed and placed again.
  const rest = page.getByRole('region', { name: 'Not placed' });
  await expect(rest.getByRole('listitem')).toHaveText([/Drawer 3/]);
  await selectOnPage(page, 'Meadowline');
  await assigning(page).getByLabel('Field').selectOption({ label: 'Organization' });
  await assigning(page).getByRole('button', { name: 'Assign' }).click();
  await expect(rest.getByRole('listitem')).toHaveText([/Drawer 3/, /Rider Tools/]);
  await page.keyboard.press('Control+z');
  await expect(rest.getByRole('listitem')).toHaveText([/Drawer 3/]);
  await page.keyboard.press('Control+Shift+z');
  await rest.getByRole('button', { name: 'Place in…: Rider Tools' }).click();
  await assigning(page).getByLabel('Field').selectOption({ label: 'Job title' });
  await assigning(page).getByRole('button', { name: 'Assign' }).click();
  await expect(rest.getByRole('listitem')).toHaveText([/Drawer 3/]);

  // A failed request loses nothing.
  await page.route('**/api/cvs', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: /^Import \d+ entries/ }).click();
  await expect(page.getByRole('alert')).toContainText('Couldn’t reach the server.');
  await page.unroute('**/api/cvs');
  await page.getByRole('checkbox', { name: 'Your work' }).check();
  await page.getByRole('button', { name: /^Import \d+ entries/ }).click();
  await expect(page).toHaveURL(/\/cv\/[^/]+\/edit$/);
  expect(await storedNames(page)).toEqual(['nora-ellery']);
  const id = /\/cv\/([^/]+)\//.exec(page.url())?.[1];
  const { document } = await (await ask(page, 'GET', `/api/cvs/${id}`)).json();
  expect(document.basics).toMatchObject({ name: 'Nora Ellery', headline: 'Product designer' });
  expect(document.sections[0].items[0]).toMatchObject({ name: 'Meadowline', roles: [{ position: 'Rider Tools' }] });
  expect(document.sections.at(-1)).toMatchObject({
    title: 'Not placed',
    visible: false,
    items: [{ text: 'Drawer 3' }],
  });
  const entries = await (await ask(page, 'GET', '/api/entries?kind=work')).json();
  expect(entries.items.length).toBeGreaterThan(0);
});

test('a profile that LinkedIn saved to PDF is reviewed like any other file', async ({ page }) => {
  await registerMember(page, 'review-linkedin');
  await openReview(page, Buffer.from(await linkedInPdf(PROFILE)), 'Profile.pdf');
  await expect(field(page, 'Name')).toHaveValue('Nora Ellery');
  await expect(page.getByText('No fields to check')).toBeVisible();
  await page.locator('[data-at]', { hasText: 'Rider Tools' }).first().click();
  await expect(field(page, 'Organization')).toHaveValue('Rider Tools');
  await page.getByRole('button', { name: /^Import \d+ entries/ }).click();
  await expect(page).toHaveURL(/\/cv\/[^/]+\/edit$/);
  expect(await storedNames(page)).toEqual(['Profile']);
});

test('leaving a review with changes asks first, and nothing is saved', async ({ page }) => {
  await registerMember(page, 'review-cancel');
  await openReview(page);
  await field(page, 'Name').fill('N. Ellery');
  await page.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without importing?' });
  await question.getByRole('button', { name: 'Keep reviewing' }).click();
  await expect(field(page, 'Name')).toHaveValue('N. Ellery');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/cv$/);
  expect(await storedNames(page)).toEqual([]);
});

test('the page and its fields find each other, by mouse and by keyboard', async ({ page }) => {
  await registerMember(page, 'review-keys');
  await openReview(page);
  await page.locator('[data-at]', { hasText: 'nora@ellery.example' }).click();
  await expect(field(page, 'Email')).toBeFocused();
  await page.locator('[data-line]').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('[data-line]').nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Enter');
  await expect(assigning(page)).toContainText('“Product designer” is the');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-line]').nth(1)).toBeFocused();
});

for (const language of ['en', 'ar']) {
  test(`a review fits a narrow screen and is accessible in both themes: ${language}`, async ({
    page,
    expectAccessible,
  }) => {
    await registerMember(page, `review-narrow-${language}`);
    await openReview(page, RESUME_PDF);
    await page.setViewportSize({ width: 320, height: 640 });
    if (language === 'ar') {
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    }
    for (const view of ['Fields', 'Page']) {
      await page.getByRole('radio', { name: view, exact: true }).check();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      await inBothThemes(page, expectAccessible);
    }
  });
}
