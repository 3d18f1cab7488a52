import { saved } from './editor.ts';
import { registerMember } from './records.ts';
import { fetchSite, field, openSite, site, tab } from './site.ts';
import { expect, test } from './with-mail.ts';

test('changes of texts, sections and the design are undone by keyboard and by button', async ({ page, mails }) => {
  await registerMember(page, 'undoing', mails);
  await openSite(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  const checked = (name: string) => expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
  await expect(undo).toBeDisabled();
  const before = (await fetchSite(page)).document;

  // A heading, typed letter by letter, is one step, wherever the focus is.
  await field(page, 'Headline').fill('Mathematician');
  await field(page, 'Contact heading').pressSequentially('Write to me');
  await field(page, 'About').focus();
  await expect(page.getByRole('button', { name: 'Undo: Section headings' })).toBeEnabled();
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(field(page, 'Contact heading')).toHaveValue('');
  await expect(field(page, 'Headline')).toHaveValue('Mathematician');
  await page.keyboard.press('ControlOrMeta+Shift+Z');
  await expect(field(page, 'Contact heading')).toHaveValue('Write to me');
  await expect(site(page).getByText('Mathematician', { exact: true })).toBeVisible();

  await page.getByRole('switch', { name: 'Write to me: visible' }).click();
  await expect(site(page).getByRole('heading', { name: 'Write to me' })).toHaveCount(0);
  await tab(page, 'Design').click();
  await page.getByRole('radio', { name: 'Plum', exact: true }).check();
  await checked('Gallery');
  await page.getByRole('radio', { name: 'Wall', exact: true }).check();
  await page.getByRole('radio', { name: 'Square', exact: true }).check();
  await expect(site(page).locator('body')).toHaveClass(/^wall /);

  await page.keyboard.press('ControlOrMeta+Z');
  const corners = page.getByRole('radiogroup', { name: 'Corners' });
  await expect(corners.getByRole('radio', { name: 'From theme' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo: Layout', exact: true }).click();
  await checked('Gallery');
  await expect(page.getByRole('button', { name: 'Redo: Layout', exact: true })).toBeEnabled();
  await expect(site(page).locator('body')).toHaveClass(/^gallery /);

  // In the preview, the shortcut is the editor's as well.
  await site(page).locator('body').press('ControlOrMeta+Z');
  await expect(page.getByRole('radio', { name: 'Plum', exact: true })).not.toBeChecked();

  await tab(page, 'Content').click();
  while (await undo.isEnabled()) await undo.click();
  await expect(field(page, 'Headline')).toHaveValue('');
  await saved(page);
  expect((await fetchSite(page)).document).toEqual(before);
});
