import { readFile } from 'node:fs/promises';
import { expectNarrow, signInAsAdmin } from './admin.ts';
import { openSettings, section, signUp } from './profile.ts';
import { inBothThemes } from './screenshots.ts';
import { call, expect, signIn, test, title } from './with-mail.ts';

test('an admin searches, filters and exports the audit log of an account', async ({
  page,
  product,
  expectAccessible,
}) => {
  const { email } = await signUp(page, 'audited');
  await page.context().clearCookies();
  await signInAsAdmin(page, product);
  await page.goto('/admin/audit');
  await expect(title(page)).toHaveText('Audit log');
  const rows = page.getByRole('table').getByRole('row');
  await page.getByRole('searchbox', { name: 'Search by full email, username, domain or ID' }).fill(email);
  await expect(page).toHaveURL(/\?q=audited/);
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText('Account created');
  await expect(rows.nth(2)).toContainText(email);
  await inBothThemes(page, expectAccessible);

  await page.getByRole('combobox', { name: 'Action' }).press('Enter');
  await page.keyboard.type('Signed in');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(rows).toHaveCount(2);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).press('Enter'),
  ]);
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(2);

  await page.getByRole('searchbox').fill('nobody@example.org');
  await expect(page.getByText('No events match your search or filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/admin/audit');
  await expectNarrow(page);
  await expectAccessible(page);
});

test('the audit log shows what a change of settings changed, in the words of the settings', async ({
  page,
  product,
  expectAccessible,
}) => {
  await signInAsAdmin(page, product);
  await call(page, 'PATCH', '/api/admin/settings', {
    usernameChangeDays: 9,
    signUp: 'invite',
    reservedNames: ['desk'],
  });
  await call(page, 'PATCH', '/api/admin/settings', { usernameChangeDays: null, signUp: null, reservedNames: null });
  await page.goto('/admin/audit?action=settings-changed');
  const rows = page.getByRole('table').getByRole('row');
  for (const detail of [
    'Sign-up: Open → Invitation only',
    'Days between username changes: 30 → 9',
    'Reserved usernames',
  ]) {
    await expect(rows.nth(2).getByText(detail, { exact: true })).toBeVisible();
  }
  await expect(rows.nth(1)).toContainText('Sign-up: Invitation only → Default');
  await expect(rows.nth(1)).toContainText('Days between username changes: 9 → Default');
  await inBothThemes(page, expectAccessible);
  await expectNarrow(page);
});

test('a member sees the activity of their account, including a wrong password', async ({ page, expectAccessible }) => {
  const { email } = await signUp(page, 'watchful');
  await page.context().clearCookies();
  await page.goto('/login');
  await signIn(page, email, 'not the right one');
  await expect(page.getByRole('alert')).toBeVisible();
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  await openSettings(page, 'Security');
  const activity = section(page, 'Activity').getByRole('listitem');
  await expect(activity.filter({ hasText: 'Failed sign-in' })).toHaveCount(1);
  await expect(activity.last()).toContainText('Account created');
  await inBothThemes(page, expectAccessible);
});
