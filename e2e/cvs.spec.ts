import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './mailed.ts';
import { ask, joinAs } from './work.ts';

const RESUME = readFileSync(join(import.meta.dirname, '../src/testing/fixtures/jsonresume/resume.json'));

const shown = (page: Page) => page.locator('[data-record]');
const names = (page: Page) => shown(page).locator('a[href$="/preview"]');
const card = (page: Page, name: string) => shown(page).filter({ hasText: name });
const place = (page: Page, status: string) =>
  page.getByRole('navigation', { name: /by status/ }).getByRole('link', { name: status });
const toast = (page: Page) => page.getByRole('region', { name: /Notices/ });
const told = (page: Page, words: string) => toast(page).locator(':scope > *').filter({ hasText: words });
const newCv = (page: Page) => page.getByRole('dialog', { name: 'New CV' });

type Fields = Record<string, unknown>;
type Made = { id: string; revision: number; document: { sections: { id: string; items: { id: string }[] }[] } };

async function make(page: Page, fields: Fields): Promise<Made> {
  const answer = await ask(page, 'POST', '/api/cvs', fields);
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

async function open(page: Page, query = '') {
  await page.goto(`/cv${query}`);
  await expect(shown(page).first()).toBeVisible();
}

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const namesKept = async (page: Page, query = '') =>
  ((await (await ask(page, 'GET', `/api/cvs?${query}`)).json()) as { items: { name: string }[] }).items.map(
    ({ name }) => name,
  );

test('the first CV is begun blank, by its name, and is looked at', async ({ page }) => {
  await joinAs(page, 'cv-blank');
  await page.goto('/cv');
  await expect(page.getByText('No CVs yet')).toBeVisible();
  await page.getByRole('button', { name: 'Blank' }).click();
  await newCv(page).getByRole('button', { name: 'Create' }).click();
  await expect(newCv(page).getByText('It needs a name.')).toBeVisible();
  await newCv(page).getByLabel('Name').fill('For the Royal Society');
  await newCv(page).getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/cv\/[^/]+\/preview$/);
  await expect(page.getByRole('heading', { level: 1, name: 'For the Royal Society' })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  await page.getByRole('link', { name: 'CVs' }).first().click();
  await expect(names(page)).toHaveText(['For the Royal Society']);
});

test('a CV begins with a finished example; what is refused is told, and nothing typed is lost', async ({ page }) => {
  await joinAs(page, 'cv-example');
  await page.goto('/cv');
  await page.getByRole('button', { name: 'An example' }).click();
  await newCv(page).getByRole('radio', { name: 'Nurse' }).check();
  await newCv(page).getByLabel('Name').fill('On the ward');
  await newCv(page).getByRole('tab', { name: 'Blank' }).click();
  await expect(newCv(page).getByLabel('Name')).toHaveValue('On the ward');
  await newCv(page).getByRole('tab', { name: 'An example' }).click();
  await page.route('**/api/cvs', (route) => route.abort('internetdisconnected'));
  await newCv(page).getByRole('button', { name: 'Create' }).click();
  await expect(newCv(page).getByRole('alert')).toContainText('The server cannot be reached.');
  await expect(newCv(page).getByLabel('Name')).toHaveValue('On the ward');
  await page.unroute('**/api/cvs');
  await newCv(page).getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'On the ward' })).toBeVisible();
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  await expect(article.getByRole('heading', { name: 'Work experience' })).toBeVisible();
});

test('a JSON Resume becomes a CV, with a report of what became of it, and can be taken back', async ({ page }) => {
  await joinAs(page, 'cv-import');
  await page.goto('/cv');
  await page.getByRole('button', { name: 'A file' }).click();
  const choose = (name: string, buffer: Buffer) =>
    newCv(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });
  await choose('letters.json', Buffer.from('{"letters": ["to De Morgan"]}'));
  await expect(newCv(page).getByRole('alert')).not.toBeEmpty();

  await choose('resume.json', RESUME);
  const report = page.getByRole('dialog', { name: '“resume” is there' });
  await expect(report).toContainText('read from JSON Resume');
  await expect(report.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Skills' }) })).toContainText(
    '2',
  );
  await report.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => namesKept(page)).toEqual([]);
  await expect.poll(() => namesKept(page, 'status=trash')).toEqual(['resume']);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(['resume']);
  await names(page).first().click();
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText('Richard Hendriks');
  await expect(page.getByRole('article')).toContainText('Pied Piper');
});

test('what could not be read as it should is told, with its place; the file may be dropped anywhere', async ({
  page,
}) => {
  await joinAs(page, 'cv-drop');
  await page.goto('/cv');
  await expect(page.getByText('No CVs yet')).toBeVisible();
  const resume = JSON.stringify({
    basics: { name: 'Ada Lovelace', url: 'not an address', image: 'https://example.org/ada.jpg' },
    work: [{ name: 'Analytical Engine', position: 'Analyst', startDate: 'long ago' }],
  });
  await page.getByText('No CVs yet').evaluate((target, content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'ada.json', { type: 'application/json' }));
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, resume);
  const report = page.getByRole('dialog', { name: '“ada” is there' });
  const toCheck = report.getByRole('listitem');
  await expect(toCheck.filter({ hasText: 'This is not a date that can be read.' })).toContainText('long ago');
  await expect(toCheck.filter({ hasText: 'long ago' })).toContainText('work.0.startDate');
  await expect(toCheck.filter({ hasText: 'The picture is somewhere else.' })).toBeVisible();
  await report.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('article')).toContainText('long ago');
});

test('a CV is renamed and tagged, found by its tag, and duplicated', async ({ page }) => {
  await joinAs(page, 'cv-details');
  await make(page, { name: 'Notes' });
  await make(page, { name: 'Translations', tags: ['french'] });
  await open(page);
  await act(page, 'Notes', 'Name and tags');
  const dialog = page.getByRole('dialog', { name: 'Name and tags' });
  await dialog.getByLabel('Name').fill('Notes, A to G');
  await dialog.getByRole('combobox', { name: 'Tags' }).fill('engine');
  await dialog.getByRole('combobox', { name: 'Tags' }).press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Notes, A to G')).toContainText('engine');
  await card(page, 'Notes, A to G').getByRole('link', { name: 'engine' }).click();
  await expect(page).toHaveURL(/\?tag=engine$/);
  await expect(names(page)).toHaveText(['Notes, A to G']);
  await page.goBack();
  await act(page, 'Translations', 'Duplicate');
  await expect(shown(page)).toHaveCount(3);
  await toast(page).getByRole('button', { name: 'Look at it' }).click();
  await expect(page).toHaveURL(/\/preview$/);
  await expect(page.getByRole('heading', { level: 1, name: /Translations/ })).toBeVisible();
});

test('what is locked shows it and stays out of the trash; both are taken back by one press', async ({ page }) => {
  await joinAs(page, 'cv-lock');
  await make(page, { name: 'Notes' });
  await make(page, { name: 'Letters' });
  await open(page);
  await act(page, 'Notes', 'Lock');
  await expect(card(page, 'Notes')).toContainText('Locked');
  await act(page, 'Notes', 'Move to trash');
  await expect(toast(page)).toContainText('This is locked. Unlock it to change it.');
  await expect(shown(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Select Notes' }).click();
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(card(page, 'Notes')).not.toContainText('Locked');
  await told(page, 'Unlocked.').getByRole('button', { name: 'Undo' }).click();
  await expect(card(page, 'Notes')).toContainText('Locked');
  await expect(card(page, 'Letters')).not.toContainText('Locked');

  await page.getByRole('checkbox', { name: 'Select Letters' }).click();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(names(page)).toHaveText(['Notes']);
  await told(page, 'Moved to trash.').getByRole('button', { name: 'Undo' }).click();
  await expect(shown(page)).toHaveCount(2);
});

test('what lies in the trash is restored from there, or deleted for good once asked', async ({ page }) => {
  await joinAs(page, 'cv-trash');
  await make(page, { name: 'Notes' });
  await make(page, { name: 'Letters' });
  await open(page);
  await act(page, 'Notes', 'Move to trash');
  await expect(names(page)).toHaveText(['Letters']);
  await act(page, 'Letters', 'Move to trash');
  await expect(shown(page)).toHaveCount(0);
  await place(page, 'Trash').click();
  await expect(shown(page)).toHaveCount(2);
  await act(page, 'Notes', 'Restore');
  await expect(shown(page)).toHaveCount(1);
  await act(page, 'Letters', 'Delete for good');
  await page
    .getByRole('alertdialog', { name: 'Delete “Letters” for good?' })
    .getByRole('button', { name: 'Delete for good' })
    .click();
  await expect(page.getByText('The trash is empty')).toBeVisible();
  await place(page, 'All').click();
  await expect(names(page)).toHaveText(['Notes']);
});

test('who may see it is chosen from the menu; before the address is proven, that is refused and told', async ({
  page,
}) => {
  await joinAs(page, 'cv-unproven');
  await make(page, { name: 'Notes' });
  await open(page);
  await act(page, 'Notes', 'Make public');
  await expect(toast(page)).toContainText('Verify your e-mail address first.');
  await expect(toast(page).getByRole('button', { name: 'Verify address' })).toBeVisible();
  await expect(card(page, 'Notes')).toContainText('Private');
});

test('a public one is found under its status, and made private again', async ({ page, mails }) => {
  await joinAs(page, 'cv-public', mails);
  await make(page, { name: 'Notes' });
  await make(page, { name: 'Letters' });
  await open(page);
  await act(page, 'Notes', 'Make public');
  await expect(card(page, 'Notes')).toContainText('Public');
  await place(page, 'Public').click();
  await expect(page).toHaveURL(/\?status=public$/);
  await expect(names(page)).toHaveText(['Notes']);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Nothing matches')).toBeVisible();
});

test('CVs are put in order by keyboard, and found by what is in them', async ({ page }) => {
  await joinAs(page, 'cv-order');
  for (const name of ['Three', 'Two', 'One']) await make(page, { name });
  await open(page);
  await names(page).filter({ hasText: 'One' }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(names(page)).toHaveText(['Two', 'One', 'Three']);
  await expect.poll(() => namesKept(page)).toEqual(['Two', 'One', 'Three']);
  await page.getByRole('searchbox', { name: 'Search CVs' }).fill('three');
  await expect(names(page)).toHaveText(['Three']);
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox').fill('two');
  await page.getByRole('option', { name: 'Two' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two' })).toBeVisible();
});

test('a CV is taken along in the formats of other programs', async ({ page }) => {
  await joinAs(page, 'cv-download');
  await make(page, { name: 'Notes' });
  await open(page);
  for (const [name, ending] of [
    ['JSON Resume', 'json'],
    ['RenderCV (YAML)', 'yaml'],
    ['Markdown', 'md'],
    ['Plain text', 'txt'],
  ] as const) {
    await page.getByRole('button', { name: 'Actions for Notes' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name, exact: true }).click();
    expect((await download).suggestedFilename()).toBe(`Notes.${ending}`);
  }
});

/** A CV with a named version, and changes since. */
async function withHistory(page: Page) {
  const answer = await ask(page, 'POST', '/api/cvs/import', { content: RESUME.toString(), filename: 'Hendriks.json' });
  const cv = (await answer.json()) as Made;
  await page.goto(`/cv/${cv.id}/preview`);
  await page.getByRole('button', { name: 'History' }).click();
  const sheet = page.getByRole('dialog', { name: 'History' });
  await expect(sheet.getByText('No version is kept yet.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Keep this one' }).click();
  await sheet.getByLabel('Name of the version').fill('Before the spring');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet.getByRole('button', { name: 'Before the spring', exact: true })).toBeVisible();
  const changed = await ask(page, 'PATCH', `/api/cvs/${cv.id}`, {
    revision: cv.revision,
    operations: [{ do: 'set', at: ['basics'], field: 'headline', value: 'Master Programmer' }],
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await page.reload();
  await expect(page.getByRole('article')).toContainText('Master Programmer');
  return cv;
}

test('a version is kept by name, compared, looked at, restored, and that is taken back', async ({ page }) => {
  await joinAs(page, 'cv-history');
  await withHistory(page);
  const article = page.getByRole('article');
  await page.getByRole('button', { name: 'History' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Actions for the version Before the spring' }).click();
  await page.getByRole('menuitem', { name: 'What changed since' }).click();
  const change = sheet.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(change).toHaveCount(1);
  await expect(change).toContainText('Personal details: headline changed');
  await expect(change.locator('ins')).toContainText('Master');
  await sheet.getByRole('button', { name: 'All versions' }).click();

  await sheet.getByRole('button', { name: 'Before the spring', exact: true }).click();
  const old = page.getByRole('region', { name: 'An old version' });
  await expect(old).toContainText('It can be read, not changed.');
  await expect(article).not.toContainText('Master Programmer');
  await old.getByRole('button', { name: 'Restore it' }).click();
  await expect(old).toBeHidden();
  await expect(toast(page)).toContainText('Restored.');
  await expect(article).toContainText('Programmer');
  await expect(article).not.toContainText('Master Programmer');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(article).toContainText('Master Programmer');
});

test('a version is given another name, and forgotten once asked; what is locked is not restored', async ({ page }) => {
  await joinAs(page, 'cv-versions');
  const { id } = await withHistory(page);
  await ask(page, 'PUT', `/api/cvs/${id}/lock`, { locked: true });
  await page.reload();
  await page.getByRole('button', { name: 'History' }).click();
  const sheet = page.getByRole('dialog', { name: 'History' });
  const actions = (name: string) => sheet.getByRole('button', { name: `Actions for the version ${name}` });
  await actions('Before the spring').click();
  await page.getByRole('menuitem', { name: 'Restore it' }).click();
  await expect(toast(page)).toContainText('This is locked. Unlock it to change it.');
  await actions('Before the spring').click();
  await page.getByRole('menuitem', { name: 'Give it a name' }).click();
  await sheet.getByLabel('Name of the version').fill('As sent');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await actions('As sent').click();
  await page.getByRole('menuitem', { name: 'Forget it' }).click();
  await page
    .getByRole('alertdialog', { name: 'Forget this version?' })
    .getByRole('button', { name: 'Forget it' })
    .click();
  await expect(sheet.getByText('No version is kept yet.')).toBeVisible();
});

test('a CV that is not there says so; in the trash it can be restored', async ({ page }) => {
  await joinAs(page, 'cv-gone');
  const { id } = await make(page, { name: 'Notes' });
  await ask(page, 'DELETE', `/api/cvs/${id}`);
  await page.goto(`/cv/${id}/preview`);
  await expect(page.getByText('In the trash.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('button', { name: 'History' })).toBeVisible();
  await page.goto('/cv/01990000-0000-7000-8000-000000000000/preview');
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`CVs are accessible to all in ${theme}`, async ({ page, expectAccessible }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('theme', chosen);
      localStorage.setItem('theme.remember', 'true');
    }, theme);
    await joinAs(page, `cv-axe-${theme}`);
    await page.goto('/cv');
    await expect(page.getByText('No CVs yet')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'An example' }).click();
    await expect(newCv(page).getByRole('radio', { name: 'Teacher' })).toBeVisible();
    await expectAccessible(page);
    await newCv(page).getByRole('tab', { name: 'A file' }).click();
    await newCv(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: RESUME });
    await expect(page.getByRole('dialog', { name: '“resume” is there' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect(page.getByRole('article')).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(shown(page)).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Rows' }).click();
    await page.getByRole('checkbox', { name: 'Select resume' }).click();
    await expectAccessible(page);
    await act(page, 'resume', 'Name and tags');
    await expect(page.getByRole('dialog', { name: 'Name and tags' })).toBeVisible();
    await expectAccessible(page);
  });

  test(`the history of a CV is accessible to all in ${theme}`, async ({ page, expectAccessible }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('theme', chosen);
      localStorage.setItem('theme.remember', 'true');
    }, theme);
    await joinAs(page, `cv-axe-history-${theme}`);
    await withHistory(page);
    await page.getByRole('button', { name: 'History' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('list', { name: 'Versions' })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Actions for the version Before the spring' }).click();
    await page.getByRole('menuitem', { name: 'What changed since' }).click();
    await expect(sheet.getByRole('list', { name: 'Changes' })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'All versions' }).click();
    await sheet.getByRole('button', { name: 'Before the spring', exact: true }).click();
    await expect(page.getByRole('region', { name: 'An old version' })).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });
  test('all of it fits on a small phone, and a CV keeps its own direction', async ({ page, expectAccessible }) => {
    await joinAs(page, 'cv-rtl');
    await make(page, { name: 'Notes on the Analytical Engine, with all that belongs to them' });
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
    await expect(page.getByRole('article')).toHaveAttribute('dir', 'rtl');
    await fits();
    await page.getByRole('button', { name: 'السجل' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await fits();
    await expectAccessible(page);
    await page.goto(`/cv/${((await english.json()) as Made).id}/preview`);
    await expect(page.getByRole('article')).toHaveAttribute('dir', 'ltr');
    await fits();
  });
});
