import { expect, signIn, test, title } from './with-mail.ts';

test.use({ settings: { SIGN_UP: 'closed' } });

// Each further worker would start a product of its own for a test or two.
test.describe.configure({ mode: 'default' });

test('with registration closed, the screens say so and link to the sign-in page', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/register');
  await expect(title(page)).toHaveText('Sign-up is closed');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await expect(title(page)).toHaveText('Sign in');
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeHidden();
  await signIn(page, 'nobody@example.org');
  await expect(page.getByText('Incorrect email, username or password.')).toBeVisible();
});

test('with registration by invitation, the screen says so', async ({ page, expectAccessible }) => {
  await page.route('**/api/auth/entrance', (route) =>
    route.fulfill({ json: { signUp: 'invite', hidesAccounts: false } }),
  );
  await page.goto('/register');
  await expect(title(page)).toHaveText('Sign-up is by invitation only');
  await expectAccessible(page);
});
