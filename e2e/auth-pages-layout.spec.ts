import type { Page } from '@playwright/test';
import { inBothThemes } from './screenshots.ts';
import { digits, expect, fillRegistration, register, test, title } from './with-mail.ts';

const SCREENS = ['/reset-password#used', '/login', '/register', '/forgot-password', '/reset-password'];

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

test('the sign-in pages are accessible in both themes, wide and at 320 px, also with errors shown', async ({
  page,
  expectAccessible,
}) => {
  for (const path of SCREENS) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    const submit = page.locator('button[type="submit"]').first();
    if (await submit.isVisible()) await submit.click();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 720 });
      await inBothThemes(page, expectAccessible);
      expect(await widthOf(page), path).toBeLessThanOrEqual(width);
    }
  }
});

test('the code step is accessible in both themes and fits 320 px', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await register(page, { username: 'look-at-codes' });
  await expect(digits(page)).toBeFocused();
  await page.getByRole('button', { name: 'Verify email', exact: true }).click();
  await expect(page.getByText('Enter all six digits')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  expect(await widthOf(page)).toBeLessThanOrEqual(320);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('the sign-in pages run from right to left, and addresses in them from left to right', async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/register');
    await expect(title(page)).toHaveText('إنشاء حساب');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByLabel('عنوان البريد الإلكتروني')).toHaveAttribute('dir', 'ltr');
    await page.getByLabel('الاسم', { exact: true }).fill('آدا لوفلايس');
    await page.getByLabel('اسم المستخدم').fill('ada-in-arabic');
    await expect(page.getByText(/ada-in-arabic.* متاح/)).toBeVisible();
    await page.getByLabel('عنوان البريد الإلكتروني').fill('ada-in-arabic@example.org');
    await page.getByLabel('كلمة المرور', { exact: true }).fill('weaves algebraical patterns');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('التحقق من بريدك الإلكتروني');
    await expectAccessible(page);
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
  });
});

test('pressing the button again during registration creates only one account', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/sign-up/email') && calls.push(request.method()));
  await page.route('**/api/auth/sign-up/email', async (route) => {
    await expect(page.getByRole('button', { name: 'Create account' })).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Enter');
    await route.continue();
  });
  await page.goto('/register');
  await fillRegistration(page, { username: 'once-only' });
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Verify your email');
  expect(calls).toEqual(['POST']);
});

test('without a connection the form shows an error and keeps typed text', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByLabel('Email or username').fill('ada@example.org');
  await page.getByLabel('Password', { exact: true }).fill('anything at all');
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Couldn’t reach the server. Check your connection and try again.')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('anything at all');
});
