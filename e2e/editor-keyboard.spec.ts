import type { Locator, Page } from '@playwright/test';
import { makeCv } from './cvs.ts';
import { expectStored, fetchCv, openEditor, saved } from './editor.ts';
import { registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

const MAX_TAB_STOPS = 90;

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator) {
  for (let stops = 0; stops < MAX_TAB_STOPS; stops += 1) {
    if (await target.evaluateAll((found) => found.some((one) => one === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

test('a CV is built, reordered, designed, checked and exported by keyboard only', async ({ page }) => {
  await registerMember(page, 'by-keys');
  const { id } = await makeCv(page, { name: 'Notes' });
  await openEditor(page, id);
  const { document: before } = await fetchCv(page, id);

  await tabTo(page, page.getByRole('textbox', { name: 'Headline' }));
  await page.keyboard.type('Analyst');
  await tabTo(page, page.getByRole('button', { name: /^Work experience/, expanded: false }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Add entry' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Job title' })).toBeFocused();
  await page.keyboard.type('Author of the notes');

  await tabTo(page, page.getByRole('button', { name: 'Reorder Education' }));
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: /Education.*2/ })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Reorder Education' })).toBeFocused();

  await tabTo(page, page.getByRole('tab', { name: 'Content' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Design' })).toHaveAttribute('aria-selected', 'true');
  const templates = page.getByRole('radiogroup', { name: 'Template' });
  await tabTo(page, templates.getByRole('radio'));
  await page.keyboard.press('ArrowDown');

  await tabTo(page, page.getByRole('tab', { name: 'Design' }));
  await page.keyboard.press('ArrowRight');
  const finding = page.getByRole('listitem').filter({ hasText: 'Add another way to reach you' });
  await tabTo(page, finding.getByRole('button').first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  await page.keyboard.type('555-0100');
  await saved(page);
  await expectStored(page, id, ({ document: { basics, sections, design } }) => [
    basics.headline,
    basics.phone,
    sections.map(({ kind }) => kind).indexOf('education'),
    design.template === before.design.template,
  ]).toEqual(['Analyst', '555-0100', 1, false]);

  await tabTo(page, page.getByRole('link', { name: 'Download' }));
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await downloading).suggestedFilename()).toBe('Notes.pdf');
});
