import { ask } from './records.ts';
import { change, fullSite, publish } from './site.ts';
import { expect, test } from './with-mail.ts';

test('a visitor opens a link after entering its password, by keyboard, on a narrow phone and without script', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  await fullSite(page, 'ada-locked', mails);
  const target = { kind: 'portfolio' };
  const link = await (await ask(page, 'POST', '/api/shares', { target, password: 'difference' })).json();
  const address = product.url + new URL(link.url).pathname;
  const readers = await browser.newContext({ viewport: { width: 320, height: 640 }, javaScriptEnabled: false });
  const reader = await readers.newPage();
  for (const [theme, language, label] of [
    ['paper', 'en', 'Password'],
    ['ink', 'de', 'Passwort'],
    ['light', 'ar', 'كلمة المرور'],
    ['dark', 'en', 'Password'],
  ] as const) {
    await change(page, { theme, language });
    await publish(page);
    await page.goto(`${address}/projects`);
    await expect(page.getByLabel(label)).toBeFocused();
    await expectAccessible(page);
    await reader.goto(`${address}/projects`);
    await expect(reader.getByLabel(label)).toBeFocused();
    const size = await reader.locator('html').boundingBox();
    expect(size?.width).toBeLessThanOrEqual(320);
  }
  await reader.keyboard.type('analytical');
  await reader.keyboard.press('Enter');
  await expect(reader.getByText('Incorrect password.')).toBeVisible();
  const field = reader.getByLabel('Password');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Incorrect password/);
  await expect(reader.getByText('Ada Lovelace')).toHaveCount(0);
  await reader.keyboard.type('difference');
  await reader.keyboard.press('Enter');
  await expect(reader).toHaveURL(`${address}/projects`);
  await expect(reader.getByText('Ada Lovelace').first()).toBeVisible();
  await reader.getByRole('link', { name: 'Resume' }).first().click();
  await expect(reader).toHaveURL(`${address}/cv`);
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await stranger.goto(address);
  await expect(stranger.getByLabel('Password')).toBeVisible();
});

test('a project link shows the whole project and its owner, and leads nowhere else', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  await fullSite(page, 'ada-alone', mails);
  const { items } = await (await ask(page, 'GET', '/api/projects?status=published')).json();
  const target = { kind: 'project', id: items[0].id };
  const link = await (await ask(page, 'POST', '/api/shares', { target })).json();
  const address = product.url + new URL(link.url).pathname;
  const reader = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage();
  for (const layout of ['column', 'index', 'gallery', 'ledger']) {
    await change(page, { layout });
    await publish(page);
    await reader.goto(address);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(items[0].title);
    await expect(reader.getByText('Ada Lovelace')).toBeVisible();
    await expect(reader.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(reader);
    expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
