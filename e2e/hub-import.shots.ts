import type { Page } from '@playwright/test';
import { GITHUB_TOKEN } from '../src/testing/hubs/open-github-server.ts';
import { registerMember } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { test } from './with-hubs.ts';

async function takeShots(page: Page, shot: (name: string, full?: boolean) => Promise<unknown>) {
  const dialog = page.getByRole('dialog');
  await page.goto('/projects');
  await page.waitForLoadState('networkidle');
  await page.locator('main button[aria-haspopup=menu]').first().click();
  await page.getByRole('menuitem').last().click();
  await dialog.getByRole('textbox').first().fill('ada');
  await shot('hub-form', false);
  await dialog.locator('input[type=password]').fill(GITHUB_TOKEN);
  await page.keyboard.press('Enter');
  await dialog.getByRole('switch').click();
  await dialog.getByRole('checkbox').first().click();
  await shot('hub-list', false);
  await dialog.getByRole('button').last().click();
  await dialog.getByRole('link').first().waitFor();
  await shot('hub-done', false);
}

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`hubs ${theme} ${size}`, async ({ page }) => {
      await setThemeAndSize(page, theme, viewport);
      await registerMember(page, `hubs-${theme}-${size}`);
      await takeShots(page, shotsOf(page, theme, size));
    });
  }
}

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });
  test('hubs in Arabic', async ({ page }) => {
    await registerMember(page, 'hubs-ar');
    await takeShots(page, shotsOf(page, 'ar', 'wide'));
  });
});
