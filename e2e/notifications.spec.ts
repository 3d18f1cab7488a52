import { openSettings, signUp } from './profile.ts';
import { call, codeFor, expect, mailsTo, test } from './with-mail.ts';

test('emails are switched off and on by keyboard, and a choice that was not saved is taken back', async ({ page }) => {
  await signUp(page, 'ada-notified');
  await openSettings(page, 'Notifications');
  const comments = page.getByRole('switch', { name: 'Comments on your resumes' });
  await expect(comments).toBeChecked();
  await expect(page.getByRole('switch', { name: 'New members' })).toHaveCount(0);
  await comments.press('Space');
  await expect(comments).not.toBeChecked();
  await expect.poll(async () => (await call(page, 'GET', '/api/me/notifications')).comments).toBe(false);
  await page.reload();
  await expect(comments).not.toBeChecked();
  await comments.press('Space');
  await expect.poll(async () => (await call(page, 'GET', '/api/me/notifications')).comments).toBe(true);

  await page.route('**/api/me/notifications', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 429, json: {} }) : route.continue(),
  );
  await comments.press('Space');
  await expect(page.getByText('Couldn’t save your choice.')).toBeVisible();
  await expect(comments).toBeChecked();
});

test('the recipient of an email unsubscribes by its link, without signing in', async ({
  page,
  mails,
  expectAccessible,
}) => {
  const { email } = await signUp(page, 'ada-shares');
  await call(page, 'POST', '/api/auth/email-otp/verify-email', { email, otp: await codeFor(mails, email) });
  const create = async (path: string, data: object) => {
    const headers = { origin: new URL(page.url()).origin };
    return (await page.request.post(path, { data, headers })).json();
  };
  const { id } = await create('/api/cvs', { name: 'For Mary' });
  const { shareId } = await create('/api/shares', { label: 'Mary', target: { kind: 'cv', id } });
  const reader = 'mary@example.net';
  await call(page, 'POST', `/api/shares/${shareId}/mail`, { to: reader });
  const [mail] = await mailsTo(mails, reader);
  const path = /\/unsubscribe\?token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  await page.context().clearCookies();

  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unsubscribe');
  await expect(page.getByRole('main')).toContainText('mary@example.net');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`${path}&lang=ar`);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.goto(path);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Unsubscribe' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re unsubscribed');
  await expectAccessible(page);
  await page.goto(`${path.slice(0, -2)}AA`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');
  await expectAccessible(page);
});
