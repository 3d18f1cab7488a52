import { signInAsAdmin } from './admin.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`health ${theme} ${size}`, async ({ page, product }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size);
      await signInAsAdmin(page, product);
      await page.goto('/admin/health');
      await expect(page.getByText('Started')).toBeVisible();
      await expect(page.getByText(/^Checked|Checked /)).toBeVisible();
      await shot('admin-health');
    });
  }
}
