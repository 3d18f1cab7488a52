import { addEnglish, drawCv, makeScan } from '../src/testing/scans.ts';
import { newCv } from './cvs.ts';
import { openReview } from './import-review.ts';
import { registerMember } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { test } from './with-mail.ts';

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`scan import ${theme} ${size}`, async ({ page, product }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size, false);
      await registerMember(page, `scan-import-${theme}-${size}`);
      await addEnglish(product.dataDir);
      const scan = await makeScan([await drawCv()], { slant: 0.8 });
      await page.goto('/cv');
      await page.getByRole('button', { name: 'Import' }).click();
      await newCv(page)
        .locator('input[type=file]')
        .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan });
      await newCv(page).getByRole('button', { name: 'Cancel' }).scrollIntoViewIfNeeded();
      await shot('scan-reading');
      await newCv(page).getByRole('button', { name: 'Cancel' }).click();
      await openReview(page, scan, 'scan.pdf');
      if (size === 'phone') {
        await shot('scan-fields');
        await page.getByRole('radio', { name: 'Page' }).check();
      } else await page.getByRole('button', { name: 'Next to check' }).click();
      await shot('scan-page');
    });
  }
}
