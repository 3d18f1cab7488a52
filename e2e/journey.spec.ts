import { stat } from 'node:fs/promises';
import { totp } from './totp.ts';
import {
  codeFor,
  digits,
  expect,
  mailsTo,
  PASSWORD,
  register,
  resetLinkFor,
  signIn,
  test,
  title,
} from './with-mail.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const NEW_PASSWORD = 'operating upon other things besides number';

/** The complete life of an account, with only the browser and the mailbox. */
test('a member registers, turns on two-factor, resets the password, changes the username and leaves', async ({
  page,
  mails,
  baseURL,
}) => {
  test.slow();
  const section = (name: string) => page.getByRole('region', { name, exact: true });

  await test.step('registers from the home page and verifies the email address', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Create account' }).first().click();
    await expect(page).toHaveURL('/register');
    await register(page, { username: 'ada-byron' });
    await digits(page).click();
    await page.keyboard.type(await codeFor(mails, 'ada-byron@example.org'));
    await expect(page).toHaveURL('/dashboard');
  });

  let backupCode = '';
  await test.step('turns on two-factor authentication and signs out', async () => {
    await page.goto('/settings/security#two-factor');
    const own = section('Two-factor authentication');
    await own.getByRole('button', { name: 'Turn on' }).click();
    await own.getByLabel('Your password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    const codes = own.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
    backupCode = (await codes.first().textContent()) ?? '';
    await own.getByRole('checkbox', { name: 'I’ve saved these codes' }).check();
    await own.getByRole('button', { name: 'Continue' }).click();
    const secret = (await own.locator('.font-mono').textContent()) ?? '';
    await own.getByRole('group', { name: 'Code from the app' }).getByRole('textbox').first().click();
    await page.keyboard.type(totp(secret));
    await expect(own.getByText('Two-factor authentication is on')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await expect(title(page)).toHaveText('Sign in');
  });

  const useBackupCode = async (code: string) => {
    await page.getByRole('button', { name: 'Use a backup code' }).click();
    await page.getByLabel('Backup code').fill(code);
    await page.keyboard.press('Enter');
  };

  await test.step('signs in with a backup code, which works once', async () => {
    await signIn(page, 'ada-byron');
    await useBackupCode(backupCode);
    await expect(page).toHaveURL('/dashboard');
    await page.goto('/settings/security');
    await expect(section('Two-factor authentication').getByText('9 backup codes left')).toBeVisible();
    await section('Two-factor authentication').getByRole('button', { name: 'Turn off' }).click();
    await section('Two-factor authentication').getByLabel('Your password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(section('Two-factor authentication').getByText('Two-factor authentication is off')).toBeVisible();
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
    await expect(title(page)).toHaveText('Sign in');
  });

  await test.step('resets the forgotten password by the emailed link', async () => {
    await page.getByRole('link', { name: /Forgot/ }).click();
    await expect(title(page)).toHaveText('Forgot your password?');
    await page.getByLabel('Email address').fill('ada-byron@example.org');
    await page.keyboard.press('Enter');
    await page.goto(await resetLinkFor(mails, 'ada-byron@example.org'));
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Sign in');
    await signIn(page, 'ada-byron@example.org', NEW_PASSWORD);
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('changes the username, and the old URL redirects', async () => {
    await page.goto('/settings');
    const own = section('Username');
    await own.getByRole('button', { name: 'Change username' }).click();
    await own.getByLabel('New username').fill('lady-lovelace');
    await page.keyboard.press('Enter');
    await expect(own.getByText('Your username is now lady-lovelace.')).toBeVisible();
    const { port } = new URL(baseURL ?? '');
    const old = await page.request.get('/projects?from=card', {
      headers: { host: `ada-byron.vitrine.localhost:${port}` },
      maxRedirects: 0,
    });
    expect(old.status()).toBe(308);
    expect(old.headers().location).toBe(`http://lady-lovelace.vitrine.localhost:${port}/projects?from=card`);
  });

  await test.step('downloads all data and deletes the account', async () => {
    await page.goto('/settings/data');
    const own = section('Your data');
    const download = page.waitForEvent('download');
    await own.getByRole('button', { name: 'Download your data' }).click();
    expect((await stat(await (await download).path())).size).toBeGreaterThan(500);
    await own.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('textbox').fill('lady-lovelace');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page).toHaveURL('/account-deleted');
    await page.goto('/login');
    await signIn(page, 'lady-lovelace', NEW_PASSWORD);
    await expect(page.getByText('Incorrect email, username or password.')).toBeVisible();
  });

  await test.step('got one email for each event', async () => {
    const subjects = (await mailsTo(mails, 'ada-byron@example.org', 6)).map(({ subject }) => subject);
    expect(new Set(subjects).size, subjects.join('\n')).toBe(subjects.length);
  });
});
