import type { Page } from '@playwright/test';
import { type MadeCv, makeCv, RESUME, toast } from './cvs.ts';
import { expectStored, fetchCv } from './editor.ts';
import { ask, registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

/** Opens the history of a CV with a named version and later changes. */
async function importCvWithHistory(page: Page) {
  const answer = await ask(page, 'POST', '/api/cvs/import', { content: RESUME.toString(), filename: 'Hendriks.json' });
  const cv = (await answer.json()) as MadeCv;
  await page.goto(`/cv/${cv.id}/preview?view=text`);
  await page.getByRole('button', { name: 'History' }).click();
  const sheet = page.getByRole('dialog', { name: 'History' });
  await expect(sheet.getByText('No versions yet.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Save version' }).click();
  await sheet.getByLabel('Version name').fill('Before the spring');
  await sheet.getByRole('button', { name: 'Save version' }).click();
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

test('a version is saved by name, compared, viewed and restored, and the restore is undone', async ({ page }) => {
  await registerMember(page, 'cv-history');
  await importCvWithHistory(page);
  const article = page.getByRole('article');
  await page.getByRole('button', { name: 'History' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Actions for Before the spring' }).click();
  await page.getByRole('menuitem', { name: 'Compare with current version' }).click();
  const change = sheet.getByRole('list', { name: 'Changes' }).getByRole('listitem');
  await expect(change).toHaveCount(1);
  await expect(change).toContainText('Personal details: headline changed');
  await expect(change.locator('ins')).toContainText('Master');
  await sheet.getByRole('button', { name: 'All versions' }).click();

  await sheet.getByRole('button', { name: 'Before the spring', exact: true }).click();
  const old = page.getByRole('region', { name: 'Earlier version' });
  await expect(old).toContainText('It’s read-only.');
  await expect(article).not.toContainText('Master Programmer');
  await page.getByRole('link', { name: 'Side by side' }).click();
  for (const name of ['This version', 'Current version']) {
    const pages = page.getByRole('region', { name, exact: true });
    await expect(pages.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
    await expect(pages.locator('[data-changed]')).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'Text', exact: true }).click();
  await old.getByRole('button', { name: 'Restore version' }).click();
  await expect(old).toBeHidden();
  await expect(toast(page)).toContainText('Version restored');
  await expect(article).toContainText('Programmer');
  await expect(article).not.toContainText('Master Programmer');
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(article).toContainText('Master Programmer');
});

test('a version is named by what changed, and one of its sections is restored alone', async ({ page }) => {
  await registerMember(page, 'cv-sections');
  const { id, revision } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  const kinds = () => expectStored(page, id, ({ document }) => document.sections.map(({ kind }) => kind));
  const { sections } = (await fetchCv(page, id)).document;
  await ask(page, 'POST', `/api/cvs/${id}/versions`, { name: 'As it was' });
  const operations = sections
    .filter(({ kind }) => kind === 'work' || kind === 'skills')
    .map((section) => ({ do: 'remove', at: ['sections', section.id] }));
  const removed = await ask(page, 'PATCH', `/api/cvs/${id}`, { revision, operations });
  expect(removed.status(), await removed.text()).toBe(200);
  await page.goto(`/cv/${id}/preview`);
  await page.getByRole('button', { name: 'History' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Actions for As it was' }).click();
  await page.getByRole('menuitem', { name: 'Compare with current version' }).click();
  await sheet.getByRole('button', { name: 'Restore Work experience section' }).click();
  await expect(toast(page)).toContainText('Section restored');
  await kinds().toEqual(sections.map(({ kind }) => kind).filter((kind) => kind !== 'skills'));

  // The replaced state was saved as a version, named by what was removed in it.
  await page.reload();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(
    sheet.getByRole('button', { name: 'Work experience section removed, plus 1 more change' }),
  ).toBeVisible();
});

test('a version is renamed, and deleted after confirming; a locked CV is not restored', async ({ page }) => {
  await registerMember(page, 'cv-versions');
  const { id } = await importCvWithHistory(page);
  await ask(page, 'PUT', `/api/cvs/${id}/lock`, { locked: true });
  await page.reload();
  await page.getByRole('button', { name: 'History' }).click();
  const sheet = page.getByRole('dialog', { name: 'History' });
  const actions = (name: string) => sheet.getByRole('button', { name: `Actions for ${name}` });
  await actions('Before the spring').click();
  await page.getByRole('menuitem', { name: 'Restore version' }).click();
  await expect(toast(page)).toContainText('This is locked. Unlock it to make changes.');
  await actions('Before the spring').click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await sheet.getByLabel('Version name').fill('As sent');
  await sheet.getByRole('button', { name: 'Save', exact: true }).click();
  await actions('As sent').click();
  await page.getByRole('menuitem', { name: 'Delete version' }).click();
  await page
    .getByRole('alertdialog', { name: 'Delete this version?' })
    .getByRole('button', { name: 'Delete version' })
    .click();
  await expect(sheet.getByText('No versions yet.')).toBeVisible();
});

test('a missing CV shows a message; a CV in the trash can be restored', async ({ page }) => {
  await registerMember(page, 'cv-gone');
  const { id } = await makeCv(page, { name: 'Notes' });
  await ask(page, 'DELETE', `/api/cvs/${id}`);
  await page.goto(`/cv/${id}/preview`);
  await expect(page.getByText('In the trash.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('button', { name: 'History' })).toBeVisible();
  await page.goto('/cv/01990000-0000-7000-8000-000000000000/preview');
  await expect(page.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
});

for (const theme of ['light', 'dark'] as const) {
  test(`the history of a CV is accessible in ${theme}`, async ({ page, expectAccessible }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('theme', chosen);
      localStorage.setItem('theme.remember', 'true');
    }, theme);
    await registerMember(page, `cv-axe-history-${theme}`);
    await importCvWithHistory(page);
    await page.getByRole('button', { name: 'History' }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('list', { name: 'Versions' })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Actions for Before the spring' }).click();
    await page.getByRole('menuitem', { name: 'Compare with current version' }).click();
    await expect(sheet.getByRole('list', { name: 'Changes' })).toBeVisible();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'All versions' }).click();
    await sheet.getByRole('button', { name: 'Before the spring', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Earlier version' })).toBeVisible();
    await expectAccessible(page);
  });
}
