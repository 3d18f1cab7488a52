import type { Page } from '@playwright/test';
import { newCv, storedNames, toast } from './cvs.ts';
import { openReview } from './import-review.ts';
import { ask, registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

const DATA = JSON.stringify({
  basics: { name: 'Nora Ellery' },
  work: [{ name: 'Example Works', position: 'Engineer', startDate: '2021-03' }],
  skills: [{ name: 'Logic' }],
});
const SCHOOL = { institution: 'Westmere College of Art', studyType: 'BFA', start: '2011', end: '2015' };

async function entries(page: Page) {
  const { items } = await (await ask(page, 'GET', '/api/entries?limit=100')).json();
  return items as { kind: string; fields: Record<string, unknown> }[];
}

async function chooseData(page: Page) {
  await page.goto('/cv');
  await page.getByRole('button', { name: 'Import' }).first().click();
  await newCv(page).getByRole('checkbox', { name: 'Also save to your work' }).check();
  await newCv(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'nora.json', mimeType: 'application/json', buffer: Buffer.from(DATA) });
}

test('data becomes a resume and work, and both are taken back together', async ({ page }) => {
  await registerMember(page, 'to-work-data');
  await chooseData(page);
  const report = page.getByRole('dialog', { name: '“nora” imported' });
  await expect(report).toContainText('2 entries added to your work.');
  expect(await storedNames(page)).toEqual(['nora']);
  expect(await entries(page)).toHaveLength(2);
  await report.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => storedNames(page)).toEqual([]);
  expect(await entries(page)).toEqual([]);
});

test('data whose import is canceled while the resume is created leaves nothing', async ({ page }) => {
  await registerMember(page, 'to-work-cancel');
  let release: () => void = () => {};
  const canceled = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/cvs', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await canceled;
    await route.continue();
  });
  const created = page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/cvs'));
  await chooseData(page);
  await created;
  const answer = page.waitForResponse((one) => one.request().method() === 'POST' && one.url().endsWith('/api/cvs'));
  await newCv(page).getByRole('button', { name: 'Cancel' }).click();
  release();
  await answer;
  await expect(newCv(page).getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await expect.poll(() => storedNames(page)).toEqual([]);
  await expect.poll(() => entries(page)).toEqual([]);
});

test('a reviewed resume is merged with the work, and the merge is undone', async ({ page }) => {
  await registerMember(page, 'to-work-review');
  await ask(page, 'POST', '/api/entries', { kind: 'education', fields: SCHOOL });
  const [before] = await entries(page);
  await openReview(page);
  await page.getByRole('checkbox', { name: 'Your work' }).check();
  await page.getByRole('button', { name: /^Import \d+ entries/ }).click();
  const merge = page.getByRole('dialog', { name: 'Save to your work' });
  await expect(merge.getByText('You have an entry like this')).toBeVisible();
  expect(await storedNames(page)).toEqual([]);
  await merge.getByRole('button', { name: /^Save \d+ entries$/ }).click();
  await expect(page).toHaveURL(/\/cv\/[^/]+\/edit$/);
  const school = async () => (await entries(page)).find(({ kind }) => kind === 'education')?.fields;
  expect(await school()).toMatchObject({ ...SCHOOL, area: 'Interaction design' });
  expect((await entries(page)).length).toBeGreaterThan(1);

  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(/\/cv$/);
  expect(await storedNames(page)).toEqual([]);
  expect((await entries(page)).map(({ fields }) => fields)).toEqual([before?.fields]);
});

test('a text that is pasted into the work is reviewed first', async ({ page }) => {
  await registerMember(page, 'to-work-text');
  await page.goto('/work/experience');
  await page.getByRole('button', { name: 'Import' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import into your work' });
  await dialog
    .getByRole('textbox')
    .fill('Nora Ellery\nProduct designer\n\nExperience\n\nMeadowline | Designer | 2022 - Present');
  await dialog.getByRole('button', { name: 'Read' }).click();
  await expect(page).toHaveURL(/\/cv\/import$/, { timeout: 60_000 });
  await expect(page.getByRole('checkbox', { name: 'Your work' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'New resume' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Import 1 entry' }).click();
  await expect(page).toHaveURL(/\/work/);
  expect(await entries(page)).toMatchObject([{ kind: 'work', fields: { name: 'Meadowline' } }]);
  expect(await storedNames(page)).toEqual([]);
});
