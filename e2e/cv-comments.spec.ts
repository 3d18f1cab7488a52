import type { Page } from '@playwright/test';
import { makeCv } from './cvs.ts';
import { draftsIn, openEditor } from './editor.ts';
import { ask, registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

const TEXT = `Which of the seven notes\nis the program in? https://example.org/${'g'.repeat(120)}`;

/** Creates a CV shared by link and returns its id. */
async function shareCv(page: Page, comments: 'held' | 'open') {
  const { id } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  const answer = await ask(page, 'PUT', `/api/cvs/${id}/sharing`, { visibility: 'link', comments });
  expect(answer.status(), await answer.text()).toBe(200);
  return id;
}

/** Returns the options of a visitor's browser at an address. */
const visitorAt = (address: string, baseURL: string) => ({
  baseURL,
  extraHTTPHeaders: { 'x-forwarded-for': address },
});

const comments = (page: Page) => page.getByRole('region', { name: 'Comments', exact: true });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

test('a visitor without an account comments on a phone; the owner approves, answers and resolves the comment', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'comments-held', mails);
  const id = await shareCv(page, 'held');
  const visit = await browser.newContext({
    ...visitorAt('10.250.0.1', product.url),
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    isMobile: true,
  });
  const reader = await visit.newPage();
  await reader.goto(`/cv/${id}`);
  await reader.getByRole('link', { name: 'Comment on this section: Work experience' }).click();
  await expectAccessible(reader);
  await reader.getByRole('textbox', { name: 'Your name' }).fill('Mary Somerville');
  await reader.getByRole('textbox', { name: 'Your comment' }).fill(TEXT);
  await reader.getByRole('button', { name: 'Post comment' }).click();
  await expect(reader.getByRole('status')).toContainText(/once .+ approves it/);
  await expect(reader.getByText('Mary Somerville')).toBeHidden();
  expect(await fits(reader)).toBe(true);

  await openEditor(page, id);
  const mark = page.getByRole('button', { name: '1 comment on Work experience' });
  await mark.click();
  const waiting = comments(page).getByRole('region', { name: 'Awaiting approval' });
  await expect(waiting).toContainText('Which of the seven notes');
  await expectAccessible(page);
  await waiting.getByRole('button', { name: 'Approve: comment by Mary Somerville' }).click();
  const open = comments(page).getByRole('region', { name: 'Open' });
  await open.getByRole('button', { name: 'Reply: comment by Mary Somerville' }).click();
  const answer = open.getByRole('textbox', { name: 'Your reply to Mary Somerville' });
  await expect(answer).toBeFocused();
  await answer.fill('In note G.');
  await expect.poll(() => draftsIn(page)).toContain('In note G.');
  await page.goto(`/cv/${id}/edit?review=comments`);
  await expect(answer, 'typed text is kept').toHaveValue('In note G.');
  await open.getByRole('button', { name: 'Post reply' }).click();
  await expect(open.getByText(/^You replied/)).toBeVisible();
  await expect(open.getByRole('button', { name: 'Edit reply: comment by Mary Somerville' })).toBeFocused();
  expect(await open.evaluate((part) => part.scrollWidth <= part.clientWidth), 'no text is cut off').toBe(true);
  await page.keyboard.press('Enter');
  await expect(answer).toBeFocused();
  await page.keyboard.type(' Look.');
  await expect(answer).toHaveValue('In note G. Look.');
  await open.getByRole('button', { name: 'Cancel' }).click();

  await reader.goto(`/cv/${id}`);
  const commentList = reader.getByRole('list', { name: 'Comments: Work experience' });
  await expect(commentList).toContainText('Mary Somerville');
  await expect(commentList).toContainText('is the program in?');
  await expect(commentList).toContainText('In note G.');
  await expectAccessible(reader);
  expect(await fits(reader)).toBe(true);

  await open.getByRole('button', { name: 'Work experience', exact: true }).click();
  await mark.click();
  await open.getByRole('button', { name: 'Resolve: comment by Mary Somerville' }).click();
  await expect(comments(page).getByRole('button', { name: 'Resolved (1)' })).toBeVisible();
  await expect(open).toBeHidden();
  await reader.goto(`/cv/${id}`);
  await expect(reader.getByRole('link', { name: 'Comment on this section: Work experience' })).toBeAttached();
  await expect(commentList).toBeHidden();
  await visit.close();
});

test('too many comments are refused and keep their text; the owner deletes a comment after confirming', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('theme.remember', 'true');
  });
  await registerMember(page, 'comments-open', mails);
  const id = await shareCv(page, 'open');
  const visit = await browser.newContext({ ...visitorAt('10.250.0.2', product.url), javaScriptEnabled: false });
  const reader = await visit.newPage();
  await reader.goto(`/cv/${id}`);
  for (const text of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) {
    const link = reader.getByRole('link', { name: 'Comment on this section: Work experience' });
    await link.focus();
    await reader.keyboard.press('Enter');
    await reader.getByRole('textbox', { name: 'Your name' }).fill('Mary Somerville');
    await reader.getByRole('textbox', { name: 'Your comment' }).fill(text);
    await reader.getByRole('button', { name: 'Post comment' }).click();
    if (text !== 'Six') await expect(reader.getByRole('listitem').filter({ hasText: text }).last()).toBeVisible();
  }
  await expect(reader.getByRole('alert')).toContainText('Try again in 10 minutes.');
  await expect(reader.getByRole('textbox', { name: 'Your comment' })).toHaveValue('Six');
  await visit.close();

  await page.goto(`/cv/${id}/edit?review=comments`);
  const open = comments(page).getByRole('region', { name: 'Open' });
  await expect(open.getByRole('listitem')).toHaveText([/Five/, /Four/, /Three/, /Two/, /One/]);
  await expectAccessible(page);
  await open.getByRole('button', { name: 'Delete: comment by Mary Somerville' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep comment' }).click();
  const line = Promise.withResolvers<void>();
  await page.route(`**/api/cvs/${id}/comments/*`, async (route) => {
    await line.promise;
    await route.continue();
  });
  await open.getByRole('button', { name: 'Delete: comment by Mary Somerville' }).first().click();
  const yes = page.getByRole('alertdialog').getByRole('button', { name: 'Delete' });
  await yes.click();
  await expect(yes, 'the dialog stays open until the comment is deleted').toHaveAttribute('aria-busy', 'true');
  line.resolve();
  await expect(open.getByRole('listitem')).toHaveText([/Four/, /Three/, /Two/, /One/]);
  await expect(open.locator(':focus'), 'the focus stays in the list').toHaveCount(1);
});
