import type { Page } from '@playwright/test';
import { bakePng, makeAssertion, makeIssuer, signJws } from '../src/testing/badges.ts';
import { achievements, inDays, make, registerMember, titlesOf } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

const AID = 'First aid at the works';
const READER = 'Reader of the library';
const SKETCH = 'Sketch of the Analytical Engine, with notes';
const HARP = 'Plays the harp';

const shown = (page: Page) => page.locator('[data-record]');
const titles = (page: Page) => shown(page).locator('a[href$="/edit"]');
const one = (page: Page, title: string) => shown(page).filter({ hasText: title });
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

async function open(page: Page, query = '') {
  await page.goto(`/achievements${query}`);
  await expect(shown(page).first()).toBeVisible();
}

test('the timeline groups achievements by year, newest first and undated ones last', async ({ page }) => {
  await registerMember(page, 'time-line');
  await make(page, 'achievements', achievements());
  await open(page);
  await page.getByRole('radio', { name: 'Timeline' }).click();
  const years = page.getByRole('main').getByRole('heading', { level: 2 });
  const recent = [...new Set([inDays(-800), inDays(-1000)].map((date) => date.slice(0, 4)))];
  await expect(years).toHaveText([...recent, '1843', '1841', '1834', '1833', 'No date']);
  await expect(page.getByRole('list', { name: '1843' }).locator('[data-record]')).toHaveText([
    /Sketch/,
    /First programme/,
  ]);
  await expect(page.getByRole('list', { name: 'No date' })).toContainText(HARP);
  await expect(page.getByRole('button', { name: /^Sort/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Timeline' })).toBeChecked();
  await expect(years.first()).toHaveText(recent[0] ?? '');
});

test('sorting by expiry lists the next to expire first, with the remaining days', async ({ page }) => {
  await registerMember(page, 'expiry');
  await make(page, 'achievements', achievements());
  await open(page);
  await page.getByRole('button', { name: 'Sort: Custom order' }).click();
  await page.getByRole('menuitemradio', { name: 'Expiring soonest' }).click();
  await expect(page).toHaveURL(/\?sort=expires$/);
  await expect(titles(page).nth(0)).toHaveText(READER);
  await expect(titles(page).nth(1)).toHaveText(AID);
  await expect(one(page, READER)).toContainText('Expired');
  await expect(one(page, AID)).toContainText(/Expires in (19|20) days/);
});

test('achievements are filtered by type, also by link; several are reverted to drafts and published again at once', async ({
  page,
}) => {
  await registerMember(page, 'kinds');
  await make(page, 'achievements', achievements());
  await open(page, '?kind=course');
  await expect(titles(page)).toHaveText(['Calculus and its foundations', 'Astronomy and mathematics']);
  await page.getByRole('button', { name: 'Type: Course' }).click();
  await page.getByRole('menuitemradio', { name: 'Publication' }).click();
  await expect(titles(page)).toHaveText([SKETCH]);
  await page.goBack();
  await expect(titles(page)).toHaveCount(2);

  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Revert to draft' }).click();
  await expect(toast(page)).toContainText('2 reverted to draft');
  await expect(one(page, 'Calculus')).toContainText('Draft');
  await expect.poll(() => titlesOf(page, 'achievements', 'status=hidden')).toHaveLength(3);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => titlesOf(page, 'achievements', 'status=hidden')).toEqual([READER]);
});

test('awards and certificates are imported from a JSON Resume', async ({ page }) => {
  await registerMember(page, 'awards');
  await page.goto('/achievements');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import achievements' });
  const resume = {
    awards: [{ title: 'First programme for a machine', date: '1843', awarder: 'Note G' }],
    certificates: [{ name: AID, date: '2024-05-01', issuer: 'St John Ambulance' }],
    publications: [{ name: SKETCH, publisher: 'Taylor’s Scientific Memoirs', releaseDate: '1843-09' }],
  };
  await dialog.getByText('Or paste text').click();
  await dialog.getByLabel('Paste your data here').fill(JSON.stringify(resume));
  await dialog.getByRole('button', { name: 'Preview import' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await dialog.getByRole('checkbox', { name: `Select ${AID}` }).click();
  await dialog.getByRole('button', { name: 'Import 2 items' }).click();
  await expect(titles(page)).toHaveCount(2);
  await expect(one(page, SKETCH)).toContainText('Publication');
});

test('a baked badge is previewed with its proof and imported; importing it twice shows a notice', async ({
  page,
  mails,
}) => {
  await registerMember(page, 'baked', mails);
  await page.goto('/achievements');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import achievements' });
  const issuer = makeIssuer();
  const badge = signJws(makeAssertion({ issuer: issuer.did, email: 'baked@example.org' }), issuer);
  const file = { name: 'badge.png', mimeType: 'image/png', buffer: Buffer.from(await bakePng(badge, '2.0')) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('listitem')).toContainText('First programmer');
  await expect(dialog.getByRole('listitem')).toContainText('Verified');
  await dialog.getByRole('button', { name: 'Import 1 item' }).click();
  await expect(titles(page)).toHaveText(['First programmer']);
  await expect(one(page, 'First programmer').locator('img')).toBeVisible();

  await page.getByRole('button', { name: 'Import' }).click();
  await dialog.locator('input[type=file]').setInputFiles(file);
  await expect(dialog.getByRole('listitem')).toContainText('Already exists');
  await expect(dialog.getByRole('checkbox')).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Choose another file' }).click();
  await dialog.locator('input[type=file]').setInputFiles({ ...file, buffer: Buffer.from('no badge') });
  await expect(dialog.getByRole('alert').first()).not.toBeEmpty();
});

test('the achievements are accessible in both themes', async ({ page, expectAccessible }) => {
  await registerMember(page, 'achieved');
  await make(page, 'achievements', achievements());
  await open(page);
  await inBothThemes(page, expectAccessible);
  for (const name of ['List', 'Timeline']) {
    await page.getByRole('radio', { name }).click();
    await shown(page).first().waitFor();
    await inBothThemes(page, expectAccessible);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await inBothThemes(page, expectAccessible);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
