import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { linesOf, textOf } from '../src/cv/render/reading/lines-of-runs.ts';
import { readPdf } from '../src/cv/render/reading/read-pdf.ts';
import { makeCv } from './cvs.ts';
import { expectStored, fetchCv, openEditor, saved, waitForPages } from './editor.ts';
import { chooseByKeyboard } from './menus.ts';
import { registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const letters = (page: Page) => page.getByRole('list', { name: 'Letters' });
const openTab = (page: Page) => page.getByRole('tab', { name: 'Letters' }).click();

test('a new letter uses the data of the CV and becomes a PDF', async ({ page, expectAccessible }) => {
  await registerMember(page, 'cv-letter');
  const { id } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  await openEditor(page, id);
  const first = page.getByRole('img', { name: /^Page 1 of/ });
  await waitForPages(page);
  const ofCv = await first.getAttribute('data-page');
  await openTab(page);
  await expect(page.getByText('No cover letters yet')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'New cover letter' }).click();
  await expect(field(page, 'Recipient')).toBeFocused();
  await expect(page.getByText('{recipient} is empty. Fill in that field, or remove it here.')).toBeVisible();
  await page.keyboard.type('Charles Babbage');
  await field(page, 'Company').fill('Analytical Engines');
  await field(page, 'Body').fill('I have read of the engine. As ');
  await chooseByKeyboard(page, page.getByRole('button', { name: /^Insert field in Body$/ }), /^Current role/);
  await expect(field(page, 'Body')).toBeFocused();
  await page.keyboard.type(' I would like to build it, {soon}.');
  await expect(page.getByText('{soon} isn’t a known field.')).toBeVisible();
  await expect(page.getByText('15 words.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pages of “New letter”' })).toBeVisible();
  await expect.poll(() => first.getAttribute('data-page')).not.toBe(ofCv);
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
    await expectAccessible(page);
  }

  const downloading = page.waitForEvent('download');
  await field(page, 'Body').press('End');
  await page.keyboard.type(' Soon.');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('New letter.pdf');
  const { title, pages } = await readPdf(await readFile(await file.path()));
  expect(title).toBe('Application for a role at Analytical Engines');
  const text = textOf(linesOf(pages)).replace(/\s+/g, ' ');
  expect(text).toContain('Dear Charles Babbage, I have read of the engine. As Senior software engineer I would');
  expect(text).toContain('{soon}. Soon. Sincerely,');

  await page.getByRole('button', { name: 'Back to resume' }).click();
  await expect.poll(() => first.getAttribute('data-page')).toBe(ofCv);
  await expect(letters(page).getByRole('button', { name: /^New letter Analytical Engines/ })).toBeVisible();
});

test('a removed letter is restored by undo, and an early reload loses nothing', async ({ page }) => {
  await registerMember(page, 'cv-letters');
  const { id } = await makeCv(page, { name: 'Notes', example: 'nurse' });
  await openEditor(page, id);
  await openTab(page);
  await page.getByRole('button', { name: 'New cover letter' }).click();
  // Text filled while the focus is moving would end up in the focused field.
  await expect(field(page, 'Recipient')).toBeFocused();
  await field(page, 'Name').fill('To Turin');
  await page.getByRole('button', { name: 'All cover letters' }).click();
  await letters(page).getByRole('button', { name: 'Actions for To Turin' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(field(page, 'Name')).toHaveValue('To Turin (copy)');
  await page.getByRole('button', { name: 'All cover letters' }).click();
  await letters(page).getByRole('button', { name: 'Actions for To Turin', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(letters(page).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo: “To Turin” removed' }).click();
  await expect(letters(page).getByRole('listitem')).toHaveCount(2);
  await letters(page)
    .getByRole('button', { name: /^To Turin(?! \(copy\))/ })
    .first()
    .click();
  await saved(page);
  await field(page, 'Subject').fill('Notes on the engine');
  await page.reload();
  await expectStored(page, id, ({ document }) => document.letters.map(({ name, subject }) => [name, subject])).toEqual([
    ['To Turin', 'Notes on the engine'],
    ['To Turin (copy)', 'Application for a role at {company}'],
  ]);

  // A click on the page leads to the letter's field.
  await openTab(page);
  await letters(page).getByRole('button').first().click();
  const { document } = await fetchCv(page, id);
  const target = await positionOf(page, id, document.letters[0]?.id ?? '', 'letter.closing');
  const canvas = page.getByRole('region', { name: 'Pages of “To Turin”' });
  const pageImage = canvas.getByRole('img', { name: 'Page 1 of 1' });
  await expect.poll(() => pageImage.getAttribute('data-page')).toBe(target.fingerprint);
  const box = await pageImage.boundingBox();
  await pageImage.click({ position: { x: target.x * (box?.width ?? 0), y: target.y * (box?.height ?? 0) } });
  await expect(field(page, 'Closing')).toBeFocused();
});

/** Returns the position of a letter's part on its first page, as fractions of the page. */
async function positionOf(page: Page, id: string, letter: string, blockId: string) {
  const answer = await page.request.post(`/api/cvs/${id}/preview`, {
    data: { letter },
    headers: { origin: new URL(page.url()).origin },
  });
  const { blocks, fingerprints, pages } = await answer.json();
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(pages[0]) ?? [];
  const { x, y } = blocks.find((block: { id: string }) => block.id === blockId);
  return { fingerprint: fingerprints[0], x: (x + 10) / Number(width), y: (y + 5) / Number(height) };
}
