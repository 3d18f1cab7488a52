import type { Page } from '@playwright/test';
import { fullDashboard, region, visitAs } from './dashboard.ts';
import { registerMember } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

async function open(page: Page, shown: string) {
  await page.goto('/dashboard');
  await expect(region(page, shown).first()).toBeVisible();
}

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`the dashboard ${theme} ${size}`, async ({ page, browser, mails }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size);
      await registerMember(page, `dash-new-${theme}-${size}`);
      await open(page, 'Start');
      await shot('dashboard-new');
      await page.context().clearCookies();
      await visitAs(browser, page, await fullDashboard(page, `dash-${theme}-${size}`, mails), 3);
      await open(page, 'Recent');
      await expect(page.getByRole('figure')).toBeVisible();
      await shot('dashboard');
    });
  }
}

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`the dashboard in Arabic ${size}`, async ({ page, browser, mails }) => {
      await setThemeAndSize(page, 'light', viewport);
      await visitAs(browser, page, await fullDashboard(page, `dash-ar-${size}`, mails), 3);
      await page.goto('/dashboard');
      await expect(page.getByRole('figure')).toBeVisible();
      await shotsOf(page, 'ar', size)('dashboard');
    });
  }
});
