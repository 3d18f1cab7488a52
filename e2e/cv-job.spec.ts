import type { Page } from '@playwright/test';
import { makeCv } from './cvs.ts';
import { expectKept, headline, openEditor, saved } from './editor.ts';
import { expect, logIn, someMember, test } from './mailed.ts';
import { joinAs } from './work.ts';

const ADVERTISEMENT = `Senior Backend Engineer

What you will do
- Build REST APIs with Node.js and TypeScript
- Run our PostgreSQL databases

Requirements
- Strong knowledge of SQL, Docker and Fortran
- You have worked with Erlang and with the rest of the team`;

const advertisement = (page: Page) => page.getByRole('textbox', { name: 'Job description' });
const missing = (page: Page) => page.getByRole('region', { name: /^Missing/ });
const found = (page: Page) => page.getByRole('region', { name: /^Found/ });
const told = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

async function openJobMatch(page: Page) {
  await page.getByRole('tab', { name: 'Review' }).click();
  await page.getByRole('radio', { name: 'Job match' }).click();
}

/** Inserts text at once in place of the selection, as pasting does. */
const paste = (page: Page, text: string) =>
  advertisement(page).evaluate((area, pasted) => {
    (area as HTMLTextAreaElement).focus();
    document.execCommand('insertText', false, pasted);
  }, text);

test('an advertisement shows what the CV has, where, and what it lacks, and what is added is found', async ({
  page,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await joinAs(page, 'job-match');
  const { id } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  await openEditor(page, id);
  await openJobMatch(page);
  await expect(page.getByText('Nothing leaves this instance')).toBeVisible();
  await paste(page, 'Engineer wanted');
  await expect(told(page, 'That’s too short to compare.')).toBeVisible();
  await advertisement(page).press('Control+a');
  await paste(page, ADVERTISEMENT);
  await expect(told(page, /^\d+ of \d+ terms found$/)).toBeAttached();
  await expect(page.getByRole('progressbar', { name: 'Match by importance' })).toBeVisible();
  await expect(page.getByText('Language: English')).toBeVisible();
  await expectAccessible(page);

  await missing(page).getByRole('button', { name: 'Copy Erlang' }).press('Enter');
  await expect(told(page, 'Copied “Erlang”')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Erlang');

  await found(page)
    .getByRole('button', { name: /^TypeScript/ })
    .press('Enter');
  const places = found(page).getByRole('list').getByRole('list').getByRole('button');
  await expect(places.first().locator('mark')).toHaveText('TypeScript');
  await expectAccessible(page);
  await places.first().press('Enter');
  await expect(page.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-field=keywords]:has(:focus)')).toContainText('TypeScript');

  await page.getByRole('button', { name: 'Personal details' }).click();
  await headline(page).fill('Engineer of Erlang');
  await saved(page);
  await openJobMatch(page);
  await expect(told(page, 'Now found: Erlang')).toBeAttached();
  await expect(found(page).getByRole('button', { name: /^Erlang New/ })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(missing(page).getByRole('button', { name: 'Copy Erlang' })).toBeVisible();
});

test('an advertisement is kept through a reload and without a network, until it is cleared or one signs out', async ({
  page,
  context,
}) => {
  const email = await someMember(page, 'job-kept');
  await page.goto('/login');
  await logIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  const { id } = await makeCv(page, { name: 'Notes', example: 'nurse' });
  await openEditor(page, id);
  await headline(page).fill('Nurse at the works');
  await saved(page);
  await openJobMatch(page);
  await expect(advertisement(page)).toBeEmpty();
  await context.setOffline(true);
  await paste(page, ADVERTISEMENT);
  await expect(page.getByText('We’ve kept the job description')).toBeVisible();
  await context.setOffline(false);
  await expect(missing(page)).toBeVisible();

  // Undo by keyboard reverts what was typed here, not the CV.
  await advertisement(page).press('Control+End');
  await page.keyboard.type(' and Haskell');
  await advertisement(page).press('Control+z');
  await expect(advertisement(page)).not.toHaveValue(/Haskell/);
  await expectKept(page, id, ({ document }) => document.basics.headline).toBe('Nurse at the works');
  await advertisement(page).fill(ADVERTISEMENT);

  await page.reload();
  await openJobMatch(page);
  await expect(advertisement(page)).toHaveValue(ADVERTISEMENT);
  await expect(missing(page)).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(advertisement(page)).toBeEmpty();
  await expect(advertisement(page)).toBeFocused();
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(advertisement(page)).toHaveValue(ADVERTISEMENT);

  await advertisement(page).press('Control+a');
  await paste(page, `${'word '.repeat(4000)}and more`);
  await expect(
    told(page, 'Job descriptions can have up to 20,000 characters. The last 8 characters were removed.'),
  ).toBeVisible();

  await page.goto('/cv');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await logIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/cv/${id}/edit`);
  await openJobMatch(page);
  await expect(advertisement(page)).toBeEmpty();
});

test('a locked CV is matched on a phone, and what fails is tried again', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await joinAs(page, 'job-phone');
  const { id } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  const { origin } = new URL(page.url());
  await page.request.put(`/api/cvs/${id}/lock`, { headers: { origin }, data: { locked: true } });
  await page.goto(`/cv/${id}/edit`);
  await openJobMatch(page);
  const refusal = { code: 'TOO_MANY_REQUESTS', status: 429, message: 'Too many tries. Wait a minute.' };
  await page.route('**/job-match', (route) => route.fulfill({ status: refusal.status, json: refusal }));
  await paste(page, ADVERTISEMENT);
  const failure = page.getByRole('alert').filter({ hasText: 'Couldn’t compare the job description' });
  await expect(failure).toContainText(refusal.message);
  await page.unroute('**/job-match');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(missing(page)).toBeVisible();
  await expect(failure).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
});
