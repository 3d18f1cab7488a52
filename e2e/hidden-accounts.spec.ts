import { call, codeFor, digits, expect, register, test } from './with-mail.ts';

test.use({ settings: { HIDE_ACCOUNTS: 'true' } });

test('with hidden accounts, registration reveals nothing and the emailed code signs in', async ({ page, mails }) => {
  const email = await register(page, { username: 'hidden' });
  await expect(page.getByText(`If ${email} isn’t registered yet, we sent a code to that address.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Do this later' })).toBeHidden();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(digits(page)).toBeFocused();
  await page.keyboard.type(await codeFor(mails, email, 2));
  await expect(page).toHaveURL('/dashboard');
  expect(await call(page, 'GET', '/api/me')).toMatchObject({ emailVerified: true, profile: { username: 'hidden' } });

  await page.context().clearCookies();
  await register(page, { username: 'hidden-too', email });
  await expect(page.getByText(`If ${email} isn’t registered yet, we sent a code to that address.`)).toBeVisible();
});
