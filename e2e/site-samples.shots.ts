import { registerMember } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { site } from './site.ts';
import { expect, test } from './with-mail.ts';

const STARTS = {
  Photographer: 'Dunes before noon',
  Developer: 'A small library',
  Researcher: 'Title of a paper',
  Writer: 'Title of a book',
} as const;

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries({ ...SIZES, wide: { width: 1440, height: 900 } })) {
    test(`sample work ${theme} ${size}`, async ({ page, mails }) => {
      test.setTimeout(240_000);
      await setThemeAndSize(page, theme, viewport);
      await registerMember(page, `samples-${theme}-${size}`, mails);
      const shot = shotsOf(page, theme, size, false);
      await page.goto('/portfolio');
      await expect(page.getByRole('region', { name: 'Start with' })).toBeVisible();
      await shot('site-starts');
      for (const [start, work] of Object.entries(STARTS)) {
        await page.getByRole('button', { name: new RegExp(`^${start}`) }).click();
        if (size === 'wide') await expect(site(page).getByText(work).first()).toBeVisible();
        await shot(`site-samples-${start.toLowerCase()}`);
      }
    });
  }
}
