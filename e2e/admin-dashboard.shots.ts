import { signInAsAdmin } from './admin.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { clearPending, seedPending, seedStats, test } from './seeded-instance.ts';
import { expect } from './with-mail.ts';

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`the overview of an instance ${theme} ${size}`, async ({ page, product, inside }) => {
      await setThemeAndSize(page, theme, viewport);
      await signInAsAdmin(page, product);
      await inside.query("delete from users where uid like 'planted-%'");
      await clearPending(inside);
      await inside.query("delete from outbox where event like 'planted%'");
      const shot = shotsOf(page, theme, size);
      await seedStats(inside);
      await clearPending(inside);
      await page.goto('/admin');
      await expect(page.getByRole('figure').first()).toBeVisible();
      await expect(page.getByRole('link', { name: /health check/ })).toBeVisible();
      await shot('admin-dashboard-calm');
      await seedPending(inside);
      await page.goto('/admin?days=90');
      await expect(page.getByRole('figure').first()).toBeVisible();
      await expect(page.getByRole('link', { name: /health check/ })).toBeVisible();
      await shot('admin-dashboard');
    });
  }
}
