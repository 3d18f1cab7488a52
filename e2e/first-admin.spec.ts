import { call, expect, fillRegistration, PASSWORD, test, title } from './with-mail.ts';

// A separate product, because others may already have an admin.
test.use({ settings: { PROJECT_ID: 'first-admin' } });

test('the setup link creates the first account, which is an admin', async ({ page, product, expectAccessible }) => {
  await page.goto(product.setUpLink);
  await expect(title(page)).toHaveText('Your instance is running');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Create the admin account');
  await expectAccessible(page);
  const email = await fillRegistration(page, { username: 'lovelace' });
  await page.getByLabel('Password', { exact: true }).fill('lovelace12');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/^Too easy to guess/);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  expect(await call(page, 'GET', '/api/me')).toMatchObject({ email, isAdmin: true, emailVerified: true });

  await page.goto(product.setUpLink);
  await page.reload();
  await expect(title(page)).toHaveText('This setup link is no longer valid');
});
