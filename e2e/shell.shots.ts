import { join } from 'node:path';
import { test } from './design.ts';

const FOLDER = join(import.meta.dirname, '..', '.shots');
const WIDTHS = { phone: 375, medium: 820, wide: 1280 };

for (const theme of ['light', 'dark'] as const) {
  for (const [size, width] of Object.entries(WIDTHS)) {
    for (const [name, query] of Object.entries({ shell: '', 'shell-rtl': '&dir=rtl' })) {
      test(`${name} ${theme} ${size}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 760 });
        await page.goto(`/design-shell.html?theme=${theme}${query}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.screenshot({ path: join(FOLDER, `${name}-${theme}-${size}.png`) });
      });
    }
  }
  test(`palette ${theme}`, async ({ page }) => {
    await page.goto(`/design-shell.html?theme=${theme}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('option').first().waitFor();
    await page.screenshot({ path: join(FOLDER, `palette-${theme}.png`), animations: 'disabled' });
  });
}
