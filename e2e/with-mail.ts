import { expect, type Page } from '@playwright/test';
import { type MailServer, openMailServer } from '../src/testing/open-mail-server.ts';
import { startProduct } from '../src/testing/product.ts';
import { test as base } from './test.ts';

export { expect };

export const PASSWORD = 'weaves algebraical patterns';

/** Numbers the client addresses, so that each test has its own rate limits. */
let networks = 0;

type MailFixtures = { settings: Record<string, string> };

/** Runs journeys on a product that sends its mail to a real mail server, behind one proxy. */
export const test = base.extend<object, MailFixtures & { mails: MailServer }>({
  settings: [{}, { option: true, scope: 'worker' }],
  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
    async ({}, use) => {
      const mails = await openMailServer();
      await use(mails);
      await mails.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ mails, settings }, use) => {
      const product = await startProduct({ SMTP_URL: mails.url, TRUST_PROXY: '1', ...settings });
      await use(product);
      await product.stop();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    networks += 1;
    await use({ 'x-forwarded-for': `10.${workerIndex % 256}.${Math.floor(networks / 256)}.${networks % 256}` });
  },
});

/** Polls often, because looking for mails is cheap. */
const POLLING = { timeout: 20_000, intervals: [20] };

/** Waits for so many mails to an address and returns them. */
export async function mailsTo(mails: MailServer, address: string, count = 1) {
  const received = () => mails.received.filter(({ recipients }) => recipients.includes(address));
  await expect.poll(() => received().length, POLLING).toBeGreaterThanOrEqual(count);
  return received().map(({ mail }) => ({ subject: mail.subject ?? '', text: mail.text ?? '' }));
}

/** Returns the last verification code mailed to an address. */
export async function codeFor(mails: MailServer, address: string, count = 1) {
  const codes = async () =>
    (await mailsTo(mails, address)).flatMap(({ subject }) => /^(\d{6}) is your /.exec(subject)?.[1] ?? []);
  await expect.poll(async () => (await codes()).length, POLLING).toBeGreaterThanOrEqual(count);
  return (await codes()).at(-1) ?? '';
}

/** Returns the path of the last password reset link mailed to an address. */
export async function resetLinkFor(mails: MailServer, address: string) {
  const links = async () =>
    (await mailsTo(mails, address)).flatMap(({ text }) => /\S+\/reset-password#[^\s)\]]+/.exec(text)?.[0] ?? []);
  await expect.poll(async () => (await links()).length, POLLING).toBeGreaterThan(0);
  return (await links()).at(-1) ?? '';
}

/** Calls the API with the page's cookies and returns the body. If no page is open, opens a cheap one first. */
export async function call(page: Page, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
  if (page.url() === 'about:blank') await page.goto('/healthz');
  const { origin } = new URL(page.url());
  const answer = await page.request.fetch(path, { method, headers: { origin }, ...(body ? { data: body } : {}) });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}

/** Registers a member, clears the cookies and returns the email address. */
export async function createMember(page: Page, username: string) {
  const email = `${username}@example.org`;
  await call(page, 'POST', '/api/auth/sign-up/email', { email, password: PASSWORD, name: 'Ada Lovelace', username });
  await page.context().clearCookies();
  return email;
}

export const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** Returns the first of the six boxes of a code. The focus moves to the others automatically. */
export const digits = (page: Page) =>
  page.getByRole('textbox', { name: /^(Verification code|Code from your authenticator app)$/ });

export async function signIn(page: Page, identifier: string, password = PASSWORD) {
  await page.getByLabel('Email or username').fill(identifier);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

type RegistrationFields = { name?: string; username: string; email?: string };

export async function fillRegistration(page: Page, registration: RegistrationFields) {
  const { name = 'Ada Lovelace', username, email = `${username}@example.org` } = registration;
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  return email;
}

export async function register(page: Page, registration: RegistrationFields) {
  await page.goto('/register');
  const email = await fillRegistration(page, registration);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(title(page)).toHaveText('Verify your email');
  return email;
}
