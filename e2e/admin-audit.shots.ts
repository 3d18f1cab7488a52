import { asAdmin } from './admin.ts';
import { lookAs, SIZES, shotsOf } from './look-as.ts';
import { expect, logIn, test } from './mailed.ts';
import { openProfile, section, signUp } from './profile.ts';

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`audit ${theme} ${size}`, async ({ page, product }) => {
      await lookAs(page, theme, viewport);
      const shot = shotsOf(page, theme, size);
      const { email } = await signUp(page, `watched-${theme}-${size}`);
      await page.context().clearCookies();
      await page.goto('/login');
      await logIn(page, email, 'not the right one');
      await expect(page.getByRole('alert')).toBeVisible();
      await logIn(page, email);
      await expect(page).toHaveURL('/dashboard');
      await openProfile(page);
      await section(page, 'Activity').scrollIntoViewIfNeeded();
      await expect(section(page, 'Activity').getByRole('listitem').first()).toBeVisible();
      await shot('activity', false);
      await page.context().clearCookies();
      await asAdmin(page, product);
      await page.goto('/admin/audit');
      await expect(page.getByRole('table').getByRole('row').nth(4)).toBeVisible();
      await shot('admin-audit');
      await page.goto('/admin/audit?q=nobody@example.org');
      await expect(page.getByText('No events match these filters.')).toBeVisible();
      await shot('admin-audit-none', false);
    });
  }
}
