import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a menu by a key and chooses by a key: an entry takes the focus only once the menu has given it to its first. */
export async function chooseByKeys(page: Page, opener: Locator, name: string | RegExp) {
  await opener.press('Enter');
  await expect(page.locator('[role=menu]:focus-within')).toBeVisible();
  await page.getByRole('menuitem', { name }).press('Enter');
}
