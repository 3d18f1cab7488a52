import type { Page } from '@playwright/test';
import { makeCv } from './cvs.ts';
import { expectStored, fetchCv, headline, openEditor } from './editor.ts';
import { ask, registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search or run a command' });

/** Searches for an action in the palette and expects it as the first result. */
async function search(page: Page, typed: string, name: string) {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await expect(palette(page).getByRole('option', { name: 'Show version history' })).toBeAttached();
  await page.keyboard.type(typed);
  await expect(palette(page).getByRole('option').first()).toHaveAccessibleName(name);
}
async function choose(page: Page, typed: string, name: string) {
  await search(page, typed, name);
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
}

test('a CV is edited through the command palette by keyboard only', async ({ page, expectAccessible }) => {
  await registerMember(page, 'palette-editor');
  const { id } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  await openEditor(page, id);
  const { document: initial } = await fetchCv(page, id);

  await search(page, 'add section talks', 'Add section: Talks');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  await page.keyboard.type('On the Analytical Engine');
  await expectStored(page, id, ({ document }) => document.sections.at(-1)).toMatchObject({
    kind: 'talks',
    items: [{ title: 'On the Analytical Engine' }],
  });

  await choose(page, 'entry languages', 'Add entry: Languages');
  await expect(page.getByRole('textbox', { name: 'Language', exact: true })).toBeFocused();
  await choose(page, 'go skills', 'Go to Skills');
  await expect(page.getByRole('textbox', { name: 'Add skills' })).toBeFocused();
  await choose(page, 'template mono', 'Template: Monospaced');
  await expectStored(page, id, ({ document }) => document.design.template).toBe('mono');
  await choose(page, 'undo', 'Undo: Design: template changed');
  await expectStored(page, id, ({ document }) => document.design.template).toBe(initial.design.template);

  await choose(page, 'fit two', 'Fit to two pages');
  await expect(page.getByRole('tab', { name: 'Design' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('status').filter({ hasText: /page/ })).toBeVisible();
  await choose(page, 'rename', 'Rename this resume');
  await page.keyboard.type('For the Engine');
  await expectStored(page, id, ({ name }) => name).toBe('For the Engine');

  await choose(page, 'show history', 'Show version history');
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  await choose(page, 'named version', 'Save a named version');
  await expect(history.getByRole('textbox', { name: 'Version name' })).toBeFocused();
});

test('for a locked CV the palette marks actions as unavailable and unlocks it', async ({ page }) => {
  await registerMember(page, 'palette-locked');
  const { id } = await makeCv(page, { name: 'Notes', example: 'teacher' });
  await ask(page, 'PUT', `/api/cvs/${id}/lock`, { locked: true });
  await openEditor(page, id);
  await expect(headline(page)).not.toBeEditable();
  await search(page, 'section talks', 'Add section: Talks Locked');
  await expect(palette(page).getByRole('option').first()).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await choose(page, 'unlock', 'Unlock');
  await expect(headline(page)).toBeEditable();
  const downloading = page.waitForEvent('download');
  await choose(page, 'markdown', 'Download: Markdown');
  expect((await downloading).suggestedFilename()).toMatch(/\.md$/);
  await choose(page, 'trash', 'Move to trash');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(headline(page)).toBeEditable();
});
