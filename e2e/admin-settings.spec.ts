import type { Browser, Page } from '@playwright/test';
import type { Product } from '../src/testing/product.ts';
import { expectNarrow, signInAsAdmin } from './admin.ts';
import { registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { expect, fillRegistration, test, title } from './with-mail.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const save = (page: Page, name: string) =>
  region(page, name).getByRole('button', { name: 'Save changes', exact: true });
const primaryOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'));

/** Opens a browser at another address. */
async function openFromNetwork(browser: Browser, { url }: Product, network: string) {
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: { 'x-forwarded-for': network } });
  return context.newPage();
}

async function openSettings(page: Page) {
  await page.goto('/admin/settings');
  await expect(title(page)).toHaveText('Settings');
  await expect(region(page, 'Branding')).toBeVisible();
}

test('the instance gets its own name, color and logo without a restart', async ({
  page,
  browser,
  product,
  expectAccessible,
}) => {
  await signInAsAdmin(page, product);
  await openSettings(page);
  const branding = region(page, 'Branding');
  await branding.getByRole('textbox', { name: 'Name', exact: true }).fill('Analytical Engines');
  await branding.getByLabel('Hex color').fill('#0f766e');
  await expect(branding.getByText('Unsaved changes')).toBeVisible();

  // Unsaved changes survive a reload.
  await page.reload();
  await expect(branding.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Analytical Engines');
  await branding.getByRole('textbox', { name: 'Name', exact: true }).press('Enter');
  await expect(branding.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Analytical Engines' })).toBeVisible();
  await expect(page).toHaveTitle('Settings · Analytical Engines');
  await expect.poll(() => primaryOf(page)).toBe('#0f766e');
  await inBothThemes(page, expectAccessible);

  const logo = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(600, 200);
    canvas.getContext('2d')?.fillRect(0, 0, 600, 200);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });
  const file = branding.locator('input[type=file]');
  await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(logo) });
  await expect(branding.getByRole('img', { name: 'Current logo' })).toBeVisible();

  const visitor = await openFromNetwork(browser, product, '10.200.0.1');
  await visitor.goto('/');
  await expect(visitor).toHaveTitle('Analytical Engines: your work as a resume, a portfolio and private links');
  await expect.poll(() => primaryOf(visitor)).toBe('#0f766e');
  await expect(visitor.getByRole('banner').locator('img')).toHaveAttribute('src', /^\/instance\/logo-/);
  await visitor.goto('/login');
  await expect(visitor).toHaveTitle('Sign in · Analytical Engines');
  await expect.poll(() => primaryOf(visitor)).toBe('#0f766e');
  await visitor.context().close();

  await branding.getByRole('button', { name: 'Remove logo' }).click();
  await expect(branding.getByRole('img', { name: 'Current logo' })).toBeHidden();
  for (const field of ['Name', 'Accent color']) {
    await branding.getByRole('button', { name: `Reset to default: ${field}` }).click();
  }
  await save(page, 'Branding').click();
  await expect(page).toHaveTitle('Settings · Vitrine');
});

test('a notice appears in a member’s open window, is dismissed, and ends', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  const member = await openFromNetwork(browser, product, '10.200.0.2');
  await member.goto('/healthz');
  await registerMember(member, 'noticing', mails);
  await member.goto('/dashboard');
  await expect(title(member)).toBeVisible();

  await signInAsAdmin(page, product);
  await openSettings(page);
  const notice = region(page, 'Announcement');
  await notice.getByLabel('Message').fill('We move to a new machine on Sunday.');
  await notice.getByRole('radio', { name: 'Warning' }).press('Space');
  await save(page, 'Announcement').press('Enter');
  await expect(notice.getByText('Saved', { exact: true })).toBeVisible();

  const words = member.getByText('We move to a new machine on Sunday.');
  await expect(async () => {
    await member.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(words).toBeVisible({ timeout: 500 });
  }).toPass();
  await inBothThemes(member, expectAccessible);
  await expectNarrow(member);
  await words.locator('../..').getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(words).toBeHidden();
  await member.reload();
  await expect(title(member)).toBeVisible();
  await expect(words).toBeHidden();

  const visitor = await openFromNetwork(browser, product, '10.200.0.3');
  for (const path of ['/', '/login']) {
    await visitor.goto(path);
    await expect(visitor.getByText('We move to a new machine on Sunday.')).toBeVisible();
    await expectAccessible(visitor);
  }
  await notice.getByRole('button', { name: 'End announcement' }).click();
  await expect(notice.getByRole('button', { name: 'End announcement' })).toBeHidden();
  await visitor.goto('/');
  await expect(visitor.getByText('We move to a new machine on Sunday.')).toBeHidden();
  await visitor.context().close();
  await member.context().close();
});

test('a reserved username is refused at registration', async ({ page, browser, product }) => {
  await signInAsAdmin(page, product);
  await openSettings(page);
  const people = region(page, 'Members');
  const reserved = people.getByRole('combobox', { name: 'Reserved usernames' });
  const days = people.getByRole('textbox', { name: 'Days between username changes' });
  await reserved.fill('Analyst*');
  await reserved.press('Enter');
  await reserved.fill('no_name');
  await reserved.press('Enter');
  await save(page, 'Members').click();
  await expect(people.getByRole('alert')).toContainText('“no_name” isn’t valid');
  await people.getByRole('button', { name: 'Remove no_name' }).click();
  await days.fill('4000');
  await save(page, 'Members').click();
  await expect(days).toBeFocused();
  await expect(people.getByText('Enter a whole number from 0 to 3,650')).toBeVisible();
  await people.getByRole('button', { name: 'Discard' }).click();
  await reserved.fill('analyst*');
  await reserved.press('Enter');
  await save(page, 'Members').click();
  await expect(people.getByText('Saved', { exact: true })).toBeVisible();

  const visitor = await openFromNetwork(browser, product, '10.200.0.4');
  await visitor.goto('/register');
  await fillRegistration(visitor, { username: 'analyst-ada' });
  await expect(visitor.getByText('“analyst-ada” is reserved')).toBeVisible();
  await visitor.context().close();
});

test('the settings fit a small phone and are accessible in both themes', async ({
  page,
  product,
  expectAccessible,
}) => {
  await signInAsAdmin(page, product);
  await openSettings(page);
  await expectNarrow(page);
  await inBothThemes(page, expectAccessible);
});
