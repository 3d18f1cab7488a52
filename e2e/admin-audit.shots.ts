import { signInAsAdmin } from './admin.ts';
import { openSettings, section, signUp } from './profile.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { call, expect, signIn, test } from './with-mail.ts';

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`audit ${theme} ${size}`, async ({ page, product }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size);
      const { email } = await signUp(page, `watched-${theme}-${size}`);
      await page.context().clearCookies();
      await page.goto('/login');
      await signIn(page, email, 'not the right one');
      await expect(page.getByRole('alert')).toBeVisible();
      await signIn(page, email);
      await expect(page).toHaveURL('/dashboard');
      await openSettings(page, 'Security');
      await section(page, 'Activity').scrollIntoViewIfNeeded();
      await expect(section(page, 'Activity').getByRole('listitem').first()).toBeVisible();
      await shot('activity', false);
      await page.context().clearCookies();
      await signInAsAdmin(page, product);
      await call(page, 'PATCH', '/api/admin/settings', { signUp: 'invite', usernameChangeDays: 9 });
      await call(page, 'PATCH', '/api/admin/settings', { signUp: null, usernameChangeDays: null });
      await page.goto('/admin/audit');
      await expect(page.getByRole('table').getByRole('row').nth(4)).toBeVisible();
      await shot('admin-audit');
      await page.goto('/admin/audit?q=nobody@example.org');
      await expect(page.getByText('No events match your search or filters.')).toBeVisible();
      await shot('admin-audit-none', false);
    });
  }
}
