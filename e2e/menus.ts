import { expect, type Locator, type Page } from '@playwright/test';

/** Opens a menu and chooses an entry by keyboard. Waits until the menu has focused its first entry. */
export async function chooseByKeyboard(page: Page, opener: Locator, name: string | RegExp) {
  await opener.press('Enter');
  await expect(page.locator('[role=menu]:focus-within')).toBeVisible();
  await page.getByRole('menuitem', { name }).press('Enter');
}
