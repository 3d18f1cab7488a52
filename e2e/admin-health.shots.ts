import { asAdmin } from './admin.ts';
import { lookAs, SIZES, shotsOf } from './look-as.ts';
import { expect, test } from './mailed.ts';

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`health ${theme} ${size}`, async ({ page, product }) => {
      await lookAs(page, theme, viewport);
      const shot = shotsOf(page, theme, size);
      await asAdmin(page, product);
      await page.goto('/admin/health');
      await expect(page.getByText('Started')).toBeVisible();
      await expect(page.getByText(/^Checked|Checked /)).toBeVisible();
      await shot('admin-health');
    });
  }
}
