import type { Page } from '@playwright/test';
import { registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { answer, request } from './testimonials.ts';
import { expect, mailsTo, test } from './with-mail.ts';

const TEXT = 'Ada explains the engine better than its inventor.\n\nI would work with her again.';
const PHONE = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true };

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
const group = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
/** Presses the button of a notice, which is a dialog too. */
const undo = (page: Page, notice: string) =>
  page.getByRole('dialog').filter({ hasText: notice }).getByRole('button', { name: 'Undo' }).last().click();

test('a member asks for a testimonial; its author writes it on a phone; the member shortens and approves it', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'testimonials-asked', mails);
  await page.goto('/work');
  await page.getByRole('link', { name: 'Testimonials' }).click();
  await expect(page.getByText('No testimonials yet')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Ask for one' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Enter a name or a role')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Who are you asking?' }).fill('Royal Society');
  await dialog.getByRole('textbox', { name: 'Message (optional)' }).fill('Dear Mary,\nwould you?');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  await expect(dialog.getByText('Send this link')).toBeVisible();
  await expectAccessible(page);
  const message = await dialog.getByRole('textbox', { name: 'Message to send' }).inputValue();
  const link = /https?:\S+\/testimonials\/\S+/.exec(message)?.[0] ?? '';
  await expect(dialog.getByText(link, { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open in email app' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(link).replaceAll('.', '\\.')),
  );
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Ask for one' })).toBeVisible();
  await expect(group(page, 'Requested')).toContainText('Royal Society');

  const visit = await browser.newContext({
    ...PHONE,
    baseURL: product.url,
    extraHTTPHeaders: { 'x-forwarded-for': '10.251.0.1' },
  });
  const author = await visit.newPage();
  await test.step('the author writes it', async () => {
    const response = await author.goto(new URL(link).pathname);
    expect(await response?.text()).toContain('<meta name="robots" content="noindex"');
    await expect(author.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace asks you for a testimonial');
    await expect(author.getByText('would you?')).toBeVisible();
    await inBothThemes(author, () => expectAccessible(author));
    expect(await fits(author)).toBe(true);
    const text = author.getByRole('textbox', { name: 'Your testimonial' });
    await author.getByRole('textbox', { name: 'Link to you (optional)' }).fill('http://example.org');
    await author.getByRole('button', { name: 'Send testimonial' }).click();
    await expect(author.getByText('Enter a text')).toBeVisible();
    await expect(author.getByText('Enter a web address that starts with https://')).toBeVisible();
    await expect(text).toBeFocused();
    await inBothThemes(author, () => expectAccessible(author));
    await text.fill(TEXT);
    await author.getByRole('textbox', { name: 'Your name' }).fill('Mary Somerville');
    await author.getByRole('textbox', { name: 'Your role (optional)' }).fill('Mathematician');
    await author.getByRole('textbox', { name: 'Link to you (optional)' }).fill('example.org/mary');
    const preview = author.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText('I would work with her again.');
    await expect(preview.getByRole('link')).toHaveAttribute('href', 'https://example.org/mary');
    await visit.setOffline(true);
    await author.getByRole('button', { name: 'Send testimonial' }).click();
    await expect(author.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();
    await expect(text, 'a failure keeps what was typed').toHaveValue(TEXT);
    await visit.setOffline(false);
    await author.getByRole('button', { name: 'Send testimonial' }).click();
    await expect(author.getByRole('heading', { level: 1 })).toHaveText('Thank you!');
    await expect(author.getByRole('heading', { level: 1 })).toBeFocused();
    await inBothThemes(author, () => expectAccessible(author));
    expect(await fits(author)).toBe(true);
  });

  await test.step('the author changes it', async () => {
    await author.reload();
    await author.getByRole('button', { name: 'Change testimonial' }).click();
    await author.getByRole('textbox', { name: 'Your organization (optional)' }).fill('Royal Astronomical Society');
    await author.getByRole('button', { name: 'Save changes' }).click();
    await expect(author.getByRole('heading', { level: 1 })).toHaveText('Thank you!');
    await expect(author.getByText('Royal Astronomical Society')).toBeVisible();
  });

  await test.step('the member shortens and approves it', async () => {
    const subjects = async () =>
      (await mailsTo(mails, 'testimonials-asked@example.org', 2)).map(({ subject }) => subject);
    expect(await subjects()).toContain('Mary Somerville sent you a testimonial');
    await page.reload();
    const editDialog = page.getByRole('dialog', { name: 'Edit testimonial' });
    await expect(group(page, 'To review')).toContainText('Your note: Royal Society');
    await inBothThemes(page, () => expectAccessible(page));
    await page.getByRole('button', { name: 'Edit: testimonial by Mary Somerville' }).click();
    await editDialog.getByRole('textbox', { name: 'Text' }).fill('Ada explains the engine.');
    await expectAccessible(page);
    await editDialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(editDialog).toBeHidden();
    await undo(page, 'Changes saved');
    await expect(page.getByText('Original text')).toBeHidden();
    await page.getByRole('button', { name: 'Edit: testimonial by Mary Somerville' }).click();
    await editDialog.getByRole('textbox', { name: 'Text' }).fill('Ada explains the engine.');
    await editDialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(editDialog).toBeHidden();
    await page.getByText('Original text').click();
    await expect(group(page, 'To review')).toContainText('I would work with her again.');
    await page.getByRole('button', { name: 'Approve: testimonial by Mary Somerville' }).press('Enter');
    await expect(group(page, 'Approved')).toContainText('Ada explains the engine.');
    await expect(group(page, 'Approved').getByRole('listitem'), 'the focus follows').toBeFocused();
    await undo(page, 'Testimonial approved');
    await expect(group(page, 'To review')).toContainText('Ada explains the engine.');
    await page.getByRole('button', { name: 'Approve: testimonial by Mary Somerville' }).click();
    await expect(group(page, 'Approved')).toContainText('Ada explains the engine.');
  });

  await author.reload();
  await expect(author.getByRole('heading', { level: 1 })).toHaveText('Thank you for your testimonial');
  await inBothThemes(author, () => expectAccessible(author));
  await visit.close();
});

test('a member writes one in, sorts by keys, hides, deletes and restores', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'testimonials-kept', mails);
  await page.goto('/testimonials#new');
  await expect(page.getByRole('dialog')).toContainText('Ask for a testimonial');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Write one in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('The Enchantress of Numbers.');
  await dialog.getByRole('textbox', { name: 'Author’s name' }).fill('Charles Babbage');
  await dialog.getByRole('button', { name: 'Add testimonial' }).click();
  await expect(dialog.getByText('Enter where the text is from, or a link to it')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Quoted from' }).fill('Letter, 1843');
  await inBothThemes(page, () => expectAccessible(page));
  await dialog.getByRole('button', { name: 'Add testimonial' }).click();
  await expect(group(page, 'Approved')).toContainText('Letter, 1843');

  const { path } = await request(page, 'Mary Somerville');
  await answer(page, path, { name: 'Mary Somerville', text: 'Ada is brilliant.' });
  await page.reload();
  await page.getByRole('button', { name: 'Approve: testimonial by Mary Somerville' }).click();
  const names = () => group(page, 'Approved').getByRole('listitem').locator('figcaption p:first-child').allInnerTexts();
  await expect.poll(names).toEqual(['Charles Babbage', 'Mary Somerville']);
  // The list shows the order before it is saved.
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET' && response.ok());
  await page
    .getByRole('button', { name: /Mary Somerville/ })
    .and(page.locator('[data-handle]'))
    .press('Alt+ArrowUp');
  await expect.poll(names).toEqual(['Mary Somerville', 'Charles Babbage']);
  await saved;
  await page.reload();
  await expect.poll(names).toEqual(['Mary Somerville', 'Charles Babbage']);

  await page.getByRole('button', { name: 'More actions: Charles Babbage' }).click();
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await expect(group(page, 'Hidden')).toContainText('Charles Babbage');
  await page.getByRole('button', { name: 'More actions: Charles Babbage' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect(group(page, 'Trash')).toContainText('Charles Babbage');
  await inBothThemes(page, () => expectAccessible(page));
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await fits(page)).toBe(true);
  await page.getByRole('button', { name: 'Restore: Charles Babbage' }).click();
  await expect(group(page, 'Hidden')).toContainText('Charles Babbage');
  await page.getByRole('button', { name: 'More actions: Charles Babbage' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await page.getByRole('button', { name: 'Delete permanently: Charles Babbage' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(group(page, 'Trash')).toBeHidden();
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });
  test('an author with a link that leads nowhere, and one with a link that works', async ({
    page,
    browser,
    product,
    mails,
    expectAccessible,
  }) => {
    await registerMember(page, 'testimonials-arabic', mails);
    const { path } = await request(page, 'ماري');
    const visit = await browser.newContext({ ...PHONE, locale: 'ar', baseURL: product.url });
    const author = await visit.newPage();
    await author.goto('/testimonials/of-nobody');
    await expect(author.getByRole('heading', { level: 1 })).toHaveText('هذا الرابط لا يعمل');
    await inBothThemes(author, () => expectAccessible(author));
    await author.goto(path);
    await expect(author.getByRole('textbox', { name: 'توصيتك' })).toBeVisible();
    await expect(author.locator('html')).toHaveAttribute('dir', 'rtl');
    await inBothThemes(author, () => expectAccessible(author));
    expect(await fits(author)).toBe(true);
    await visit.close();
  });
});
