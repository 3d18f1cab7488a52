import type { Browser, Page } from '@playwright/test';
import { asAdmin, expectNarrow } from './admin.ts';
import { expect, logIn, mailsTo, PASSWORD, test, title } from './mailed.ts';
import { chooseByKeys } from './menus.ts';

test.use({ settings: { SIGN_UP: 'closed' } });

/** Somebody else at another machine, who is signed in nowhere. */
async function elsewhere(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { 'x-forwarded-for': '10.9.9.9' },
  });
  return context.newPage();
}

const invite = async (page: Page, emails: string, message = '') => {
  await page.getByRole('button', { name: 'Invite people' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Invite people' });
  await sheet.getByLabel('E-mail addresses').fill(emails);
  await sheet.getByLabel('A few words of yours').fill(message);
  await sheet.getByRole('button', { name: /^Send \d+ invitation/ }).click();
  return sheet;
};

test('where nobody can register, an invitation by mail lets one person in, once', async ({
  page,
  product,
  mails,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const email = 'ada@example.org';
  await asAdmin(page, product);
  await page.goto('/admin/invitations');
  await expect(page.getByText('Nobody is invited yet')).toBeVisible();
  await expectAccessible(page);
  const sheet = await invite(page, `Ada Lovelace <${email}>, babbage@example.org`, 'Bring your engine.');
  await expect(sheet.getByLabel('E-mail addresses')).toHaveAccessibleDescription(
    'babbage@example.org: There is an account with this address already.',
  );
  await expectAccessible(page);
  await sheet.getByLabel('E-mail addresses').fill(email);
  await sheet.getByRole('button', { name: 'Send 1 invitation' }).click();
  await expect(sheet).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row.getByText('Open', { exact: true })).toBeVisible();

  const [mail] = await mailsTo(mails, email);
  expect(mail?.subject).toBe('You are invited to Vitrine');
  expect(mail?.text).toContain('Charles Babbage');
  expect(mail?.text).toContain('Bring your engine.');
  const link = /\S+\/register#invitation=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '';

  const ada = await elsewhere(browser, baseURL);
  await ada.goto('/register');
  await expect(title(ada)).toHaveText('Registration is closed');
  await ada.goto('/login');
  await expect(title(ada)).toHaveText('Log in');
  await expect(ada.getByRole('link', { name: 'Create your account' })).toBeHidden();

  await ada.goto(link);
  await expect(title(ada)).toHaveText('Create your account');
  await expect(ada.getByText('Charles Babbage has invited you to Vitrine')).toBeVisible();
  await expect(ada.getByLabel('E-mail address')).toHaveValue(email);
  await expect(ada.getByLabel('E-mail address')).not.toBeEditable();
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

  const late = await elsewhere(browser, baseURL);
  await late.goto(link);
  await expect(title(late)).toHaveText('This invitation does not work');
  await expect(late.getByText('This invitation has been used.')).toBeVisible();
  await expectAccessible(late);
  await late.getByRole('link', { name: 'Log in' }).click();
  await logIn(late, email);
  await expect(late).toHaveURL('/dashboard');

  await page.reload();
  await expect(row.getByText('Used', { exact: true })).toBeVisible();
  await expect(row.getByRole('link', { name: 'Ada Lovelace' })).toBeVisible();
});

test('by keyboard, on a small phone and in both themes, invitations are sent and withdrawn', async ({
  page,
  product,
  mails,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const email = 'mary@example.org';
  await asAdmin(page, product);
  await page.goto('/admin/invitations');
  await expectNarrow(page);
  const button = page.getByRole('button', { name: 'Invite people' }).first();
  await button.focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Invite people' });
  await sheet.getByLabel('E-mail addresses').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('E-mail addresses')).toHaveValue(email);
  await sheet.getByRole('button', { name: 'Send 1 invitation' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await chooseByKeys(page, row.getByRole('button'), 'Withdraw');
  const asked = page.getByRole('alertdialog', { name: 'Withdraw the invitation?' });
  await expectAccessible(page);
  await asked.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await expect(asked).toBeHidden();
  await expect(row.getByText('Withdrawn', { exact: true })).toBeVisible();
  await page.goto('/admin/invitations?state=open');
  await expect(page.getByText('None of that kind')).toBeVisible();

  const [mail] = await mailsTo(mails, email);
  const mary = await elsewhere(browser, baseURL);
  await mary.goto(/\S+\/register#invitation=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
  await expect(title(mary)).toHaveText('This invitation does not work');
});
