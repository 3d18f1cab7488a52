import { readFileSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { readQrImage } from '../src/testing/read-qr.ts';
import { makeCv } from './cvs.ts';
import { chooseByKeyboard } from './menus.ts';
import { ask, make, registerMember } from './records.ts';
import { change, publish } from './site.ts';
import { expect, mailsTo, test } from './with-mail.ts';

const links = (page: Page) =>
  page.getByRole('tabpanel').getByRole('list', { name: 'Links and addresses' }).locator('> li');
const linkTo = (page: Page, name: string) => links(page).filter({ hasText: name });
const sharing = (page: Page, name = 'Share portfolio') => page.getByRole('dialog', { name });
const done = (page: Page, name?: string) => sharing(page, name).getByRole('button', { name: 'Done' }).press('Enter');
const sheet = (page: Page, name = 'New link') => page.getByRole('dialog', { name });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function makeLink(page: Page, fields: object): Promise<{ shareId: string; url: string }> {
  const answer = await ask(page, 'POST', '/api/shares', { target: { kind: 'portfolio' }, ...fields });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

const choose = (page: Page, name: string, action: string) =>
  chooseByKeyboard(page, page.getByRole('button', { name: `More actions: ${name}` }), action);

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
let readers = 0;

/** Opens a visitor's browser without an account. */
async function visitorPage(browser: Browser, userAgent = BROWSER) {
  readers += 1;
  const from = `10.252.${test.info().workerIndex % 256}.${readers % 256}`;
  const context = await browser.newContext({
    ...{ userAgent, javaScriptEnabled: false },
    extraHTTPHeaders: { 'x-forwarded-for': from },
  });
  return context.newPage();
}

const statusOf = async (reader: Page, url: string) => (await reader.goto(url))?.status();

test('a new link opens for a visitor until it is revoked, and again once it is restored', async ({
  page,
  browser,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'share-revoke', mails);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/share');
  await expect(page.getByText('No links yet')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'New link' }).last().press('Enter');
  await expect(sheet(page).getByRole('textbox', { name: 'Name (optional)' })).toBeFocused();
  await page.keyboard.type('Royal Society');
  await page.keyboard.press('Enter');
  const copy = sharing(page).getByRole('button', { name: 'Copy link: Royal Society' });
  await expect(sharing(page).getByText('Verify your email address first')).toHaveCount(0);
  await expectAccessible(page);
  await copy.press('Enter');
  await expect(sharing(page).getByRole('button', { name: 'Copied' })).toBeFocused();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  await done(page);
  await expect(links(page)).toHaveText([/Royal Society.*Not available.*Portfolio/]);
  await expect(links(page)).toContainText(address.replace('http://', ''));
  await expect(page.getByRole('link', { name: 'Publish site' })).toHaveAttribute('href', '/portfolio');
  await publish(page);
  await page.reload();
  await expect(linkTo(page, 'Royal Society')).toContainText('Active');
  await expect(linkTo(page, 'Site address')).toContainText('Public');
  await expect(page.getByText('your site isn’t published')).toBeHidden();
  await expectAccessible(page);

  const stranger = await visitorPage(browser);
  expect(await statusOf(stranger, address)).toBe(200);
  await expect(stranger.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  await choose(page, 'Royal Society', 'Revoke');
  await expect(linkTo(page, 'Royal Society')).toContainText('Revoked');
  await expect.poll(() => statusOf(stranger, address)).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(linkTo(page, 'Royal Society')).toContainText('Active');
  expect(await statusOf(stranger, address)).toBe(200);
  await choose(page, 'Royal Society', 'Revoke');
  await expect(linkTo(page, 'Royal Society')).toContainText('Revoked');
  await choose(page, 'Royal Society', 'Restore');
  await expect(linkTo(page, 'Royal Society')).toContainText('Active');
  await expect(links(page).locator(':focus'), 'the focus stays in the card').toHaveCount(1);
  expect(await statusOf(stranger, address)).toBe(200);
  await stranger.context().close();
});

test('a CV link with a password is created by keyboard, opens with the password, and is closed while paused', async ({
  page,
  browser,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'share-cv', mails);
  await page.goto('/healthz');
  await makeCv(page, { name: 'Analyst, London', example: 'software-engineer' });
  await page.goto('/share');
  await page.getByRole('button', { name: 'New link' }).first().press('Enter');
  const form = sheet(page);
  await form.getByRole('radio', { name: 'Portfolio' }).press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'Resume' })).toBeChecked();
  await form.getByRole('textbox', { name: 'Name (optional)' }).press('Enter');
  await expect(form.getByText('Choose what to share')).toBeVisible();
  await form.getByRole('combobox', { name: 'Resume' }).fill('Ana');
  await page.getByRole('option', { name: 'Analyst, London' }).waitFor();
  await page.keyboard.press('Enter');
  await form.getByRole('textbox', { name: 'Name (optional)' }).fill('Charles Babbage');
  await form.getByRole('button', { name: 'Create link' }).press('Enter');
  const options = sharing(page, 'Share “Analyst, London”');
  await options.getByRole('button', { name: 'Change: Password' }).press('Enter');
  await options.getByLabel('Password', { exact: true }).fill('abc');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(options.getByText('Use at least 4 characters')).toBeVisible();
  await expect(options.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type('acus');
  await page.keyboard.press('Enter');
  await expect(options.getByRole('button', { name: 'Change: Password' })).toBeFocused();
  await options.getByRole('button', { name: 'Change: Expires' }).press('Enter');
  await options.getByRole('button', { name: '1 week' }).press('Enter');
  await options.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(options.getByRole('button', { name: 'Change: Expires' })).toBeFocused();
  await options.getByRole('switch', { name: 'Hide contact details' }).press('Space');
  await expect(options.getByRole('switch', { name: 'Show in search engines' })).toBeDisabled();
  const address = String(await options.getByText('/portfolio/').first().textContent()).replace(/^/, 'http://');
  await done(page, 'Share “Analyst, London”');
  await expect(links(page)).toHaveText([
    /Charles Babbage.*Active.*Resume: Analyst, London.*Password.*Expires.*Contact details hidden/,
  ]);

  const reader = await visitorPage(browser);
  await reader.goto(address);
  const field = reader.getByLabel('Password');
  await expect(field).toBeVisible();
  await expect(reader.getByText('Ada Lovelace')).toHaveCount(0);
  await field.fill('Note G');
  await field.press('Enter');
  await expect(reader.getByText('Incorrect password')).toBeVisible();
  await field.fill('abcacus');
  await field.press('Enter');
  await expect(field).toHaveCount(0);
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();

  await choose(page, 'Charles Babbage', 'Pause');
  await expect(links(page)).toHaveText([/Charles Babbage.*Paused/]);
  await expect.poll(() => statusOf(reader, address)).toBe(404);
  await choose(page, 'Charles Babbage', 'Reactivate');
  await expect(links(page)).toHaveText([/Charles Babbage.*Active/]);
  expect(await statusOf(reader, address)).toBe(200);
  await expect(field, 'the password is requested only once').toHaveCount(0);

  const guesser = await visitorPage(browser);
  const headers = { origin: new URL(address).origin };
  for (const note of 'ABCDEFGHIJ') await guesser.request.post(address, { headers, form: { password: `Note ${note}` } });
  await guesser.goto(address);
  await guesser.getByLabel('Password').fill('abcacus');
  await guesser.getByLabel('Password').press('Enter');
  await expect(guesser.getByText(/Too many attempts/), 'even the correct password is refused').toBeVisible();

  await choose(page, 'Charles Babbage', 'Edit link…');
  await options.getByRole('button', { name: 'Change: Password' }).press('Enter');
  await options.getByRole('button', { name: 'Remove password' }).press('Enter');
  await options.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(options.getByRole('button', { name: 'Change: Password' })).toBeFocused();
  await done(page, 'Share “Analyst, London”');
  await expect(links(page)).not.toContainText('Password');
  await expect.poll(() => statusOf(guesser, address)).toBe(200);
  await expect(guesser.getByLabel('Password')).toHaveCount(0);
  await Promise.all([reader, guesser].map((one) => one.context().close()));
});

test('a link expires while its owner and a visitor view it, and is extended', async ({ page, browser, mails }) => {
  await registerMember(page, 'share-ends', mails);
  await page.goto('/healthz');
  await publish(page);
  await page.goto('/share');
  await expect(linkTo(page, 'Portfolio link')).toContainText('Active');
  const expiresAt = new Date(Date.now() + 3000).toISOString();
  const { url } = await makeLink(page, { label: 'Turin', expiresAt });
  await page.reload();
  const reader = await visitorPage(browser);
  await reader.goto(url);
  await expect(linkTo(page, 'Turin')).toContainText('Expired', { timeout: 15_000 });
  await expect.poll(() => statusOf(reader, url)).toBe(404);
  await page.getByRole('button', { name: 'Turin', exact: true }).click();
  await sharing(page).getByRole('button', { name: 'Change: Expires' }).click();
  await sharing(page).locator('input[type=datetime-local]').fill('2020-01-01T10:00');
  await sharing(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sharing(page).getByText('Choose a date and time in the future')).toBeVisible();
  await sharing(page).getByRole('button', { name: '1 month' }).click();
  await sharing(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sharing(page).getByRole('button', { name: 'Change: Expires' })).toBeFocused();
  await done(page);
  await expect(linkTo(page, 'Turin')).toContainText('Active');
  expect(await statusOf(reader, url)).toBe(200);
  await reader.context().close();
});

test('a pinned link shows the same version, whatever happens to its source, until it is unpinned', async ({
  page,
  browser,
  mails,
}) => {
  await registerMember(page, 'share-pinned', mails);
  await page.goto('/healthz');
  await change(page, { headline: 'Analyst' });
  await publish(page);
  const { url } = await makeLink(page, { label: 'Taylor' });
  await page.goto('/share');
  await choose(page, 'Taylor', 'Edit link…');
  await sharing(page).getByRole('combobox', { name: 'Version' }).click();
  await page.getByRole('option', { name: 'Keep the current version' }).click();
  await expect(sharing(page).getByRole('combobox', { name: 'Version' })).toContainText('Version from');
  await done(page);
  await expect(linkTo(page, 'Taylor')).toContainText('Version from');
  await change(page, { headline: 'Poet of the engine' });
  await publish(page);

  const reader = await visitorPage(browser);
  await reader.goto(url);
  await expect(reader.getByText('Analyst')).toBeVisible();
  await expect(reader.getByText('Poet of the engine')).toHaveCount(0);
  await choose(page, 'Taylor', 'Edit link…');
  await sharing(page).getByRole('combobox', { name: 'Version' }).click();
  await page.getByRole('option', { name: 'Always the latest' }).click();
  await done(page);
  await expect(linkTo(page, 'Taylor')).not.toContainText('Version from');
  await reader.goto(url);
  await expect(reader.getByText('Poet of the engine')).toBeVisible();
  await reader.context().close();
});

test('a link is shared as a QR code and by email; its first opening is mailed and each visit is counted', async ({
  page,
  browser,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'share-sent', mails);
  await page.goto('/healthz');
  await publish(page);
  const { url } = await makeLink(page, { label: 'De Morgan', notify: true });
  await page.goto('/share');
  await choose(page, 'De Morgan', 'Show QR code…');
  const picture = page.getByRole('dialog', { name: 'QR code' });
  await expect(picture.getByRole('img')).toHaveJSProperty('complete', true);
  await expectAccessible(page);
  for (const format of ['Download SVG', 'Download PNG']) {
    const downloading = page.waitForEvent('download');
    await picture.getByRole('link', { name: format }).click();
    expect(await readQrImage(readFileSync(await (await downloading).path()))).toBe(url);
  }
  // The second dialog opens while the first is fading out, and must keep the focus.
  await page.keyboard.press('Escape');
  await choose(page, 'De Morgan', 'Send by email…');
  await expect(picture).toHaveCount(0);
  const mail = page.getByRole('dialog', { name: 'Send link “De Morgan” by email' });
  await expect(mail.getByRole('textbox', { name: 'Recipient’s email' })).toBeFocused();
  await mail.getByRole('textbox', { name: 'Recipient’s email' }).fill('augustus@example');
  await mail.getByRole('textbox', { name: 'Message (optional)' }).fill('The seventh note is the one.');
  await mail.getByRole('button', { name: 'Send email' }).click();
  await expect(mail.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await expect(mail.getByRole('textbox', { name: 'Message (optional)' })).toHaveValue('The seventh note is the one.');
  await mail.getByRole('textbox', { name: 'Recipient’s email' }).fill('augustus@example.net');
  await mail.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText('Sent to augustus@example.net')).toBeVisible();
  const [mailToAugustus] = await mailsTo(mails, 'augustus@example.net');
  expect(mailToAugustus?.text).toContain(url);
  expect(mailToAugustus?.text).toContain('The seventh note is the one.');
  expect(
    mails.received.find(({ recipients }) => recipients.includes('augustus@example.net'))?.mail.replyTo,
  ).toMatchObject([{ address: 'share-sent@example.org' }]);

  // Neither the owner nor a bot counts as a visitor.
  await page
    .context()
    .newPage()
    .then(async (own) => {
      await own.goto(url);
      await own.close();
    });
  const program = await visitorPage(
    browser,
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  );
  expect(await statusOf(program, url)).toBe(200);
  const reader = await visitorPage(browser);
  expect(await statusOf(reader, url)).toBe(200);
  expect(await statusOf(reader, url)).toBe(200);
  await expect(async () => {
    await page.reload();
    await expect(linkTo(page, 'De Morgan')).toContainText('2 views', { timeout: 2000 });
  }).toPass();
  const opened = () => mails.received.filter(({ mail: { subject } }) => subject === 'Your link “De Morgan” was opened');
  await expect.poll(() => opened().length, { timeout: 20_000 }).toBe(1);
  expect(opened()[0]?.recipients).toEqual(['share-sent@example.org']);

  await choose(page, 'De Morgan', 'Visits');
  await expect(page).toHaveURL(/\/share\?part=visits&of=share%3A/);
  await expect(page.getByRole('combobox', { name: 'Show visits for' })).toContainText('De Morgan');
  await expectAccessible(page);
  await page.goBack();
  await expect(linkTo(page, 'De Morgan')).toBeVisible();
  await Promise.all([program, reader].map((one) => one.context().close()));
});

test('many links on a dark phone screen load page by page, keep typed text, and are deleted after confirming', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('theme.remember', 'true');
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await registerMember(page, 'share-many', mails);
  await page.goto('/healthz');
  await publish(page);
  for (let at = 0; at < 50; at += 1) await makeLink(page, { label: `Reader ${at}` });
  await makeLink(page, {
    ...{ label: 'x'.repeat(80), note: 'y'.repeat(200), password: 'Note G', download: false, contact: 'masked' },
    ...{ indexing: true, pinned: true, expiresAt: '2099-12-31T23:59:00Z' },
  });
  await page.goto('/share');
  await expect(links(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(links(page)).toHaveCount(53);
  await expect(links(page).last(), 'the link that was created with the site').toContainText('Portfolio link');
  expect(await fits(page)).toBe(true);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'New link' }).click();
  await sheet(page).getByRole('textbox', { name: 'Name (optional)' }).fill('Half written');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toBeHidden();
  await page.getByRole('button', { name: 'New link' }).click();
  await expect(sheet(page).getByRole('textbox', { name: 'Name (optional)' })).toHaveValue('Half written');
  await sheet(page).getByRole('button', { name: 'Cancel' }).click();

  await choose(page, 'Reader 49', 'Edit link…');
  await sharing(page).getByRole('button', { name: 'Change: Name' }).click();
  await sharing(page).getByRole('textbox', { name: 'Name (optional)' }).fill('Mary Somerville');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect(sharing(page).getByRole('alert')).toContainText('Couldn’t reach the server');
  await expectAccessible(page);
  expect(await fits(page)).toBe(true);
  await page.context().setOffline(false);
  await sharing(page).getByRole('textbox', { name: 'Name (optional)' }).press('Enter');
  await expect(sharing(page).getByRole('button', { name: 'Change: Name' })).toBeFocused();
  await done(page);

  await page.context().setOffline(true);
  await choose(page, 'Mary Somerville', 'Pause');
  await expect(page.getByText('Couldn’t save this change')).toBeVisible();
  await expect(linkTo(page, 'Mary Somerville'), 'a failed change is not shown').toContainText('Active');
  await page.context().setOffline(false);

  await choose(page, 'Mary Somerville', 'Delete…');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep link' }).press('Enter');
  await expect(links(page)).toHaveCount(53);
  await choose(page, 'Mary Somerville', 'Delete…');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(links(page)).toHaveCount(52);
  await expect(links(page).locator(':focus'), 'the focus moves to another link').toHaveCount(1);
  await page.reload();
  await expect(links(page).nth(2)).toContainText('Reader 48');
});

test('the tabs of the share screen have their own URLs and run from right to left in Arabic', async ({
  page,
  browser,
  baseURL,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'share-parts', mails);
  await page.goto('/share?part=domains');
  await expect(page.getByRole('tab', { name: 'Custom domains' })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Custom domains' }).press('ArrowLeft');
  await expect(page).toHaveURL(/\/share\?part=visits$/);
  await expect(page.getByRole('combobox', { name: 'Show visits for' })).toContainText('Everything');
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Links' }).click();
  await expect(page).toHaveURL(/\/share$/);
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'Visits' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/share?part=visits&of=share:nobodys');
  await expect(page.getByRole('combobox', { name: 'Show visits for' })).toContainText('Everything');

  const arabic = await browser.newContext({
    ...{ locale: 'ar', viewport: { width: 320, height: 640 }, storageState: await page.context().storageState() },
    ...(baseURL ? { baseURL } : {}),
  });
  const mirrored = await arabic.newPage();
  await mirrored.goto('/share');
  await mirrored.getByRole('button', { name: 'رابط جديد' }).first().click();
  await expect(mirrored.getByRole('dialog', { name: 'رابط جديد' })).toBeVisible();
  expect(await fits(mirrored)).toBe(true);
  await expectAccessible(mirrored);
  await arabic.close();
});

test('a link with missing requirements says what is missing and where to fix it', async ({
  page,
  expectAccessible,
}) => {
  await registerMember(page, 'share-lacks');
  await make(page, 'projects', [{ title: 'Solitaire as a formula', status: 'draft' }]);
  await page.goto('/share');
  await page.getByRole('button', { name: 'New link' }).first().click();
  await sheet(page).getByRole('radio', { name: 'Resume' }).check();
  await sheet(page).getByRole('button', { name: 'Create link' }).click();
  await expect(sheet(page).getByRole('alert').filter({ hasText: 'You don’t have any resumes yet.' })).toBeVisible();
  await expect(sheet(page).getByRole('link', { name: 'Create a resume' })).toHaveAttribute('href', '/cv');
  await expectAccessible(page);
  await sheet(page).getByRole('radio', { name: 'Project' }).check();
  await sheet(page).getByRole('combobox', { name: 'Project' }).click();
  await page.getByRole('option', { name: 'Solitaire as a formula' }).click();
  await sheet(page).getByRole('button', { name: 'Create link' }).click();
  await expect(sharing(page, 'Share “Solitaire as a formula”')).toBeVisible();
  await done(page, 'Share “Solitaire as a formula”');
  await expect(links(page)).toHaveText([/^Solitaire as a formula.*Not available.*Project: Solitaire as a formula/]);
  const why = page
    .getByRole('tabpanel')
    .getByText('Your links don’t work yet because your email address isn’t verified.');
  await expect(why.getByRole('link', { name: 'Verify email' })).toHaveAttribute('href', '/settings#email');
  await expectAccessible(page);
});

test('a link gets a readable address, and one that strangers could guess is refused with the reason', async ({
  page,
  browser,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'share-word', mails);
  await publish(page);
  await page.goto('/share');
  await page.getByRole('button', { name: 'Portfolio link', exact: true }).click();
  await sharing(page).getByRole('button', { name: 'Change: Address' }).click();
  const address = sharing(page).getByRole('textbox', { name: 'Address (optional)' });
  await address.fill('Acme 2026');
  await page.keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription(/Use lowercase letters/);
  await address.fill('portfolio-2026');
  await page.keyboard.press('Enter');
  await expect(address).toHaveAccessibleDescription(/Too easy to guess/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await fits(page)).toBe(true);
  await page.setViewportSize({ width: 1280, height: 720 });
  await address.fill('acme-2026');
  await page.keyboard.press('Enter');
  await expect(sharing(page).getByRole('button', { name: 'Change: Address' })).toBeFocused();
  await done(page);
  await expect(linkTo(page, 'Portfolio link')).toContainText('/portfolio/acme-2026');
  const reader = await visitorPage(browser);
  expect(await statusOf(reader, '/portfolio/acme-2026')).toBe(200);
  expect(new URL(reader.url()).pathname).toBe('/portfolio/acme-2026');
  // The public site itself has its owner's name on every install.
  expect(await statusOf(reader, '/@share-word')).toBe(200);
});
