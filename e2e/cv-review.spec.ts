import type { Page } from '@playwright/test';
import { makeCv, toast } from './cvs.ts';
import { expectStored, fetchCv, headline, openEditor, outline, saved } from './editor.ts';
import { ask, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

const review = (page: Page) => page.getByRole('tab', { name: 'Review' });
const finding = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Checks' }).locator('li:has(> p)').filter({ hasText: title });
const view = (page: Page, name: string) => page.getByRole('radio', { name });

const ADDRESS = { do: 'set', at: ['basics'], field: 'email', value: 'ada@gmial.com' };

test('checks follow the edits, link to their field, and offer a fix that can be undone', async ({ page }) => {
  await registerMember(page, 'review-checks');
  const { id, revision } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  await ask(page, 'PATCH', `/api/cvs/${id}`, { revision, operations: [ADDRESS] });
  await openEditor(page, id);
  await page.getByRole('button', { name: /^Checks: \d+ issues?/ }).click();
  await expect(review(page)).toBeFocused();

  const typoFinding = finding(page, 'Typo in your email address?');
  await expect(typoFinding).toContainText('Did you mean “gmail.com”?');
  const fix = typoFinding.getByRole('button', { name: 'Change to gmail.com' });
  const undo = toast(page).getByRole('button', { name: 'Undo' });
  await fix.click();
  await expect(typoFinding).toBeHidden();
  await expectStored(page, id, ({ document }) => document.basics.email).toBe('ada@gmail.com');
  await page.getByRole('button', { name: /^Undo: Personal details: email changed/ }).click();
  await expect(typoFinding).toBeVisible();
  await expect(undo, 'there is nothing left to undo').toBeHidden();
  await fix.click();
  await expect(typoFinding).toBeHidden();
  await undo.click();
  await expect(typoFinding).toBeVisible();

  await typoFinding.getByRole('button', { name: 'Personal details · Email', exact: true }).click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toBeFocused();
  await email.fill('ada');
  await review(page).click();
  await expect(finding(page, 'Invalid email address')).toContainText('“ada” can’t receive email');
  await expect(typoFinding).toBeHidden();
});

test('a check is dismissed and restored by keyboard, and its state survives a reload', async ({ page }) => {
  await registerMember(page, 'review-dismiss');
  const { id, revision } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  await ask(page, 'PATCH', `/api/cvs/${id}`, { revision, operations: [ADDRESS] });
  await openEditor(page, id);
  await review(page).click();
  const typoFinding = finding(page, 'Typo in your email address?');
  const dismiss = page.getByRole('button', { name: /^Dismiss: Typo in your email address/ });
  await dismiss.focus();
  await page.keyboard.press('Enter');
  await expect(typoFinding).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: /^Dismissed: / })).toBeAttached();
  await expect(page.getByRole('region', { name: 'Checks' }).locator(':focus')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Undo: Resume: dismissed checks changed/ })).toBeVisible();
  await expectStored(page, id, ({ document }) => document.dismissed).toEqual(['mistypedEmail@/basics#email']);

  await openEditor(page, id);
  await review(page).click();
  const fold = page.getByRole('button', { name: 'Dismissed (1)' });
  await expect(fold).toBeVisible();
  await expect(typoFinding).toBeHidden();
  await fold.press('Enter');
  await page.getByRole('button', { name: /^Restore: Typo/ }).press('Enter');
  await expect(typoFinding).toBeVisible();
  await expect(fold).toBeHidden();
  await expectStored(page, id, ({ document }) => document.dismissed).toEqual([]);

  await ask(page, 'PUT', `/api/cvs/${id}/lock`, { locked: true });
  await openEditor(page, id);
  await review(page).click();
  await expect(typoFinding.getByRole('button')).toHaveText(['Personal details · Email']);
});

test('the ATS view describes the saved pages and shows their text', async ({ page, context }) => {
  await registerMember(page, 'review-reading');
  const { id } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  await openEditor(page, id);
  await headline(page).fill('Author of the notes');
  await saved(page);
  await review(page).click();
  await view(page, 'Checks').press('ArrowRight');
  await view(page, 'Job match').press('ArrowRight');
  await expect(view(page, 'ATS view')).toBeFocused();
  const reading = page.getByRole('region', { name: 'ATS view' });
  await expect(
    reading.getByRole('status').filter({ hasText: /can read all \d+ fields in the right order/ }),
  ).toBeVisible();
  const text = reading.getByRole('region', { name: 'Extracted text' }).last();
  await expect(text).toContainText('Author of the notes');
  await expect(reading.getByRole('progressbar', { name: 'Space used on page 1' })).toHaveAttribute(
    'aria-valuenow',
    /\d/,
  );

  const { revision } = await fetchCv(page, id);
  const other = await context.newPage();
  await other.goto(page.url());
  await headline(other).fill('Translator of the memoir');
  await expectStored(page, id, (cv) => cv.revision).toBeGreaterThan(revision);
  await expect(text).toContainText('Translator of the memoir');
});

test('changes of a project are applied or declined, and the entry of a deleted project is kept', async ({ page }) => {
  await registerMember(page, 'review-offers');
  const project = async (title: string, summary: string) =>
    (await (await ask(page, 'POST', '/api/projects', { title, summary })).json()) as { id: string };
  const [engine, birds] = [await project('Engine', 'Notes.'), await project('Flyology', 'Birds.')];
  const { id, revision } = await makeCv(page, { name: 'Notes' });
  const item = (own: string, source: { id: string }, seen: { name: string; description: string }) => ({
    id: own,
    ...seen,
    source: { id: source.id, seen },
  });
  const items = [
    item('e', engine, { name: 'Engine', description: 'Notes.' }),
    item('f', birds, { name: 'Flyology', description: 'Birds.' }),
  ];
  await ask(page, 'PATCH', `/api/cvs/${id}`, {
    revision,
    operations: [{ do: 'insert', into: [], list: 'sections', item: { id: 'p', kind: 'projects', items }, after: null }],
  });
  await ask(page, 'PATCH', `/api/projects/${engine.id}`, {
    revision: 1,
    title: 'Analytical Engine',
    summary: 'Seven notes.',
  });
  await ask(page, 'DELETE', `/api/projects/${birds.id}`);
  await openEditor(page, id);
  await review(page).click();
  const updates = page.getByRole('region', { name: 'Updates from your work' });
  await expect(updates.locator('ins').first()).toContainText('Analytical');
  await updates.getByRole('button', { name: 'Keep mine: Engine, Description' }).click();
  await updates.getByRole('button', { name: 'Update: Engine, Project' }).click();
  await expect(page.getByText('The original is in the trash.')).toBeVisible();
  await updates.getByRole('button', { name: 'Keep entry: Flyology' }).click();
  await expect(updates).toBeHidden();
  await saved(page);
  await openEditor(page, id);
  await review(page).click();
  await expect(
    finding(page, 'Add an email address').or(finding(page, 'Add another way to reach you')).first(),
  ).toBeVisible();
  await expect(updates, 'the updates are not offered again').toBeHidden();
  expect((await fetchCv(page, id)).document.sections.find((section) => section.id === 'p')?.items).toMatchObject([
    { name: 'Analytical Engine', description: 'Notes.' },
    { name: 'Flyology', description: 'Birds.', source: null },
  ]);
});

test('the review is accessible in both themes and fits a phone', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await registerMember(page, 'review-axe');
  const { id, revision } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  await ask(page, 'PATCH', `/api/cvs/${id}`, { revision, operations: [ADDRESS] });
  await page.goto(`/cv/${id}/edit`);
  await expect(outline(page)).toBeVisible();
  await review(page).click();
  await expect(finding(page, 'Typo in your email address?')).toBeVisible();
  await page
    .getByRole('button', { name: /^Dismiss: / })
    .last()
    .click();
  await page.getByRole('button', { name: 'Dismissed (1)' }).click();
  await inBothThemes(page, expectAccessible);
  await view(page, 'ATS view').check({ force: true });
  await expect(page.getByText(/can read all \d+ fields/)).toBeVisible();
  await inBothThemes(page, expectAccessible);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
