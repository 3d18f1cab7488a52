import type { Browser, Page } from '@playwright/test';
import type { DnsServer } from '../src/testing/open-dns-server.ts';
import type { MailServer } from '../src/testing/open-mail-server.ts';
import { expectNarrow, signInAsAdmin } from './admin.ts';
import { chooseByKeyboard } from './menus.ts';
import { ask, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { change, publish } from './site.ts';
import { ADDRESS, dnsSettings, test as withDns } from './with-dns.ts';
import { expect, mailsTo, title } from './with-mail.ts';

const test = withDns.extend<object>({
  settings: [async ({ dns }, use) => use({ ...dnsSettings(dns), DOMAIN_APPROVAL: 'true' }), { scope: 'worker' }],
});

// Each further worker would start a product of its own for a test or two.
test.describe.configure({ mode: 'default' });

const REASON = 'This is the name of a bank.';

type DomainEnvironment = { browser: Browser; url: string; mails: MailServer; dns: DnsServer };

/** Opens a member's browser whose verified domain awaits approval. */
async function withPendingDomain(username: string, { browser, url, mails, dns }: DomainEnvironment) {
  // A prefix, because the bare username would be the member's subdomain.
  const host = `own-${username}.lovelace.test`;
  const member = await (await browser.newContext({ baseURL: url })).newPage();
  await registerMember(member, username, mails);
  await change(member, { headline: 'Mathematician' });
  await publish(member);
  const { records } = await (await ask(member, 'POST', '/api/hostnames', { host })).json();
  dns.set(`_vitrine.${host}`, { TXT: [records[0].value] });
  dns.set(host, { A: [ADDRESS] });
  const check = async () => (await (await ask(member, 'POST', `/api/hostnames/${host}/check`)).json()).state;
  expect(await check()).toBe('verified');
  return { member, host, check, home: `http://${host}:${new URL(url).port}/` };
}

const rowOf = (page: Page, host: string) => page.getByRole('row').filter({ hasText: host });

/** Chooses from a row's menu by keyboard. */
const choose = (page: Page, host: string, action: string) =>
  chooseByKeyboard(page, rowOf(page, host).getByRole('button', { name: /^Actions/ }), action);

test('a pending domain is approved, revoked with a reason and approved again, and its site follows', async ({
  page,
  browser,
  product,
  mails,
  dns,
  expectAccessible,
}) => {
  const { member, host, check, home } = await withPendingDomain('ada-waits', { browser, url: product.url, mails, dns });
  const visitor = await (await browser.newContext()).newPage();
  expect((await visitor.goto(home))?.status()).toBe(404);

  await signInAsAdmin(page, product);
  await page.goto('/admin/domains');
  await expect(title(page)).toHaveText('Domains');
  await page.getByRole('link', { name: /^Awaiting approval/ }).press('Enter');
  await expect(page).toHaveURL('/admin/domains?state=verified');
  await expect(rowOf(page, host)).toContainText('ada-waits@example.org');
  await rowOf(page, host).getByText('DNS records correct').click();
  await expect(rowOf(page, host)).toContainText(`_vitrine.${host}`);
  await inBothThemes(page, expectAccessible);

  await choose(page, host, 'Approve');
  await expect(page.getByText(`${host} approved`)).toBeAttached();
  await expect(page.getByText('No results')).toBeVisible();
  await visitor.goto(home);
  await expect(visitor.getByText('Mathematician')).toBeVisible();

  await page.getByRole('button', { name: 'Show all' }).click();
  await page.getByRole('searchbox', { name: /^Search by domain/ }).fill('ada-waits@example.org');
  await expect(page).toHaveURL(/q=ada-waits/);
  await expect(rowOf(page, host)).toContainText('Active');
  await choose(page, host, 'Revoke…');
  const dialog = page.getByRole('dialog', { name: `Revoke ${host}?` });
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await page.keyboard.type(REASON);
  await page.context().setOffline(true);
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Couldn’t reach the server');
  await expect(dialog.getByLabel('Reason')).toHaveValue(REASON);
  await inBothThemes(page, expectAccessible);
  await page.context().setOffline(false);
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, host)).toContainText(REASON);
  expect((await visitor.goto(home))?.status()).toBe(404);
  const hasMail = async (subject: string) =>
    (await mailsTo(mails, 'ada-waits@example.org')).find((mail) => mail.subject.includes(subject))?.text;
  await expect.poll(() => hasMail('no longer shows'), { timeout: 20_000 }).toContain(REASON);
  await member.goto('/share?part=domains');
  await expect(member.getByText(`Reason: ${REASON}`)).toBeVisible();

  await choose(page, host, 'Allow again');
  await expect(rowOf(page, host)).toContainText('Waiting for DNS records');
  await expect.poll(() => hasMail('You can verify'), { timeout: 20_000 }).toContain('/share?part=domains');
  expect(await check()).toBe('verified');
  // Closes the tooltip of the button that has regained the focus.
  await page.keyboard.press('Escape');
  await expectNarrow(page);
  await expectAccessible(page);
});

test('blocking a name revokes matching domains, and a base domain has a host for every member', async ({
  page,
  browser,
  product,
  mails,
  dns,
  expectAccessible,
}) => {
  const environment = { browser, url: product.url, mails, dns };
  const { member, host } = await withPendingDomain('ada-blocked', environment);
  await signInAsAdmin(page, product);
  await page.goto('/admin/domains');
  await page.getByRole('button', { name: 'Block name' }).press('Enter');
  const pattern = page.getByLabel('Name or pattern');
  await expect(pattern).toBeFocused();
  await pattern.fill('*');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This would block nearly every domain.')).toBeVisible();
  await expect(pattern).toHaveValue('*');
  await pattern.fill('own-ada-blocked.*');
  await page.getByRole('checkbox', { name: 'Also revoke 1 matching domain' }).press('Space');
  await page.getByLabel('Reason').fill(REASON);
  await inBothThemes(page, expectAccessible);
  await page.getByRole('button', { name: 'Block name', exact: true }).click();
  const blocked = page.getByRole('list', { name: 'Blocked domain names' });
  await expect(blocked).toContainText('own-ada-blocked.*');
  await expect(rowOf(page, host)).toContainText('Denied');
  await expect(rowOf(page, host)).toContainText('Matches the blocked pattern own-ada-blocked.*');
  const refused = await ask(member, 'POST', '/api/hostnames', { host: 'own-ada-blocked.dev.lovelace.test' });
  expect(refused.status()).toBe(400);
  await blocked.getByRole('button', { name: 'Unblock own-ada-blocked.*' }).press('Enter');
  await expect(page.getByText('No blocked names')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Block name' })).toBeFocused();

  await page.getByRole('button', { name: 'Add base domain' }).press('Enter');
  await page.getByLabel('Domain', { exact: true }).fill('sites.lovelace.test');
  await page.keyboard.press('Enter');
  const bases = page.getByRole('list', { name: 'Base domains' });
  await expect(bases).toContainText('sites.lovelace.test');
  const visitor = await (await browser.newContext()).newPage();
  const { port } = new URL(product.url);
  await visitor.goto(`http://ada-blocked.sites.lovelace.test:${port}/`);
  await expect(visitor.getByText('Mathematician')).toBeVisible();
  await expectNarrow(page);
  await bases.getByRole('button', { name: 'Remove sites.lovelace.test' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove sites.lovelace.test?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(bases).not.toContainText('sites.lovelace.test');
});
