import type { Page } from '@playwright/test';
import { type MadeCv, makeCv, names, newCv, RESUME, readAsText, shown, storedNames, toast } from './cvs.ts';
import { ask, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

const card = (page: Page, name: string) => shown(page).filter({ hasText: name });
const statusTab = (page: Page, status: string) =>
  page.getByRole('navigation', { name: /by status/ }).getByRole('link', { name: status });
const toastWith = (page: Page, words: string) => toast(page).locator(':scope > *').filter({ hasText: words });

async function open(page: Page, query = '') {
  await page.goto(`/cv${query}`);
  await expect(shown(page).first()).toBeVisible();
}

async function chooseAction(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test('a CV is renamed and tagged, found by its tag, and duplicated', async ({ page }) => {
  await registerMember(page, 'cv-details');
  await makeCv(page, { name: 'Notes' });
  await makeCv(page, { name: 'Translations', tags: ['french'] });
  await open(page);
  await chooseAction(page, 'Notes', 'Rename and tag…');
  const dialog = page.getByRole('dialog', { name: 'Rename and tag' });
  await dialog.getByLabel('Name').fill('Notes, A to G');
  await dialog.getByRole('combobox', { name: 'Tags' }).fill('engine');
  await dialog.getByRole('combobox', { name: 'Tags' }).press('Enter');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Notes, A to G')).toContainText('engine');
  await card(page, 'Notes, A to G').getByRole('link', { name: 'engine' }).click();
  await expect(page).toHaveURL(/\?tag=engine$/);
  await expect(names(page)).toHaveText(['Notes, A to G']);
  await page.goBack();
  await chooseAction(page, 'Translations', 'Duplicate');
  await expect(shown(page)).toHaveCount(3);
  await toast(page).getByRole('button', { name: 'Edit' }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(page.getByRole('textbox', { name: 'Resume name' })).toHaveValue(/Translations/);
});

test('a locked CV shows it and cannot be trashed; unlocking and trashing are undone in one click', async ({ page }) => {
  await registerMember(page, 'cv-lock');
  await makeCv(page, { name: 'Notes' });
  await makeCv(page, { name: 'Letters' });
  await open(page);
  await chooseAction(page, 'Notes', 'Lock');
  await expect(card(page, 'Notes')).toContainText('Locked');
  await chooseAction(page, 'Notes', 'Move to trash');
  await expect(toast(page)).toContainText('This is locked. Unlock it to make changes.');
  await expect(shown(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select Notes' }).click();
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(card(page, 'Notes')).not.toContainText('Locked');
  await toastWith(page, 'Unlocked').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Notes')).toContainText('Locked');
  await expect(card(page, 'Letters')).not.toContainText('Locked');

  await page.getByRole('checkbox', { name: 'Select Letters' }).click();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(names(page)).toHaveText(['Notes']);
  await toastWith(page, 'Moved to trash').getByRole('button', { name: 'Undo' }).click();
  await expect(shown(page)).toHaveCount(2);

  for (const name of ['Notes', 'Letters']) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(toastWith(page, 'Couldn’t change 2 items')).toContainText('One of these is locked. Unlock it');
  await expect(shown(page)).toHaveCount(2);
});

test('a CV in the trash is restored, or deleted permanently after confirming', async ({ page }) => {
  await registerMember(page, 'cv-trash');
  await makeCv(page, { name: 'Notes' });
  await makeCv(page, { name: 'Letters' });
  await open(page);
  await chooseAction(page, 'Notes', 'Move to trash');
  await expect(names(page)).toHaveText(['Letters']);
  await chooseAction(page, 'Letters', 'Move to trash');
  await expect(shown(page)).toHaveCount(0);
  await statusTab(page, 'Trash').click();
  await expect(shown(page)).toHaveCount(2);
  await chooseAction(page, 'Notes', 'Restore');
  await expect(shown(page)).toHaveCount(1);
  await chooseAction(page, 'Letters', 'Delete permanently');
  await page
    .getByRole('alertdialog', { name: 'Permanently delete “Letters”?' })
    .getByRole('button', { name: 'Delete permanently' })
    .click();
  await expect(page.getByText('Trash is empty')).toBeVisible();
  await statusTab(page, 'All').click();
  await expect(names(page)).toHaveText(['Notes']);
});

test('visibility is chosen from the menu; without a verified email address it is refused with a message', async ({
  page,
}) => {
  await registerMember(page, 'cv-unproven');
  await makeCv(page, { name: 'Notes' });
  await open(page);
  await chooseAction(page, 'Notes', 'Make public');
  await expect(toast(page)).toContainText('Verify your email address first.');
  await expect(toast(page).getByRole('button', { name: 'Verify email' })).toBeVisible();
  await expect(card(page, 'Notes')).toContainText('Private');
});

test('a public CV is found by its status and made private again', async ({ page, mails }) => {
  await registerMember(page, 'cv-public', mails);
  await makeCv(page, { name: 'Notes' });
  await makeCv(page, { name: 'Letters' });
  await open(page);
  await chooseAction(page, 'Notes', 'Make public');
  await expect(card(page, 'Notes')).toContainText('Public');
  await statusTab(page, 'Public').click();
  await expect(page).toHaveURL(/\?status=public$/);
  await expect(names(page)).toHaveText(['Notes']);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('No results')).toBeVisible();
});

test('CVs are reordered by keyboard and found by their content', async ({ page }) => {
  await registerMember(page, 'cv-order');
  for (const name of ['Three', 'Two', 'One']) await makeCv(page, { name });
  await open(page);
  await names(page).filter({ hasText: 'One' }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(names(page)).toHaveText(['Two', 'One', 'Three']);
  await expect.poll(() => storedNames(page)).toEqual(['Two', 'One', 'Three']);
  await page.getByRole('searchbox', { name: 'Search resumes' }).fill('three');
  await expect(names(page)).toHaveText(['Three']);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('two');
  await page.getByRole('option', { name: 'Two' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible();
});

test('CVs are accessible in both themes', async ({ page, expectAccessible }) => {
  test.slow();
  await registerMember(page, 'cv-axe');
  await page.goto('/cv');
  await expect(page.getByText('No resumes yet')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await page.getByRole('button', { name: 'An example' }).click();
  await expect(newCv(page).getByRole('radio', { name: 'Teacher' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await newCv(page).getByRole('tab', { name: 'Import' }).click();
  await newCv(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: RESUME });
  await expect(page.getByRole('dialog', { name: '“resume” imported' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await page.getByRole('button', { name: 'Open resume' }).click();
  await readAsText(page);
  await expect(page.getByRole('article')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await page.goto('/cv');
  await expect(shown(page)).toHaveCount(1);
  await inBothThemes(page, expectAccessible);
  await page.getByRole('radio', { name: 'List' }).click();
  await page.getByRole('checkbox', { name: 'Select resume' }).click();
  await inBothThemes(page, expectAccessible);
  await chooseAction(page, 'resume', 'Rename and tag…');
  await expect(page.getByRole('dialog', { name: 'Rename and tag' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });
  test('CVs fit a small phone, and each keeps its own text direction', async ({ page, expectAccessible }) => {
    await registerMember(page, 'cv-rtl');
    await makeCv(page, { name: 'Notes on the Analytical Engine, with all that belongs to them' });
    const english = await ask(page, 'POST', '/api/cvs/import', {
      content: RESUME.toString(),
      filename: 'resume.json',
    });
    await page.setViewportSize({ width: 320, height: 640 });
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await open(page);
    await expect(shown(page)).toHaveCount(2);
    await fits();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'سيرة ذاتية جديدة' }).click();
    const dialog = page.getByRole('dialog', { name: 'سيرة ذاتية جديدة' });
    await dialog.getByLabel('الاسم').fill('مذكرات');
    await fits();
    await dialog.getByRole('button', { name: 'إنشاء' }).click();
    await expect(page.getByRole('textbox', { name: 'اسم السيرة الذاتية' })).toHaveValue('مذكرات');
    await fits();
    await page
      .getByRole('button', { name: 'المزيد من الإجراءات' })
      .or(page.locator('header button[aria-haspopup=menu]'))
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'معاينة' }).click();
    await page.getByRole('link', { name: 'نص', exact: true }).click();
    await expect(page.getByRole('article')).toHaveAttribute('dir', 'rtl');
    await fits();
    await page.getByRole('button', { name: 'سجل الإصدارات' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await fits();
    await expectAccessible(page);
    await page.goto(`/cv/${((await english.json()) as MadeCv).id}/preview?view=text`);
    await expect(page.getByRole('article')).toHaveAttribute('dir', 'ltr');
    await fits();
  });
});
