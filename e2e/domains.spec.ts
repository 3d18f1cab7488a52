import type { Page } from '@playwright/test';
import type { DnsServer } from '../src/testing/open-dns-server.ts';
import { ask, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { change, publish } from './site.ts';
import { ADDRESS, test } from './with-dns.ts';
import { expect, mailsTo } from './with-mail.ts';

// Each further worker would start a product of its own for a test or two.
test.describe.configure({ mode: 'default' });

const card = (page: Page, host: string) =>
  page.getByRole('list', { name: 'Your domains' }).getByRole('listitem').filter({ hasText: host });
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function addDomain(page: Page, pasted: string) {
  await page.getByRole('button', { name: 'Add domain' }).click();
  await page.getByLabel('Domain', { exact: true }).fill(pasted);
  await page.keyboard.press('Enter');
}

/** Sets the DNS records that the screen displays. */
async function setRecords(page: Page, dns: DnsServer, host: string) {
  const proof = card(page, host).getByRole('row').filter({ hasText: 'TXT' });
  const [name, value] = await proof.getByRole('code').allTextContents();
  dns.set(name ?? '', { TXT: [value ?? ''] });
  dns.set(host, { A: [ADDRESS] });
}

test('a domain is added, verified and served; after a warning about broken records it is fixed and removed', async ({
  page,
  browser,
  product,
  mails,
  dns,
  expectAccessible,
}) => {
  const host = 'ada.lovelace.test';
  const port = new URL(product.url).port;
  await registerMember(page, 'ada-domains', mails);
  await change(page, { headline: 'Mathematician' });
  await publish(page);
  await page.goto('/share?part=domains');
  await expect(page.getByText('No custom domain yet')).toBeVisible();
  await inBothThemes(page, expectAccessible);

  await addDomain(page, 'ada');
  await expect(page.getByText('Enter a domain like')).toBeVisible();
  await expect(page.getByLabel('Domain', { exact: true })).toHaveValue('ada');
  await page.getByLabel('Domain', { exact: true }).fill(`https://${host.toUpperCase()}/`);
  await page.keyboard.press('Enter');
  await expect(card(page, host)).toContainText('Waiting for DNS records');
  await expect(page.getByRole('heading', { name: host })).toBeFocused();
  await expect(card(page, host).getByRole('row').filter({ hasText: 'CNAME' })).toContainText('vitrine.localhost');

  dns.set(host, { A: ['198.51.100.4'] });
  const check = card(page, host).getByRole('button', { name: `Check now: ${host}` });
  await check.click();
  await expect(card(page, host)).toContainText('Points somewhere else');
  await expect(card(page, host)).toContainText('Found: 198.51.100.4');
  await inBothThemes(page, expectAccessible);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await fits(page)).toBe(true);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 860 });

  await setRecords(page, dns, host);
  await check.press('Enter');
  await expect(card(page, host)).toContainText('Active');
  await expect(page.getByText(`${host}: all records are correct.`)).toBeAttached();
  await inBothThemes(page, expectAccessible);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`http://${host}:${port}/`);
  await expect(visitor.getByText('Mathematician')).toBeVisible();
  await expect(visitor.locator('link[rel=canonical]')).toHaveAttribute('href', `http://${host}:${port}/`);
  await page.goto('/portfolio');
  await page.getByRole('button', { name: 'Published' }).click();
  await expect(page.getByText('Custom domain')).toBeVisible();

  dns.set(host, { A: ['198.51.100.4'] });
  await page.goto('/share?part=domains');
  await check.click();
  await expect(card(page, host)).toContainText('Needs attention');
  await expect(card(page, host)).toContainText('Points somewhere else');
  const warned = async () =>
    (await mailsTo(mails, 'ada-domains@example.org')).filter(({ subject }) => subject.includes(host));
  await expect.poll(async () => (await warned()).length, { timeout: 20_000 }).toBe(1);
  expect((await warned())[0]?.text).toContain('/share?part=domains');
  await visitor.reload();
  await expect(visitor.getByText('Mathematician')).toBeVisible();

  dns.set(host, { A: [ADDRESS] });
  await check.click();
  await expect(card(page, host)).toContainText('Active');
  await expect.poll(async () => (await warned()).at(-1)?.subject, { timeout: 20_000 }).toContain('is working again');

  await card(page, host)
    .getByRole('button', { name: `Remove: ${host}` })
    .click();
  const dialog = page.getByRole('alertdialog', { name: `Remove ${host}?` });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Keep domain' }).click();
  await expect(card(page, host)).toBeVisible();
  await card(page, host)
    .getByRole('button', { name: `Remove: ${host}` })
    .click();
  await dialog.getByRole('button', { name: 'Remove domain' }).click();
  await expect(page.getByText('No custom domain yet')).toBeVisible();
  expect((await visitor.goto(`http://${host}:${port}/`))?.status()).toBe(404);
});

test('failed loads, refusals and rate limits show a message, and typed text is kept', async ({
  page,
  context,
  mails,
}) => {
  await registerMember(page, 'ada-offline', mails);
  let isBroken = true;
  const refusal = { code: 'TOO_MANY_REQUESTS', status: 429, message: 'Too many attempts. Try again later.' };
  await page.route('**/api/hostnames', (route) =>
    isBroken ? route.fulfill({ status: 429, json: refusal }) : route.fallback(),
  );
  await page.goto('/share?part=domains');
  await expect(page.getByText('Couldn’t load your domains')).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No custom domain yet')).toBeVisible();

  await addDomain(page, 'vitrine.localhost');
  await expect(page.getByText('This domain is used by this instance')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Domain', { exact: true }).fill('offline.lovelace.test');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /reach|connection/i })).toBeVisible();
  await expect(page.getByLabel('Domain', { exact: true })).toHaveValue('offline.lovelace.test');
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await expect(card(page, 'offline.lovelace.test')).toBeVisible();

  for (let n = 0; n < 20; n += 1) {
    expect((await ask(page, 'POST', '/api/hostnames/offline.lovelace.test/check')).status()).toBe(200);
  }
  await card(page, 'offline.lovelace.test')
    .getByRole('button', { name: /^Check now/ })
    .click();
  await expect(card(page, 'offline.lovelace.test').getByRole('alert')).toContainText('Too many');
});

test.describe('from right to left', () => {
  test.use({ locale: 'ar' });

  test('the domains fit a small phone, and host names keep their own direction', async ({
    page,
    mails,
    expectAccessible,
  }) => {
    await registerMember(page, 'ada-arabic', mails);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/healthz');
    for (const host of ['www.ada-arabic.lovelace.test', 'lovelace-and-babbage-of-london.lovelace.test']) {
      expect((await ask(page, 'POST', '/api/hostnames', { host })).status()).toBe(201);
    }
    await page.goto('/share?part=domains');
    await expect(page.getByRole('heading', { name: 'www.ada-arabic.lovelace.test' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await fits(page)).toBe(true);
    await expectAccessible(page);
  });
});
