import type { Page } from '@playwright/test';
import { type ListenAddress, type MailServer, openMailServer } from '../src/testing/open-mail-server.ts';
import { expectNarrow, signInAsAdmin } from './admin.ts';
import { chooseByKeyboard } from './menus.ts';
import { inBothThemes } from './screenshots.ts';
import { test as base, expect, mailsTo, title } from './with-mail.ts';

/** The mail server's refusals by recipient. */
const rejections = new Map<string, Error>();

const rejectRecipient = (recipient: string, responseCode: number, words: string) =>
  rejections.set(recipient, Object.assign(new Error(words), { responseCode }));

/** The current mail server, which may stop and restart on the same port. */
let running: MailServer;

const openServer = (listenAddress?: ListenAddress) =>
  openMailServer({ recipient: (address) => rejections.get(address) }, listenAddress);

const test = base.extend({
  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
    async ({}, use) => {
      running = await openServer();
      await use(running);
      await running.close();
    },
    { scope: 'worker' },
  ],
});

// Each further worker would start a product of its own for a test or two.
test.describe.configure({ mode: 'default' });

async function sendTest(page: Page, to: string) {
  await page.getByRole('button', { name: 'Send test email' }).press('Enter');
  await expect(page.getByLabel('Send a test email to')).toBeFocused();
  await page.keyboard.type(to);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Test email queued. Its status appears below.')).toBeVisible();
}

const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

test('a refused email is shown with the reason, and sent once the mail server accepts it', async ({
  page,
  product,
  mails,
  expectAccessible,
}) => {
  const to = 'refused@example.org';
  const words = 'Mailbox refused@example.org is not known here, ask the postmaster of the library';
  rejectRecipient(to, 550, words);
  await signInAsAdmin(page, product);
  await page.goto('/admin/mail');
  await expect(title(page)).toHaveText('Email');
  await expect(page.getByText(`Emails are sent via ${new URL(mails.url).host}`)).toBeVisible();
  await sendTest(page, to);
  const row = rowOf(page, to);
  await expect(row.getByText('failed')).toBeVisible();
  await expect(row.getByText(words)).toBeVisible();

  await page.goto('/admin/mail');
  await expect(page.getByRole('tab', { selected: true })).toContainText('Failed');
  await page.getByRole('searchbox', { name: 'Search by recipient' }).fill('REFUSED@ex');
  await expect(page).toHaveURL(/q=REFUSED/);
  await expect(row).toHaveCount(1);
  await inBothThemes(page, expectAccessible);

  await row.getByRole('button', { name: 'Test email from Vitrine', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Test email from Vitrine' });
  await expect(dialog.getByRole('region', { name: 'Last error' })).toContainText(words);
  const frame = dialog.frameLocator('iframe[sandbox=""]');
  await expect(frame.getByText('This is the test email you requested.')).toBeVisible();
  await expect(frame.getByText('Open Vitrine')).toHaveCSS('background-color', 'rgb(37, 99, 235)');
  await dialog.getByRole('radio', { name: 'Plain text' }).check();
  await expect(dialog.getByText('Your instance can send email.')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await expectNarrow(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 860 });

  rejections.delete(to);
  await dialog.getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(dialog.getByRole('definition').getByText('Sent', { exact: true })).toBeVisible();
  const [arrived] = await mailsTo(mails, to);
  expect(arrived?.subject).toBe('Test email from Vitrine');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('No results')).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect(row.getByText('Sent', { exact: true })).toBeVisible();
  await page.goto(`/admin/audit?action=mail-retried`);
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
});

test('a delivery is cancelled while the mail server is down, and the email is sent once it is back', async ({
  page,
  product,
  mails,
  expectAccessible,
}) => {
  const to = 'later@example.org';
  const words = `ECONNREFUSED 127.0.0.1:${mails.port}`;
  await signInAsAdmin(page, product);
  await running.close();
  await page.goto('/admin/mail?state=all');
  await sendTest(page, to);
  await expect(rowOf(page, to).getByText(words)).toBeVisible();

  await page.goto('/admin/jobs');
  await expect(title(page)).toHaveText('Jobs');
  await expect(page.getByText('No failed jobs')).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await page.getByRole('tab', { name: 'Waiting' }).click();
  const job = rowOf(page, words);
  await expect(job).toContainText('Deliver email');
  await expect(job).toContainText('Starts after');
  await expect(page.getByRole('main')).not.toContainText(to);
  await chooseByKeyboard(page, job.getByRole('button', { name: /Deliver email/ }), 'Cancel');
  const confirmation = page.getByRole('alertdialog', { name: 'Cancel this job?' });
  await expectAccessible(page);
  await confirmation.getByRole('button', { name: 'Cancel job' }).press('Enter');
  await expect(job).toHaveCount(0);
  await expectNarrow(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 860 });

  await page.goto('/admin/mail?state=failed&q=later');
  await expect(rowOf(page, to)).toContainText('Canceled by an admin');
  running = await openServer({ port: mails.port });
  await page.getByRole('button', { name: 'Retry all failed' }).press('Enter');
  await mailsTo(running, to);
  await expect(rowOf(page, to)).toHaveCount(0);
});

test('failed loads and actions show an error and keep typed text', async ({ page, context, product }) => {
  await signInAsAdmin(page, product);
  let isBroken = true;
  const refusal = { code: 'SERVICE_UNAVAILABLE', status: 429, message: 'The service isn’t available right now.' };
  for (const path of ['**/api/admin/mail/overview', '**/api/admin/jobs/overview']) {
    await page.route(path, (route) => (isBroken ? route.fulfill({ status: 429, json: refusal }) : route.fallback()));
  }
  for (const [path, words] of [
    ['/admin/mail', 'Couldn’t load the outbox'],
    ['/admin/jobs', 'Couldn’t load the jobs'],
  ] as const) {
    isBroken = true;
    await page.goto(path);
    await expect(page.getByText(words)).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('tablist')).toBeVisible();
  }
  await page.goto('/admin/mail');
  await page.getByRole('button', { name: 'Send test email' }).click();
  await page.getByLabel('Send a test email to').fill('not an address');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Send a test email to').fill('offline@example.org');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /reach|connection/i })).toBeVisible();
  await expect(page.getByLabel('Send a test email to')).toHaveValue('offline@example.org');
  await context.setOffline(false);
  await page.getByLabel('Send a test email to').press('Enter');
  await expect(page.getByText('Test email queued. Its status appears below.')).toBeVisible();
});

test.describe('from right to left', () => {
  test.use({ locale: 'ar' });

  test('mail and jobs fit a small phone', async ({ page, product, expectAccessible }) => {
    await signInAsAdmin(page, product);
    for (const path of ['/admin/mail?state=all', '/admin/jobs?state=done']) {
      await page.goto(path);
      await expect(page.getByRole('tablist')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
      await expectNarrow(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 1280, height: 860 });
    }
  });
});
