import type { Page } from '@playwright/test';
import { openSettings, signUp } from './profile.ts';
import { call, expect, PASSWORD, test } from './with-mail.ts';

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));

/** Reports whether the page is dark when its first content is painted, before the app has started. */
async function startsDark(page: Page, path: string) {
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto(path);
  const dark = await isDark(page);
  await page.unroute('**/assets/*.js');
  return dark;
}

test('the first toggle offers to keep the theme, which then lasts on every device and after signing out', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const { email } = await signUp(page, 'ada-theme');
  await page.goto('/dashboard');
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  await toggle.click();
  const keep = page.getByRole('button', { name: 'Always use dark' });
  await expect(keep).toBeVisible();
  await expectAccessible(page);
  await toggle.click();
  await expect(page.getByRole('button', { name: 'Always use light' })).toBeVisible();
  await expect(keep).toBeHidden();
  await toggle.click();
  await expect(keep).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isDark(page)).toBe(false);

  await toggle.click();
  await keep.press('Enter');
  await expect(keep).toBeHidden();
  await expect.poll(async () => (await (await page.request.get('/api/me/preferences')).json()).theme).toBe('dark');
  expect(await (await page.request.get('/dashboard')).text()).toContain('<html class="dark"');

  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await other.goto('/login');
  expect(await isDark(other)).toBe(false);
  await other.getByLabel('Email or username').fill(email);
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL('/dashboard');
  await expect(other.locator('html')).toHaveClass(/dark/);
  await other.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(other).toHaveURL('/login');
  expect(await startsDark(other, '/login')).toBe(true);
  await other.context().close();
});

test('a theme is chosen in the settings by keyboard, and System follows the device at once', async ({ page }) => {
  await signUp(page, 'ada-system');
  await openSettings(page, 'Appearance');
  const choices = page.getByRole('group', { name: 'Theme' });
  await expect(choices.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(choices).toContainText('every visit starts in light');
  await choices.getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('Space');
  await expect(choices.getByRole('radio', { name: 'System' })).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await startsDark(page, '/login')).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await startsDark(page, '/login')).toBe(false);

  await openSettings(page, 'Appearance');
  await choices.getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(choices.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).not.toHaveClass(/dark/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await isDark(page)).toBe(true);
});

test('a theme that an earlier version remembered on the device is kept', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('theme.remember', 'true');
  });
  await page.reload();
  await expect(page.locator('html')).toHaveClass(/dark/);
  expect(await page.evaluate(() => localStorage.getItem('theme.remember'))).toBeNull();
  expect(await startsDark(page, '/login')).toBe(true);
});

test('a theme that could not be saved in the account still applies on the device', async ({ page }) => {
  await signUp(page, 'ada-unsaved');
  await openSettings(page, 'Appearance');
  await page.route('**/api/me/preferences', (route) => route.fulfill({ status: 429, json: {} }));
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.getByText('Couldn’t save the theme in your account.')).toBeVisible();
  await page.unroute('**/api/me/preferences');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect((await call(page, 'GET', '/api/me/preferences')).theme).toBeNull();
});
