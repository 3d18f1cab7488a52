import type { Page } from '@playwright/test';
import { make, registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

/** The rest of the page, as assistive technology finds it. */
const rest = (page: Page) => [
  page.getByRole('navigation', { name: 'Main' }),
  page.getByRole('textbox', { name: 'Title', exact: true }),
  page.getByRole('heading', { name: 'Links' }),
];

test('the page stays whole for assistive technology while a tags field is used', async ({ page, expectAccessible }) => {
  await registerMember(page, 'whole-page');
  const [project] = await make(page, 'projects', [{ title: 'Engine', tags: ['brass', 'steam'] }]);
  await make(page, 'projects', [{ title: 'Loom', tags: ['cards', 'silk'] }]);
  await page.goto(`/projects/${project?.id}/edit`);
  const tags = page.getByRole('combobox', { name: 'Tags' });
  await tags.click();
  await expect(page.getByRole('option', { name: 'cards' })).toBeVisible();
  for (const part of rest(page)) await expect(part).toHaveCount(1);
  await expectAccessible(page);

  // With nothing to suggest, nothing is shown, and nothing is hidden either.
  await page.keyboard.press('Escape');
  await page.keyboard.type('cards');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('cards', { exact: true })).toBeVisible();
  await page.keyboard.type('iron');
  await expect(page.getByRole('option')).toHaveText(['Add “iron”']);
  for (const part of rest(page)) await expect(part).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('iron', { exact: true })).toBeVisible();
  await tags.click();
  await page.getByRole('option', { name: 'silk' }).click();
  await expect(page.getByLabel('silk', { exact: true })).toBeVisible();
  await expect(tags).toBeFocused();
  await page.getByRole('textbox', { name: 'Title', exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
