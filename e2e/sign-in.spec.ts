import type { Page } from '@playwright/test';
import { addSecurityKey } from './security-key.ts';
import { totp } from './totp.ts';
import { call, createMember, digits, expect, PASSWORD, resetLinkFor, signIn, test, title } from './with-mail.ts';

test('a member signs in by email address or username and gets to the requested page', async ({ page }) => {
  const email = await createMember(page, 'plantamour');
  await page.goto('/projects?tag=maths');
  await expect(page).toHaveURL('/login?next=%2Fprojects%3Ftag%3Dmaths');
  await signIn(page, email.toUpperCase());
  await expect(page).toHaveURL('/projects?tag=maths');
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');

  await page.context().clearCookies();
  for (const next of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await signIn(page, ' Plantamour ');
    await expect(page).toHaveURL('/dashboard');
    await page.context().clearCookies();
  }
});

test('a wrong password reveals nothing; after five, the waiting time counts down', async ({ page }) => {
  const email = await createMember(page, 'guessed');
  await page.goto('/login');
  const message = page.getByRole('alert').filter({ hasText: /./ });
  for (let tries = 0; tries < 5; tries += 1) {
    const answered = page.waitForResponse('**/api/auth/sign-in/email');
    await signIn(page, email, 'not the password');
    await answered;
  }
  await expect(message).toHaveText('Incorrect email, username or password.');
  await signIn(page, email);
  const countdown = message.locator('span[aria-hidden=true]');
  await expect(countdown).toContainText(/Try again in \d+ seconds?\./);
  const seconds = async () => Number(/in (\d+) second/.exec((await countdown.textContent()) ?? '')?.[1]);
  const first = await seconds();
  await expect.poll(seconds).toBeLessThan(first);
  await expect(page.getByLabel('Email or username')).toHaveValue(email);
});

test('a forgotten password is reset by the emailed link, which works once', async ({ page, mails }) => {
  const email = await createMember(page, 'forgetful');
  await page.goto('/login');
  await page.getByLabel('Email or username').fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(email);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await expect(title(page)).toHaveText('Check your email');
  await expect(title(page)).toBeFocused();
  await expect(
    page.getByText(`If there’s an account for ${email}, we sent a reset link to that address.`),
  ).toBeVisible();

  const link = await resetLinkFor(mails, email);
  await page.goto(link);
  await expect(title(page)).toHaveText('Choose a new password');
  await page.getByLabel('New password').fill('the loom weaves flowers and leaves');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Password changed. Sign in with your new password.')).toBeVisible();
  await signIn(page, email, 'the loom weaves flowers and leaves');
  await expect(page).toHaveURL('/dashboard');

  await page.goto(link);
  await page.getByLabel('New password').fill('another one that nobody guesses');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('This link has expired');
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await page.getByLabel('Email address').fill('nobody@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByText('If there’s an account for nobody@example.org')).toBeVisible();
  await page.goto('/reset-password');
  await expect(title(page)).toHaveText('This link is incomplete');
});

test('two-factor sign-in requires a code of the app or a backup code', async ({ page }) => {
  const email = await createMember(page, 'two-steps');
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  const { totpURI, backupCodes } = (await call(page, 'POST', '/api/auth/two-factor/enable', {
    password: PASSWORD,
  })) as { totpURI: string; backupCodes: string[] };
  const secret = new URL(totpURI).searchParams.get('secret') ?? '';
  await call(page, 'POST', '/api/auth/two-factor/confirm', { code: totp(secret) });

  await page.context().clearCookies();
  await page.goto('/login?next=%2Fcv');
  await signIn(page, email);
  await expect(title(page)).toHaveText('Two-factor authentication');
  await expect(digits(page)).toBeFocused();
  await page.keyboard.type(totp(secret) === '000000' ? '000001' : '000000');
  await expect(page.getByText('This code isn’t correct. Check it and try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Use a backup code' }).click();
  await expect(page.getByLabel('Backup code')).toBeFocused();
  await page.keyboard.type(backupCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cv');

  await page.context().clearCookies();
  await page.goto('/login');
  await signIn(page, 'two-steps');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(title(page)).toHaveText('Sign in');
  await signIn(page, 'two-steps');
  await page.getByRole('checkbox', { name: 'Trust this device for 30 days' }).check();
  await digits(page).click();
  // The current code was used to turn two-factor authentication on and cannot be used again.
  await page.keyboard.type(totp(secret, Date.now() + 30_000));
  await expect(page).toHaveURL('/dashboard');

  await call(page, 'POST', '/api/auth/sign-out', {});
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');
});

test('a passkey signs in without a username, from the suggestions of the field and from the button', async ({
  page,
}) => {
  const email = await createMember(page, 'keyless');
  const { devTools, authenticatorId } = await addSecurityKey(page);
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  await makePasskey(page);

  await page.context().clearCookies();
  await page.goto('/login');
  await expect(page).toHaveURL('/dashboard');

  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.context().clearCookies();
  await page.goto('/login?next=%2Fcv');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page).toHaveURL('/cv');

  await page.context().clearCookies();
  await devTools.send('WebAuthn.clearCredentials', { authenticatorId });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Couldn’t sign in with a passkey.')).toBeVisible();
});

/** Registers a passkey through the browser and the API, as the profile page does. */
const makePasskey = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/auth/passkey/generate-register-options');
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await answer.json());
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const added = await fetch('/api/auth/passkey/verify-registration', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ response: credential.toJSON(), name: 'This browser' }),
    });
    if (!added.ok) throw new Error(await added.text());
  });

test('a session ended elsewhere is noticed at the next request, and signing in leads back', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await createMember(page, 'elsewhere');
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/profile');
  await expect(title(page)).toHaveText('Profile');

  const other = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await other.goto('/login');
  await signIn(other, email);
  await expect(other).toHaveURL('/dashboard');
  await call(other, 'DELETE', '/api/me/sessions');
  await other.context().close();

  await page.getByLabel('Bio').fill('Analyst and metaphysician.');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL('/login?next=%2Fprofile');
  await signIn(page, email);
  await expect(page).toHaveURL('/profile');
});
