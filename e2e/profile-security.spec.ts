import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { openSettings, type SignedUpMember, section, signUp } from './profile.ts';
import { addSecurityKey } from './security-key.ts';
import { totp } from './totp.ts';
import { call, expect, PASSWORD, test } from './with-mail.ts';

async function signInOnOtherDevice(browser: Browser, baseURL: string | undefined, { email }: SignedUpMember) {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await call(page, 'POST', '/api/auth/sign-in/email', { email, password: PASSWORD });
  return page;
}

test('the password is changed, and the other device is signed out', async ({ page, browser, baseURL }) => {
  const member = await signUp(page, 'ada-password');
  const other = await signInOnOtherDevice(browser, baseURL, member);
  await openSettings(page, 'Security');
  const own = section(page, 'Password');
  await own.getByRole('button', { name: 'Change password' }).click();
  await own.getByLabel('Current password').fill('something else entirely');
  await own.getByLabel('New password').fill('flowers and leaves of the Jacquard loom');
  await own.getByRole('button', { name: 'Change password' }).click();
  await expect(own.getByLabel('Current password')).toHaveAccessibleDescription('Incorrect password');
  await own.getByLabel('Current password').fill(PASSWORD);
  await own.getByRole('button', { name: 'Change password' }).click();
  await expect(own.getByText('Password changed.')).toBeVisible();
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
});

test('two-factor is turned on with a real code, gets new backup codes, and is turned off', async ({
  page,
  expectAccessible,
}) => {
  await signUp(page, 'ada-factors');
  await openSettings(page, 'Security');
  const own = section(page, 'Two-factor authentication');
  await own.getByRole('button', { name: 'Turn on' }).click();
  await own.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(own.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')).toHaveCount(10);
  const download = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Download codes' }).click();
  const code =
    (await own.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').first().textContent()) ?? '';
  expect(await readFile(await (await download).path(), 'utf8')).toContain(code);
  await own.getByRole('button', { name: 'Continue' }).click();
  await expect(own.getByText('Save your codes, then check this box')).toBeVisible();
  await own.getByRole('checkbox', { name: 'I’ve saved these codes' }).check();
  await own.getByRole('button', { name: 'Continue' }).click();

  await expect(own.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await own.locator('.font-mono').textContent()) ?? '';
  await own.getByRole('group', { name: 'Code from the app' }).getByRole('textbox').first().click();
  await page.keyboard.type(totp(secret));
  await expect(own.getByText('Two-factor authentication is on')).toBeVisible();
  await expect(own.getByText('10 backup codes left')).toBeVisible();

  await own.getByRole('button', { name: 'Create new codes' }).click();
  await own.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await own.getByRole('checkbox', { name: 'I’ve saved these codes' }).check();
  await own.getByRole('button', { name: 'Done' }).click();

  await own.getByRole('button', { name: 'Turn off' }).click();
  await own.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(own.getByText('Two-factor authentication is off')).toBeVisible();
});

test('a passkey is added, renamed and removed', async ({ page }) => {
  await addSecurityKey(page);
  await signUp(page, 'ada-keys');
  await openSettings(page, 'Security');
  const own = section(page, 'Passkeys');
  await own.getByRole('button', { name: 'Add passkey' }).click();
  await expect(own.getByLabel('Name')).toHaveValue(/ on Linux$/);
  await own.getByRole('button', { name: 'Add passkey' }).click();
  await expect(own.getByText(/ added\. /)).toBeVisible();

  await own.getByRole('button', { name: 'Add passkey' }).click();
  await own.getByRole('button', { name: 'Add passkey' }).click();
  await expect(own.getByRole('alert').filter({ hasText: 'already has a passkey for your account' })).toBeVisible();
  await own.getByRole('button', { name: 'Cancel' }).click();

  await own.getByRole('button', { name: /^Rename/ }).click();
  await own.getByLabel('Name').fill('Loom');
  await page.keyboard.press('Enter');
  await expect(own.getByRole('button', { name: 'Rename Loom' })).toBeFocused();
  await own.getByRole('button', { name: 'Remove Loom' }).click();
  await page
    .getByRole('alertdialog', { name: 'Remove “Loom”?' })
    .getByRole('button', { name: 'Remove passkey' })
    .click();
  await expect(own.getByText('No passkeys yet')).toBeVisible();
});

test('adding a passkey long after signing in asks for the password and then continues', async ({
  page,
  expectAccessible,
}) => {
  await addSecurityKey(page);
  await signUp(page, 'ada-stale');
  const refusal = {
    code: 'STEP_UP_REQUIRED',
    status: 403,
    message: 'Confirm it’s you to continue.',
    data: { methods: ['password'] },
  };
  let refused = 0;
  await page.route('**/generate-register-options', (route) => {
    refused += 1;
    return refused <= 2 ? route.fulfill({ status: 403, json: refusal }) : route.continue();
  });
  await openSettings(page, 'Security');
  const own = section(page, 'Passkeys');
  await own.getByRole('button', { name: 'Add passkey' }).click();
  await own.getByLabel('Name').fill('Loom');
  await own.getByRole('button', { name: 'Add passkey' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Confirm it’s you' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(own.getByRole('alert').filter({ hasText: 'Confirm it’s you' })).toBeVisible();
  await expect(own.getByLabel('Name')).toHaveValue('Loom');

  await own.getByRole('button', { name: 'Add passkey' }).click();
  await dialog.getByLabel('Your password').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Incorrect password')).toBeVisible();
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(own.getByText(/ added\. /)).toBeVisible();
  await expect(own.getByRole('button', { name: 'Remove Loom' })).toBeVisible();
});

test('another device is signed out', async ({ page, browser, baseURL }) => {
  const member = await signUp(page, 'ada-devices');
  const other = await signInOnOtherDevice(browser, baseURL, member);
  await openSettings(page, 'Security');
  const own = section(page, 'Devices');
  await expect(own.getByRole('listitem')).toHaveCount(2);
  await own.getByRole('button', { name: /^Sign out/ }).click();
  await expect(own.getByRole('listitem')).toHaveCount(1);
  await other.goto('/profile');
  await expect(other).toHaveURL(/\/login/);
  await other.context().close();
});

test('a script that is signed in is listed among the connected apps, and disconnected', async ({
  page,
  expectAccessible,
}) => {
  const member = await signUp(page, 'ada-apps');
  await openSettings(page, 'Connected apps');
  await expect(page.getByText('No connected apps')).toBeVisible();
  await expectAccessible(page);
  const answer = await fetch(new URL('/api/auth/sign-in/email', page.url()), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': 'Backup-Script/2.1' },
    body: JSON.stringify({ email: member.email, password: PASSWORD }),
  });
  const { token } = (await answer.json()) as { token: string };
  const status = async () =>
    (await fetch(new URL('/api/me', page.url()), { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await status()).toBe(200);
  await openSettings(page, 'Security');
  await page.getByRole('link', { name: '1 connected app' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Backup-Script' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Disconnect Backup-Script' }).press('Enter');
  await expect(page.getByText('No connected apps')).toBeVisible();
  expect(await status()).toBe(401);
});
