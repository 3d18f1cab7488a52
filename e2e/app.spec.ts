import { expect, test } from './test.ts';

const AUTH_PAGES = {
  '/login': 'Sign in',
  '/register': 'Create your account',
  '/forgot-password': 'Forgot your password?',
  '/reset-password': 'This link is incomplete',
};

test('the sign-in pages are accessible to everyone in both themes and fit 320 px', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const theme of ['light', 'dark']) {
    await page.addInitScript((chosen) => {
      localStorage.setItem('theme', chosen);
      localStorage.setItem('theme.remember', 'true');
    }, theme);
    for (const [path, heading] of Object.entries(AUTH_PAGES)) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${heading} · Vitrine`);
      await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^$/);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
  }
});

test('a member’s screen redirects to the sign-in page when signed out, and remembers its URL', async ({ page }) => {
  await page.goto('/projects?tag=maths');
  await expect(page).toHaveURL('/login?next=%2Fprojects%3Ftag%3Dmaths');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
});

test('the app uses the language of the browser and its text direction', async ({ browser, baseURL }) => {
  for (const [locale, dir, heading] of [
    ['de-AT', 'ltr', 'Anmelden'],
    ['ar-EG', 'rtl', 'تسجيل الدخول'],
    ['sw', 'ltr', 'Sign in'],
  ] as const) {
    const context = await browser.newContext({ locale, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await context.close();
  }
});
