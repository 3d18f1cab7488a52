import type { Page } from '@playwright/test';
import { makeCv } from './cvs.ts';
import { expectStored, headline, openEditor, saved } from './editor.ts';
import { registerMember } from './records.ts';
import { createMember, expect, signIn, test } from './with-mail.ts';

const JOB_DESCRIPTION = `Senior Backend Engineer

What you will do
- Build REST APIs with Node.js and TypeScript
- Run our PostgreSQL databases

Requirements
- Strong knowledge of SQL, Docker and Fortran
- You have worked with Erlang and with the rest of the team`;

const jobDescription = (page: Page) => page.getByRole('textbox', { name: 'Job description' });
const missing = (page: Page) => page.getByRole('region', { name: /^Missing/ });
const found = (page: Page) => page.getByRole('region', { name: /^Found/ });
const statusText = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });

async function openJobMatch(page: Page) {
  await page.getByRole('tab', { name: 'Review' }).click();
  await page.getByRole('radio', { name: 'Job match' }).click();
}

/** Inserts text at once in place of the selection, as pasting does. */
const paste = (page: Page, text: string) =>
  jobDescription(page).evaluate((area, pasted) => {
    (area as HTMLTextAreaElement).focus();
    document.execCommand('insertText', false, pasted);
  }, text);

test('a job description shows the keywords that the CV has and lacks, and finds added ones', async ({
  page,
  context,
  expectAccessible,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await registerMember(page, 'job-match');
  const { id } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  await openEditor(page, id);
  await openJobMatch(page);
  await expect(page.getByText('Your text isn’t sent to any other service')).toBeVisible();
  await paste(page, 'Engineer wanted');
  await expect(statusText(page, 'That’s too short to compare.')).toBeVisible();
  await jobDescription(page).press('Control+a');
  await paste(page, JOB_DESCRIPTION);
  await expect(statusText(page, /^\d+ of \d+ keywords found$/)).toBeAttached();
  await expect(page.getByRole('progressbar', { name: 'Match by importance' })).toBeVisible();
  await expect(page.getByText('Language: English')).toBeVisible();
  await expectAccessible(page);

  await missing(page).getByRole('button', { name: 'Copy Erlang' }).press('Enter');
  await expect(statusText(page, 'Copied “Erlang”')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Erlang');

  await found(page)
    .getByRole('button', { name: /^TypeScript/ })
    .press('Enter');
  const occurrences = found(page).getByRole('list').getByRole('list').getByRole('button');
  await expect(occurrences.first().locator('mark')).toHaveText('TypeScript');
  await expectAccessible(page);
  await occurrences.first().press('Enter');
  await expect(page.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('[data-field=keywords]:has(:focus)')).toContainText('TypeScript');

  await page.getByRole('button', { name: 'Personal details' }).click();
  await headline(page).fill('Engineer of Erlang');
  await saved(page);
  await openJobMatch(page);
  await expect(statusText(page, 'Now found: Erlang')).toBeAttached();
  await expect(found(page).getByRole('button', { name: /^Erlang New/ })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(missing(page).getByRole('button', { name: 'Copy Erlang' })).toBeVisible();
});

test('a job description survives a reload and lost network, until it is cleared or the member signs out', async ({
  page,
  context,
}) => {
  const email = await createMember(page, 'job-kept');
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  const { id } = await makeCv(page, { name: 'Notes', example: 'nurse' });
  await openEditor(page, id);
  await headline(page).fill('Nurse at the works');
  await saved(page);
  await openJobMatch(page);
  await expect(jobDescription(page)).toBeEmpty();
  await context.setOffline(true);
  await paste(page, JOB_DESCRIPTION);
  await expect(page.getByText('We’ve kept the job description')).toBeVisible();
  await context.setOffline(false);
  await expect(missing(page)).toBeVisible();

  // Undo by keyboard reverts what was typed here, not the CV.
  await jobDescription(page).press('Control+End');
  await page.keyboard.type(' and Haskell');
  await jobDescription(page).press('Control+z');
  await expect(jobDescription(page)).not.toHaveValue(/Haskell/);
  await expectStored(page, id, ({ document }) => document.basics.headline).toBe('Nurse at the works');
  await jobDescription(page).fill(JOB_DESCRIPTION);

  await page.reload();
  await openJobMatch(page);
  await expect(jobDescription(page)).toHaveValue(JOB_DESCRIPTION);
  await expect(missing(page)).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(jobDescription(page)).toBeEmpty();
  await expect(jobDescription(page)).toBeFocused();
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(jobDescription(page)).toHaveValue(JOB_DESCRIPTION);

  await jobDescription(page).press('Control+a');
  await paste(page, `${'word '.repeat(4000)}and more`);
  await expect(
    statusText(page, 'Job descriptions can have up to 20,000 characters. The last 8 characters were removed.'),
  ).toBeVisible();

  await page.goto('/cv');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(`/cv/${id}/edit`);
  await openJobMatch(page);
  await expect(jobDescription(page)).toBeEmpty();
});

test('a locked CV is matched on a phone, and a failure is retried', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await registerMember(page, 'job-phone');
  const { id } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  const { origin } = new URL(page.url());
  await page.request.put(`/api/cvs/${id}/lock`, { headers: { origin }, data: { locked: true } });
  await page.goto(`/cv/${id}/edit`);
  await openJobMatch(page);
  const refusal = { code: 'TOO_MANY_REQUESTS', status: 429, message: 'Too many tries. Wait a minute.' };
  await page.route('**/job-match', (route) => route.fulfill({ status: refusal.status, json: refusal }));
  await paste(page, JOB_DESCRIPTION);
  const failure = page.getByRole('alert').filter({ hasText: 'Couldn’t compare the job description' });
  await expect(failure).toContainText(refusal.message);
  await page.unroute('**/job-match');
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(missing(page)).toBeVisible();
  await expect(failure).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
});
