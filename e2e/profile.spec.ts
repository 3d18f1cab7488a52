import { readFile } from 'node:fs/promises';
import type { MailServer } from '../src/testing/open-mail-server.ts';
import { openSettings, SETTINGS, section, signUp } from './profile.ts';
import { ask, make } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { call, codeFor, expect, mailsTo, PASSWORD, test } from './with-mail.ts';

/** Returns the path of the last link mailed to an address to confirm an email change. */
async function changeLinkFor(mails: MailServer, address: string) {
  const links = async () =>
    (await mailsTo(mails, address)).flatMap(({ text }) => /\/settings#email-change=[\w%-]+/.exec(text)?.[0] ?? []);
  await expect.poll(async () => (await links()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return (await links()).at(-1) ?? '';
}

/** The buttons that open the forms of a page. */
const FORMS: Partial<Record<keyof typeof SETTINGS, string[]>> = {
  Account: ['Change username', 'Change email'],
  Profile: ['Add link'],
  Security: ['Change password', 'Turn on', 'Add passkey'],
};

test('the settings are accessible in both themes and fit 320 px', async ({ page, expectAccessible }) => {
  await signUp(page, 'ada-axe');
  for (const name of Object.keys(SETTINGS) as (keyof typeof SETTINGS)[]) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openSettings(page, name);
    for (const button of FORMS[name] ?? []) await page.getByRole('button', { name: button }).click();
    await inBothThemes(page, expectAccessible);
    await page.setViewportSize({ width: 320, height: 640 });
    await inBothThemes(page, expectAccessible);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
  }
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('the settings run from right to left and fit 320 px', async ({ page, expectAccessible }) => {
    await signUp(page, 'ada-arabic');
    for (const { path, content } of Object.values(SETTINGS)) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(path);
      await expect(page.locator(content).first()).toBeAttached();
      await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    }
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الملف الشخصي');
    await expect(page.getByLabel('الموقع الإلكتروني')).toHaveCSS('direction', 'ltr');
  });
});

test('each page of the settings is reached by keyboard, and the rail and the navigation mark it', async ({ page }) => {
  await signUp(page, 'ada-pages');
  await page.goto('/dashboard');
  const rail = page.getByRole('navigation', { name: 'Main' });
  await rail.getByRole('link', { name: 'Settings' }).press('Enter');
  const navigation = page.getByRole('navigation', { name: 'Settings' });
  for (const [name, { path }] of Object.entries(SETTINGS)) {
    await navigation.getByRole('link', { name, exact: true }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page).toHaveURL(path);
    await expect(navigation.locator('[aria-current]')).toHaveText(name);
    await expect(rail.locator('[aria-current]')).toHaveText('Settings');
  }
});

test('a link to a section of the profile leads to its page; a section that fails to load shows an error and loads on retry', async ({
  page,
}) => {
  await signUp(page, 'ada-anchors');
  for (const [hash, name, path] of [
    ['#data', 'Your data', '/settings/data'],
    ['#username', 'Username', '/settings'],
    ['#public', 'Public profile', '/profile'],
    ['#devices', 'Devices', '/settings/security'],
  ] as const) {
    await page.goto('/dashboard');
    await page.goto(`/profile${hash}`);
    await expect(page).toHaveURL(path + hash);
    await expect(section(page, name)).toBeFocused();
    await expect(section(page, name).getByRole('heading').first()).toBeInViewport();
  }

  const refusal = { code: 'TOO_MANY_REQUESTS', status: 429, message: 'Please wait a moment.' };
  await page.route('**/api/me/security', (route) => route.fulfill({ status: 429, json: refusal }));
  await page.reload();
  const own = section(page, 'Devices');
  await expect(own.getByRole('alert')).toContainText('Please wait a moment.');
  await expect(section(page, 'Password').getByRole('button', { name: 'Change password' })).toBeVisible();
  await page.unroute('**/api/me/security');
  await own.getByRole('button', { name: 'Try again' }).click();
  await expect(own.getByText('This device')).toBeVisible();
});

test('the public profile is edited by keyboard only, and refused or unfinished edits are kept', async ({ page }) => {
  await signUp(page, 'ada-edits');
  await openSettings(page, 'Profile');
  const own = section(page, 'Public profile');

  await test.step('errors from the server appear at their fields, and typed text stays', async () => {
    await own.getByLabel('Website').fill('javascript:alert(1)');
    await own.getByLabel('Location').fill('London');
    await own.getByRole('button', { name: 'Save profile' }).click();
    await expect(own.getByLabel('Website')).toHaveAccessibleDescription('Enter a web address like https://example.com');
    await expect(own.getByLabel('Website')).toBeFocused();
    await expect(own.getByLabel('Location')).toHaveValue('London');
    await own.getByRole('button', { name: 'Discard changes' }).click();
    await expect(own.getByLabel('Location')).toHaveValue('');
  });

  await test.step('edits survive navigation and a reload until they are discarded', async () => {
    await own.getByLabel('Bio').fill('Not finished');
    await expect(own.getByText('Unsaved changes')).toBeVisible();
    await page.getByRole('link', { name: 'Work', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Experience');
    await page.goBack();
    await expect(own.getByLabel('Bio')).toHaveValue('Not finished');
    await page.reload();
    await expect(own.getByLabel('Bio')).toHaveValue('Not finished');
    await own.getByRole('button', { name: 'Discard changes' }).click();
    await expect(own.getByLabel('Bio')).toHaveValue('');
    await page.reload();
    await expect(own.getByLabel('Bio')).toHaveValue('');
  });

  await own.getByLabel('Bio').fill('Analyst and metaphysician.');
  await expect(own.getByText('574 characters left')).toBeVisible();
  await own.getByLabel('Location').fill('London');
  await own.getByLabel('Website').fill('example.org/ada');
  await page.keyboard.press('Tab');
  await expect(own.getByLabel('Website')).toHaveValue('https://example.org/ada');

  await own.getByRole('button', { name: 'Add link' }).press('Enter');
  await page.keyboard.insertText('github.com/ada');
  await expect(own.getByLabel('Link name')).toHaveValue('GitHub');
  await own.getByRole('button', { name: 'Add link' }).press('Enter');
  await page.keyboard.insertText('https://example.org/note-g');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.insertText('Notes on the engine');
  await page.keyboard.press('Alt+ArrowUp');
  await own.getByRole('switch', { name: 'Show achievements' }).press('Space');
  await own.getByRole('button', { name: 'Save profile' }).press('Enter');
  await expect(own.getByText('Saved', { exact: true })).toBeVisible();

  await page.reload();
  await expect(own.getByLabel('Bio')).toHaveValue('Analyst and metaphysician.');
  await expect(own.getByLabel('Link name')).toHaveCount(2);
  await expect(own.getByLabel('Link name').first()).toHaveValue('Notes on the engine');
  await expect(own.getByLabel('Link URL').last()).toHaveValue('https://github.com/ada');
  await expect(own.getByRole('switch', { name: 'Show achievements' })).not.toBeChecked();
});

test('the username is changed after an availability check, and not twice within 30 days', async ({ page }) => {
  await signUp(page, 'ada-first');
  await openSettings(page, 'Account');
  const own = section(page, 'Username');
  await own.getByRole('button', { name: 'Change username' }).click();
  await expect(own.getByLabel('New username')).toBeFocused();
  await page.keyboard.insertText('admin');
  await expect(own.getByText('“admin” is reserved')).toBeVisible();
  await own.getByLabel('New username').fill('countess');
  await expect(own.getByText('countess is available')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(own.getByText('Your username is now countess. ada-first redirects to it for a year.')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Change username' })).toBeFocused();

  await own.getByRole('button', { name: 'Change username' }).click();
  await page.keyboard.insertText('ada-second');
  await page.keyboard.press('Enter');
  await expect(own.getByLabel('New username')).toHaveAccessibleDescription(/change your username again in 30 days/);
  await expect(own.getByLabel('New username')).toHaveValue('ada-second');
});

test('a member without a username is asked for one at the top and in its section', async ({ page }) => {
  await call(page, 'POST', '/api/auth/sign-up/email', {
    email: 'nameless@example.org',
    password: PASSWORD,
    name: 'Ada Lovelace',
  });
  await page.goto('/dashboard');
  const notice = page.getByRole('complementary', { name: 'Your account' });
  await expect(notice).toContainText('Verify your email address');
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await notice.getByRole('link', { name: 'Choose username' }).click();
  const own = section(page, 'Username');
  await expect(own).toBeInViewport();
  await expect(own).toBeFocused();
  await own.getByLabel('New username').fill('nameless-no-more');
  await own.getByRole('button', { name: 'Choose username' }).click();
  await expect(own.getByText('Your username is now nameless-no-more.')).toBeVisible();
  await expect(notice).toBeHidden();
});

test('an email address is verified by its code, and changed once both addresses have confirmed', async ({
  page,
  mails,
  expectAccessible,
}) => {
  const { email } = await signUp(page, 'ada-mails');
  await page.goto('/dashboard');
  const notice = page.getByRole('complementary', { name: 'Your account' });
  await notice.getByRole('link', { name: 'Verify email' }).click();
  const own = section(page, 'Email');
  await expect(own).toBeInViewport();
  await expect(own).toBeFocused();
  await expect(own.getByText('Not verified')).toBeVisible();
  await own.getByRole('textbox').first().focus();
  await page.keyboard.type(await codeFor(mails, email));
  await expect(own.getByText('Email verified')).toBeVisible();
  await expect(own.getByText('Verified', { exact: true })).toBeVisible();
  await expect(notice).toBeHidden();

  const requestChange = async (password: string) => {
    await own.getByLabel('New email address').fill('countess@example.org');
    await own.getByLabel('Your password').fill(password);
    await own.getByRole('button', { name: 'Change email' }).click();
  };
  await own.getByRole('button', { name: 'Change email' }).click();
  await requestChange('not the password');
  await expect(own.getByLabel('Your password')).toHaveAccessibleDescription('Incorrect password');
  await requestChange(PASSWORD);
  await expect(own.getByRole('listitem')).toHaveText([
    'ada-mails@example.org · not confirmed yet',
    'countess@example.org · not confirmed yet',
  ]);
  await expectAccessible(page);

  await page.goto(await changeLinkFor(mails, email));
  await expect(own.getByText('Confirmed. Now confirm from your other address.')).toBeVisible();
  await expect(page).toHaveURL('/settings#email');
  await expect(own.getByRole('listitem').first()).toHaveText('ada-mails@example.org · confirmed');

  await page.goto(await changeLinkFor(mails, 'countess@example.org'));
  await expect(own.getByText('Your email is now countess@example.org.')).toBeVisible();
  await expect(own.getByRole('listitem')).toHaveCount(0);
  await page.reload();
  await expect(own.getByText('countess@example.org').first()).toBeVisible();
});

test('a change of the email address is cancelled, and its link stops working', async ({ page, mails }) => {
  await signUp(page, 'augusta');
  await page.goto('/settings');
  const own = section(page, 'Email');
  await own.getByRole('button', { name: 'Change email' }).click();
  await own.getByLabel('New email address').fill('augusta-leigh@example.org');
  await own.getByLabel('Your password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  const link = await changeLinkFor(mails, 'augusta-leigh@example.org');
  await own.getByRole('button', { name: 'Cancel change' }).click();
  await expect(own.getByText('Change canceled. Your email stays the same.')).toBeVisible();
  await page.goto(link);
  await expect(own.getByRole('alert').filter({ hasText: 'This link was already used or has expired.' })).toBeVisible();
  await expect(page).toHaveURL('/settings#email');
});

test('a member’s data is downloaded and imported into another account', async ({ page }) => {
  await signUp(page, 'ada-exports');
  await openSettings(page, 'Profile');
  await section(page, 'Public profile').getByLabel('Location').fill('London');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await openSettings(page, 'Data');
  const own = section(page, 'Your data');
  const download = page.waitForEvent('download');
  await own.getByRole('button', { name: 'Download your data' }).click();
  const file = await (await download).path();
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');

  await page.context().clearCookies();
  await signUp(page, 'ada-imports');
  await openSettings(page, 'Data');
  await own
    .locator('input[type=file]')
    .setInputFiles({ name: 'not.zip', mimeType: 'application/zip', buffer: Buffer.from('no') });
  await expect(own.getByRole('alert')).toContainText('isn’t a Vitrine export');
  await own
    .locator('input[type=file]')
    .setInputFiles({ name: 'ada.zip', mimeType: 'application/zip', buffer: await readFile(file) });
  await expect(own.getByText('Import complete')).toBeVisible();
  await openSettings(page, 'Profile');
  await expect(section(page, 'Public profile').getByLabel('Location')).toHaveValue('London');
});

test('one click signs out, from the rail and from the sheet on a phone; typing its name deletes the account', async ({
  page,
  expectAccessible,
}) => {
  const { email } = await signUp(page, 'ada-leaves');
  await openSettings(page, 'Data');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/login');
  await call(page, 'POST', '/api/auth/sign-in/email', { email, password: PASSWORD });
  await page.setViewportSize({ width: 375, height: 700 });
  await openSettings(page, 'Data');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');

  await call(page, 'POST', '/api/auth/sign-in/email', { email, password: PASSWORD });
  await page.setViewportSize({ width: 1280, height: 720 });
  for (const name of ['Turin', 'London']) await ask(page, 'POST', '/api/cvs', { name });
  await make(page, 'projects', [{ title: 'Note G' }]);
  await openSettings(page, 'Data');
  await section(page, 'Your data').getByRole('button', { name: 'Delete account…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('listitem')).toHaveText(['2 resumes', '1 project', 'Your profile and sign-in']);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download your data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^vitrine-.*\.zip$/);
  await dialog.getByLabel('To confirm, type your username: ada-leaves').fill('ada');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('This doesn’t match ada-leaves')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('textbox').fill('ada-leaves');
  await page.keyboard.press('Enter');
  await page.waitForURL('/account-deleted');
  const confirmation = page.getByRole('heading', { level: 1, name: 'Your account was deleted' });
  await expect(confirmation).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(confirmation).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?next=/);
  const answer = await page.request.post('/api/auth/sign-in/email', {
    data: { email, password: PASSWORD },
    headers: { origin: new URL(page.url()).origin },
  });
  expect(answer.status()).toBe(401);
});
