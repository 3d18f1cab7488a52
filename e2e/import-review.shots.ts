import { openReview, selectOnPage } from './import-review.ts';
import { registerMember } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { test } from './with-mail.ts';

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`import review ${theme} ${size}`, async ({ page }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size, false);
      await registerMember(page, `import-review-${theme}-${size}`);
      await openReview(page);
      await shot('import-review');
      if (size === 'phone') await page.getByRole('radio', { name: 'Page' }).check();
      else await page.getByRole('button', { name: 'Next to check' }).click();
      await shot('import-review-page');
      await selectOnPage(page, 'Meadowline');
      await shot('import-review-assign');
    });
  }
}

for (const theme of ['light', 'dark'] as const) {
  test.describe('on a touchscreen', () => {
    test.use({ hasTouch: true, isMobile: true });
    test(`import review touch ${theme} phone`, async ({ page }) => {
      await setThemeAndSize(page, theme, SIZES.phone);
      const shot = shotsOf(page, theme, 'phone', false);
      await registerMember(page, `import-review-touch-${theme}`);
      await openReview(page);
      await page.getByRole('radio', { name: 'Page' }).check();
      await page.locator('[data-line]').filter({ hasText: 'Led the redesign' }).tap();
      await page.getByRole('button', { name: 'trip', exact: true }).tap();
      await page.getByRole('button', { name: 'planning', exact: true }).tap();
      await shot('import-review-touch');
    });
  });
}
