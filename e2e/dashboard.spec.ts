import type { Page } from '@playwright/test';
import { type DnsServer, startDnsServer } from '../src/testing/dns-server.ts';
import { makeCv } from './cvs.ts';
import { expectOk, fullDashboard, postComment, region, visitAs } from './dashboard.ts';
import { chooseByKeyboard } from './menus.ts';
import { inDays, make, registerMember, uploadSvgImage } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { SVG_IMAGES } from './svg-images.ts';
import { test as base, expect, title } from './with-mail.ts';

const ADDRESS = '192.0.2.7';

/** Runs a product that resolves domains at the test's DNS server. */
const test = base.extend<object, { dns: DnsServer }>({
  dns: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
    async ({}, use) => {
      const dns = await startDnsServer(() => {});
      await use(dns);
      await dns.close();
    },
    { scope: 'worker' },
  ],
  settings: [
    async ({ dns }, use) =>
      use({ DNS_SERVERS: dns.address, DOMAIN_ADDRESSES: ADDRESS, ALLOW_PRIVATE_ADDRESSES: 'true' }),
    { scope: 'worker' },
  ],
});

// Each further worker would start a product of its own for a test or two.
test.describe.configure({ mode: 'default' });

const steps = (page: Page) => region(page, 'Get started');
const attention = (page: Page) => region(page, 'Needs attention').getByRole('listitem');
const home = (page: Page) => page.getByRole('link', { name: 'Dashboard' }).first();
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Follows a dashboard item, resolves it and returns to the dashboard. */
async function resolveItem(page: Page, item: string | RegExp, address: RegExp, work: () => Promise<unknown>) {
  await attention(page).filter({ hasText: item }).getByRole('link').click();
  await expect(page).toHaveURL(address);
  await work();
  await page.goto('/dashboard');
  await expect(region(page, 'Recent')).toBeVisible();
  await expect(attention(page).filter({ hasText: item })).toHaveCount(0);
}

test('a new member completes the first steps, and the checklist disappears when all are done', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'dash-newcomer', mails);
  await page.goto('/dashboard');
  await expect(steps(page)).toContainText('0 of 5 done');
  await expect(region(page, 'Needs attention')).toContainText('You’re all caught up');
  await expect(region(page, 'Shared by you')).toContainText('Not published yet');
  await inBothThemes(page, () => expectAccessible(page));

  await uploadSvgImage(page, 'face', SVG_IMAGES.badge);
  const { folder } = await expectOk(page, 'GET', '/storage');
  await expectOk(page, 'PUT', '/me/photo', { file: `${folder}images/face.png` });
  await page.reload();
  await expect(steps(page)).toContainText('1 of 5 done');

  await page.getByRole('main').getByRole('link', { name: 'Add a project' }).first().click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Note G');
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await home(page).click();
  await expect(steps(page)).toContainText('2 of 5 done');
  await expect(region(page, 'Recent').getByRole('link', { name: /Note G/ })).toHaveAttribute(
    'href',
    /\/projects\/.+\/edit$/,
  );

  await makeCv(page, { name: 'For Turin' });
  await page.reload();
  await expect(steps(page)).toContainText('3 of 5 done');
  await expect(steps(page).getByRole('listitem').filter({ hasText: 'Create a resume' })).toContainText('done');

  await steps(page).getByRole('link', { name: 'Publish your site' }).click();
  await page.getByRole('button', { name: 'Publish site' }).click();
  // The project is a draft.
  await page.getByRole('button', { name: 'Publish site and 1 item' }).click();
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
  await page.goto('/dashboard');
  await expect(steps(page)).toContainText('4 of 5 done');
  await expect(region(page, 'Shared by you').getByRole('link', { name: 'Open: Portfolio link' })).not.toHaveCount(0);
  const picture = region(page, 'Shared by you').locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await steps(page).getByRole('link', { name: 'Share a link' }).click();
  await expect(title(page)).toHaveText('Share');
  await expectOk(page, 'POST', '/shares', { label: 'Royal Society', target: { kind: 'portfolio' } });
  await home(page).click();
  await expect(region(page, 'Shared by you')).toContainText('2 active links');
  await expect(steps(page)).toBeHidden();
});

test('a new member begins with a page, a site, a file or an example, and makes anything else from one menu', async ({
  page,
  expectAccessible,
}) => {
  await registerMember(page, 'dash-start');
  await page.goto('/dashboard');
  const start = page.getByRole('region', { name: 'Start', exact: true });
  await expect(start.getByRole('link')).toHaveText([
    'Create a resume',
    'Build a website',
    'Import a resume',
    'Start from an example',
  ]);
  for (const picture of await start.locator('img').all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  for (const [card, tab] of [
    ['Import a resume', 'Import'],
    ['Start from an example', 'Use an example'],
    ['Create a resume', 'Start blank'],
  ] as const) {
    await start.getByRole('link', { name: card }).press('Enter');
    await expect(page.getByRole('dialog').getByRole('tab', { selected: true })).toHaveText(tab);
    await page.keyboard.press('Escape');
    await page.goto('/dashboard');
    await expect(start).toBeVisible();
  }
  await start.getByRole('link', { name: 'Build a website' }).press('Enter');
  await expect(page).toHaveURL('/portfolio');
  await page.goto('/dashboard');
  await expect(start).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await fits(page)).toBe(true);
  await inBothThemes(page, () => expectAccessible(page));
  await chooseByKeyboard(page, page.getByRole('button', { name: 'New', exact: true }), 'Project');
  await expect(page).toHaveURL('/projects/new');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Open dashboard' }).first().click();
  await expect(title(page)).toHaveText('Dashboard');
});

test('the first steps are dismissed permanently by keyboard', async ({ page }) => {
  await registerMember(page, 'dash-path-away');
  await page.goto('/dashboard');
  await expect(steps(page)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Add a photo' }).first()).toBeVisible();
  await steps(page).getByRole('button', { name: 'Dismiss' }).press('Enter');
  await expect(steps(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Start', exact: true })).toBeVisible();
  await expect(steps(page)).toBeHidden();
});

test('items that need attention appear, lead to where they are fixed, and disappear', async ({ page, mails, dns }) => {
  await registerMember(page, 'dash-attention', mails);
  const { id } = await makeCv(page, { name: 'For Turin', example: 'software-engineer' });
  await expectOk(page, 'PUT', `/cvs/${id}/sharing`, { visibility: 'link', comments: 'held' });
  await postComment(page, id, 'sections/education', 'Which of the notes is it?');
  const [aid] = await make(page, 'achievements', [{ title: 'First aid at sea', expires: inDays(12) }]);
  const host = 'ada.lovelace.test';
  const { records } = await expectOk(page, 'POST', '/hostnames', { host });
  await page.goto('/dashboard');
  await expect(attention(page)).toContainText([
    '1 comment awaiting approval on “For Turin”',
    'to fix in “For Turin”',
    '“First aid at sea” expires in 12 days',
    `${host} isn’t connected yet`,
  ]);

  await resolveItem(page, 'awaiting approval', /\/cv\/.+\/edit\?review=comments$/, async () => {
    await page.getByRole('button', { name: 'Approve: comment by Mary Somerville' }).click();
    await expect(page.getByText('Visitors can now see Mary Somerville’s comment.')).toBeAttached();
  });
  await resolveItem(page, 'First aid at sea', /\/achievements\/.+\/edit$/, () =>
    expectOk(page, 'PATCH', `/achievements/${aid?.id}`, { revision: 1, expires: inDays(400) }),
  );

  const proof = records.find(({ type }: { type: string }) => type === 'TXT');
  dns.set(proof.name, { TXT: [proof.value] });
  dns.set(host, { A: [ADDRESS] });
  await resolveItem(page, 'isn’t connected', /\/share\?part=domains$/, () =>
    expectOk(page, 'POST', `/hostnames/${host}/check`),
  );
  dns.set(host, { A: ['198.51.100.9'] });
  await expectOk(page, 'POST', `/hostnames/${host}/check`);
  await page.reload();
  await expect(attention(page).first()).toContainText(`DNS records for ${host} are incorrect`);
  dns.set(host, { A: [ADDRESS] });
  await resolveItem(page, 'are incorrect', /\/share\?part=domains$/, () =>
    expectOk(page, 'POST', `/hostnames/${host}/check`),
  );
});

test('the dashboard works on a narrow phone and by keyboard in both themes', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await fullDashboard(page, 'dash-full', mails);
  await page.goto('/dashboard');
  await expect(attention(page)).toHaveCount(5);
  expect(await fits(page)).toBe(true);
  await inBothThemes(page, () => expectAccessible(page));

  const more = page.getByRole('button', { name: /^Show all/ });
  await more.press('Enter');
  await expect(attention(page).filter({ hasText: 'unpublished' })).toBeVisible();
  const fewer = page.getByRole('button', { name: 'Show less' });
  await expect(fewer).toBeFocused();
  await fewer.press('Enter');
  await expect(attention(page)).toHaveCount(5);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const shown = region(page, 'Shared by you');
  await shown.getByRole('button', { name: 'Copy link: Royal Society' }).press('Enter');
  await expect(shown.getByRole('button', { name: 'Copied' })).toBeFocused();
  const open = await shown.getByRole('link', { name: 'Open: Royal Society' }).getAttribute('href');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(open);
  await region(page, 'Recent')
    .getByRole('link', { name: /First aid at sea/ })
    .press('Enter');
  await expect(page).toHaveURL(/\/achievements\/.+\/edit$/);
});

test('a failed load shows an error and succeeds on retry; loaded content stays without a connection', async ({
  page,
  expectAccessible,
}) => {
  await registerMember(page, 'dash-offline');
  await page.route('**/api/dashboard', (route) => route.abort('internetdisconnected'));
  await page.goto('/dashboard');
  await expect(page.getByRole('alert')).toContainText('Couldn’t load your dashboard');
  await expectAccessible(page);
  await page.unroute('**/api/dashboard');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(steps(page)).toBeVisible();

  await page.getByRole('link', { name: 'Work', exact: true }).first().click();
  await expect(title(page)).toHaveText('Experience');
  await page.context().setOffline(true);
  await home(page).click();
  await expect(steps(page)).toBeVisible();
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await page.context().setOffline(false);
});

test('the dashboard counts visits of others, and none of the member’s own', async ({ page, browser, mails }) => {
  await registerMember(page, 'dash-visits', mails);
  const { addresses } = await expectOk(page, 'POST', '/site/publish');
  await page.goto(addresses[0].url);
  await page.goto('/dashboard');
  await expect(region(page, 'Visits, last 7 days')).toContainText('No visits yet.');
  await visitAs(browser, page, addresses[0].url, 2);
  await page.reload();
  const visits = region(page, 'Visits, last 7 days');
  await expect(visits).toContainText('2 views from 2 visitors');
  await expect(visits).toContainText('2 more than the week before');
  await expect(visits.getByRole('figure')).toBeVisible();
  await visits.getByRole('link', { name: 'View all visits' }).click();
  await expect(page).toHaveURL(/\/share\?part=visits$/);
});

test('the dashboard loads with one request after the shell', async ({ page }) => {
  await registerMember(page, 'dash-request');
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) requested.push(pathname);
  });
  await page.goto('/dashboard');
  await expect(region(page, 'Shared by you')).toBeVisible();
  // The picture of the example is an image beside them.
  expect(requested.filter((path) => !path.endsWith('/thumbnail'))).toEqual(['/api/me', '/api/dashboard']);
  await page.goto('/dashboard/nowhere');
  await expect(title(page)).toHaveText('404 - Page Not Found');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});
