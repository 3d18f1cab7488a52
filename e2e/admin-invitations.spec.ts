import type { Browser, Page } from '@playwright/test';
import { expectNarrow, signInAsAdmin } from './admin.ts';
import { chooseByKeyboard } from './menus.ts';
import { expect, mailsTo, PASSWORD, signIn, test, title } from './with-mail.ts';

test.use({ settings: { SIGN_UP: 'closed' } });

// Each further worker would start a product of its own for a test or two.
test.describe.configure({ mode: 'default' });

/** Opens a signed-out browser at another address. */
async function openOtherDevice(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { 'x-forwarded-for': '10.9.9.9' },
  });
  return context.newPage();
}

const invite = async (page: Page, emails: string, message = '') => {
  await page.getByRole('button', { name: 'Invite people' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Invite people' });
  await sheet.getByLabel('Email addresses').fill(emails);
  await sheet.getByLabel('Personal message (optional)').fill(message);
  await sheet.getByRole('button', { name: /^Send \d+ invitation/ }).click();
  return sheet;
};

test('with registration closed, an emailed invitation lets one person register once', async ({
  page,
  product,
  mails,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const email = 'ada@example.org';
  await signInAsAdmin(page, product);
  await page.goto('/admin/invitations');
  await expect(page.getByText('No invitations yet')).toBeVisible();
  await expectAccessible(page);
  const sheet = await invite(page, `Ada Lovelace <${email}>, babbage@example.org`, 'Bring your engine.');
  await expect(sheet.getByLabel('Email addresses')).toHaveAccessibleDescription(
    'babbage@example.org: An account with this email already exists',
  );
  await expectAccessible(page);
  await sheet.getByLabel('Email addresses').fill(email);
  await sheet.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(sheet).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row.getByText('Pending', { exact: true })).toBeVisible();

  const [mail] = await mailsTo(mails, email);
  expect(mail?.subject).toBe('You’re invited to Vitrine');
  expect(mail?.text).toContain('Charles Babbage');
  expect(mail?.text).toContain('Bring your engine.');
  const link = /\S+\/register#invitation=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';

  const ada = await openOtherDevice(browser, baseURL);
  await ada.goto('/register');
  await expect(title(ada)).toHaveText('Sign-up is closed');
  await ada.goto('/login');
  await expect(title(ada)).toHaveText('Sign in');
  await expect(ada.getByRole('link', { name: 'Create an account' })).toBeHidden();

  await ada.goto(link);
  await expect(title(ada)).toHaveText('Create your account');
  await expect(ada.getByText('Charles Babbage invited you to join Vitrine')).toBeVisible();
  await expect(ada.getByLabel('Email address')).toHaveValue(email);
  await expect(ada.getByLabel('Email address')).not.toBeEditable();
  await expectNarrow(ada);
  for (const colorScheme of ['light', 'dark'] as const) {
    await ada.emulateMedia({ colorScheme });
    await expectAccessible(ada);
  }
  await ada.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
  await ada.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await ada.keyboard.press('Enter');
  await expect(ada).toHaveURL('/dashboard');
  await expect(ada.getByRole('heading', { level: 1 })).toBeVisible();

  const lateVisitor = await openOtherDevice(browser, baseURL);
  await lateVisitor.goto(link);
  await expect(title(lateVisitor)).toHaveText('This invitation is no longer valid');
  await expect(lateVisitor.getByText('This invitation was already used.')).toBeVisible();
  await expectAccessible(lateVisitor);
  await lateVisitor.getByRole('link', { name: 'Sign in' }).click();
  await signIn(lateVisitor, email);
  await expect(lateVisitor).toHaveURL('/dashboard');

  await page.reload();
  await expect(row.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
});

test('invitations are sent and withdrawn by keyboard, on a small phone and in both themes', async ({
  page,
  product,
  mails,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const email = 'mary@example.org';
  await signInAsAdmin(page, product);
  await page.goto('/admin/invitations');
  await expectNarrow(page);
  const button = page.getByRole('button', { name: 'Invite people' }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Invite people' });
  await sheet.getByLabel('Email addresses').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('Email addresses')).toHaveValue(email);
  await sheet.getByRole('button', { name: 'Send 1 invitation' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await chooseByKeyboard(page, row.getByRole('button'), 'Withdraw');
  const confirmation = page.getByRole('alertdialog', { name: 'Withdraw invitation?' });
  await expectAccessible(page);
  await confirmation.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(confirmation).toBeHidden();
  await expect(row.getByText('Withdrawn', { exact: true })).toBeVisible();
  await page.goto('/admin/invitations?state=open');
  await expect(page.getByText('No results')).toBeVisible();

  const [mail] = await mailsTo(mails, email);
  const mary = await openOtherDevice(browser, baseURL);
  await mary.goto(/\S+\/register#invitation=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
  await expect(title(mary)).toHaveText('This invitation is no longer valid');
});
