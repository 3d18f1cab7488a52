import { asAdmin } from './admin.ts';
import { clearWaiting, plantFigures, plantWaiting, test } from './figures-of.ts';
import { lookAs, SIZES, shotsOf } from './look-as.ts';
import { expect } from './mailed.ts';

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`the overview of an instance ${theme} ${size}`, async ({ page, product, inside }) => {
      await lookAs(page, theme, viewport);
      await asAdmin(page, product);
      await inside.query("delete from users where uid like 'planted-%'");
      await clearWaiting(inside);
      await inside.query("delete from outbox where event like 'planted%'");
      const shot = shotsOf(page, theme, size);
      await plantFigures(inside);
      await clearWaiting(inside);
      await page.goto('/admin');
      await expect(page.getByRole('figure').first()).toBeVisible();
      await shot('admin-dashboard-calm');
      await plantWaiting(inside);
      await page.goto('/admin?days=90');
      await expect(page.getByRole('figure').first()).toBeVisible();
      await shot('admin-dashboard');
    });
  }
}
