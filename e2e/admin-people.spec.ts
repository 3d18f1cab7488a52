import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { authenticatorCode } from '../src/testing/authenticator.ts';
import { signInAsAdmin } from './admin.ts';
import { inBothThemes } from './screenshots.ts';
import { call, expect, mailsTo, PASSWORD, resetLinkFor, test, title } from './with-mail.ts';

// A separate product, because other journeys register people too.
test.use({ settings: { PROJECT_ID: 'people' } });

// Each further worker would start a product of its own for a test or two.
test.describe.configure({ mode: 'default' });

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Registers a member in a separate browser. */
async function register(browser: Browser, baseURL: string, username: string, name: string) {
  const email = `${username}@example.org`;
  const context = await browser.newContext({ baseURL });
  const body = { email, password: PASSWORD, name, username };
  await call(await context.newPage(), 'POST', '/api/auth/sign-up/email', body);
  await context.close();
  return email;
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
}

test('people are found, viewed, signed out, made admins, deactivated, reactivated and deleted', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  await signInAsAdmin(page, product);
  const email = await register(browser, product.url, 'lovelace', 'Ada Lovelace');
  await register(browser, product.url, 'somerville', 'Mary Somerville');
  await page.goto('/admin/people');
  await expect(title(page)).toHaveText('Members');
  await expect(row(page, 'Ada Lovelace')).toHaveCount(1);
  await inBothThemes(page, expectAccessible);

  const search = page.getByRole('searchbox', { name: 'Search by name, email or username' });
  await search.fill('SOMERV');
  await expect(row(page, 'Ada Lovelace')).toHaveCount(0);
  await expect(row(page, 'Mary Somerville')).toContainText('Not verified');
  await expect(page).toHaveURL(/[?&]q=SOMERV/);
  await search.fill('nobody at all');
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('button', { name: 'Show everyone' }).click();
  await expect(search).toHaveValue('');
  await page.getByRole('button', { name: 'Show: Everyone' }).click();
  await page.getByRole('menuitemradio', { name: 'Admins' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(row(page, 'babbage@example.org')).toContainText('Admin');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  const table = await readFile(await (await download).path(), 'utf8');
  expect(table.trim().split('\r\n')).toHaveLength(2);
  expect(table).toContain('babbage@example.org');

  await page.goto('/admin/people?q=lovelace@');
  await page.getByRole('link', { name: 'Ada Lovelace' }).click();
  await expect(title(page)).toHaveText('Ada Lovelace');
  await expect(page.getByText(email)).toBeVisible();
  await inBothThemes(page, expectAccessible);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Sign out Ada Lovelace everywhere?' });
  await expectAccessible(page);
  await confirmation.getByRole('button', { name: 'Sign out' }).click();
  await expect(status(page, 'Ada Lovelace signed out everywhere')).toBeVisible();
  await expect(page.getByText('No active sessions')).toBeVisible();

  await page.getByRole('button', { name: 'Verify email' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verify email' }).click();
  await expect(status(page, 'verified')).toBeVisible();

  const change = page.getByRole('button', { name: 'Change limit' });
  const limit = page.getByRole('dialog', { name: 'Storage limit for Ada Lovelace' }).getByLabel('Limit (MB)');
  const events = page.getByRole('region', { name: 'Recent activity' });
  await expect(page.getByText('200 MB (default)')).toBeVisible();
  await change.press('Enter');
  await expect(limit).toBeFocused();
  await expect(limit).toHaveValue('200');
  await expect(limit).toHaveAccessibleDescription('In use: 0 MB');
  await limit.fill('0.5');
  await page.keyboard.press('Enter');
  await expect(limit).toHaveAccessibleDescription('Enter a whole number from 1 to 1,000,000');
  await expect(limit).toBeFocused();
  await expectAccessible(page);
  await page.route('**/storage-limit', (route) => route.abort('internetdisconnected'), { times: 1 });
  await limit.fill('500');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Check your connection');
  await expect(limit).toHaveValue('500');
  await page.getByRole('button', { name: 'Save limit' }).click();
  await expect(status(page, 'Storage limit for Ada Lovelace is now 500 MB')).toBeVisible();
  await expect(change).toBeFocused();
  await expect(page.getByText('500 MB (default: 200 MB)')).toBeVisible();
  await expect(page.getByText('0 MB of 500 MB')).toBeVisible();
  await expect(events.getByText('Storage limit changed')).toHaveCount(1);
  await expectAccessible(page);
  await page.route('**/storage-limit', (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Check your connection' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await expect(status(page, 'Storage limit for Ada Lovelace is back to the default of 200 MB')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reset to default' })).toHaveCount(0);
  await expect(change).toBeFocused();
  await expect(events.getByText('Storage limit changed')).toHaveCount(2);

  await choose(page, 'Make admin');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make admin' }).click();
  await expect(status(page, 'is now an admin')).toBeVisible();
  await choose(page, 'Remove admin role');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove role' }).click();
  await expect(status(page, 'is no longer an admin')).toBeVisible();
  await page.getByRole('button', { name: 'Send password reset' }).click();
  await expect(status(page, 'Reset link sent to Ada Lovelace')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(mails, email)).map(({ subject }) => subject), { timeout: 20_000 })
    .toContain('Reset your password');

  await choose(page, 'Deactivate');
  await page.getByLabel('Reason (optional)').fill('Too many birds.');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(status(page, 'deactivated')).toBeVisible();
  await expect(page.getByText('Deactivated', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(mails, email)).find(({ text }) => text.includes('Too many birds.'))?.subject, {
      timeout: 20_000,
    })
    .toBe('Your account was deactivated');
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect(status(page, 'activated')).toBeVisible();

  await choose(page, 'Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Delete Ada Lovelace’s account?' });
  const typed = dialog.getByLabel('To confirm, type their username: lovelace');
  await expectAccessible(page);
  await typed.fill('somerville');
  await page.keyboard.press('Enter');
  await expect(typed).toHaveAccessibleDescription('This doesn’t match lovelace');
  await expect(typed).toHaveValue('somerville');
  await typed.fill('lovelace');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/people');
  await expect(page.getByText('Ada Lovelace deleted')).toBeVisible();
  await expect(row(page, email)).toHaveCount(0);

  await row(page, 'babbage@example.org').getByRole('link').click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toContainText('This is your own account.');
  await page.getByRole('menuitem', { name: 'Remove admin role' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove role' }).click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toHaveText(
    'This is the only active admin. Make someone else an admin first.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();

  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();
  await expect(title(page)).toHaveText('Charles Babbage');
  await expect(page.getByRole('main').getByText('babbage@example.org')).toBeVisible();
  expect(await fits(page)).toBe(true);
  await expectAccessible(page);
  await page.goto('/admin/people');
  await expect(row(page, 'Mary Somerville')).toBeVisible();
  expect(await fits(page)).toBe(true);
  await expectAccessible(page);

  await page.setViewportSize({ width: 1280, height: 860 });
  await search.focus();
  await page.keyboard.type('somerv');
  await expect(row(page, 'babbage')).toHaveCount(0);
  const mary = page.getByRole('link', { name: 'Mary Somerville' });
  while (!(await mary.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Mary Somerville');
  const verify = page.getByRole('button', { name: 'Verify email' });
  while (!(await verify.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(verify).toBeFocused();

  const arabic = await browser.newContext({
    ...{ baseURL: product.url, locale: 'ar', storageState: await page.context().storageState() },
    viewport: { width: 320, height: 640 },
  });
  const rtlPage = await arabic.newPage();
  await rtlPage.goto(new URL(page.url()).pathname);
  await expect(title(rtlPage)).toHaveText('Mary Somerville');
  await expect(rtlPage.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await fits(rtlPage)).toBe(true);
  await expectAccessible(rtlPage);
  await rtlPage.getByRole('button', { name: 'تغيير الحد' }).click();
  await rtlPage.getByRole('dialog').getByRole('textbox').fill('50');
  await expectAccessible(rtlPage);
  await rtlPage.keyboard.press('Enter');
  await expect(rtlPage.getByRole('dialog')).toBeHidden();
  await expect(rtlPage.getByRole('button', { name: 'استخدام الافتراضي' })).toBeVisible();
  expect(await fits(rtlPage)).toBe(true);
  await expectAccessible(rtlPage);
  await rtlPage.goto('/admin/people');
  await expect(row(rtlPage, 'Mary Somerville')).toBeVisible();
  expect(await fits(rtlPage)).toBe(true);
  await expectAccessible(rtlPage);
  await arabic.close();
});

test('an account is created, its owner sets the password, and two-factor authentication is turned off', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  await signInAsAdmin(page, product);
  await page.goto('/admin/people');
  await page.getByRole('button', { name: 'Create account' }).click();
  const sheet = page.getByRole('dialog', { name: 'Create account' });
  const username = sheet.getByLabel('Username');
  await inBothThemes(page, expectAccessible);
  await sheet.getByRole('button', { name: 'Create account' }).click();
  await expect(sheet.getByLabel('Name', { exact: true })).toHaveAccessibleDescription('Enter a name');
  await expect(sheet.getByLabel('Name', { exact: true })).toBeFocused();
  await sheet.getByLabel('Name', { exact: true }).fill('Sophie Germain');
  await sheet.getByLabel('Email address').fill('germain@example.org');
  await username.fill('babbage');
  await page.keyboard.press('Enter');
  await expect(username).toHaveAccessibleDescription(/taken/);
  await expect(username).toBeFocused();
  await username.fill('germain');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Sophie Germain');
  await expect(page.getByText('We emailed Sophie Germain a link to set a password.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Recent activity' }).getByText('Account created')).toBeVisible();

  const context = await browser.newContext({ baseURL: product.url });
  const own = await context.newPage();
  await own.goto(await resetLinkFor(mails, 'germain@example.org'));
  await own.getByLabel('New password').fill(PASSWORD);
  await own.keyboard.press('Enter');
  await expect(own).not.toHaveURL(/reset-password/);
  await call(own, 'POST', '/api/auth/sign-in/email', { email: 'germain@example.org', password: PASSWORD });
  const { totpURI } = (await call(own, 'POST', '/api/auth/two-factor/enable', { password: PASSWORD })) as {
    totpURI: string;
  };
  await call(own, 'POST', '/api/auth/two-factor/confirm', { code: authenticatorCode(totpURI) });
  await context.close();

  await page.reload();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();
  await choose(page, 'Turn off two-factor authentication');
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(status(page, 'Two-factor authentication is off for Sophie Germain')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Make admin' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Turn off two-factor authentication' })).toHaveCount(0);
  await expect
    .poll(async () => (await mailsTo(mails, 'germain@example.org')).map(({ subject }) => subject), { timeout: 20_000 })
    .toContain('An admin turned off your two-factor authentication');
});
