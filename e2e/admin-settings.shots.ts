import { signInAsAdmin } from './admin.ts';
import { ask } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

const NOTICE = {
  text: 'We’re moving to a new server on Sunday. Your pages will keep their addresses.',
  tone: 'info',
  until: null,
};

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`the settings ${theme} ${size}`, async ({ page, product }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size);
      await signInAsAdmin(page, product);
      const change = { name: 'Analytical Engines', accent: '#0f766e', notice: NOTICE };
      expect((await ask(page, 'PATCH', '/api/admin/settings', change)).status()).toBe(200);
      await page.goto('/admin/settings');
      await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible();
      await shot('admin-settings');
      await page.context().clearCookies();
      await page.goto('/');
      await shotsOf(page, theme, size, false)('home-noticed');
      await page.goto('/login');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(NOTICE.text)).toBeVisible();
      await shotsOf(page, theme, size, false)('login-noticed');
    });
  }
}

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });
  test('the settings in Arabic', async ({ page, product }) => {
    await setThemeAndSize(page, 'light', SIZES.phone);
    await signInAsAdmin(page, product);
    await page.goto('/admin/settings');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('textbox').first()).toBeVisible();
    await shotsOf(page, 'ar', 'phone')('admin-settings');
  });
});
