import type { Page } from '@playwright/test';
import { expectNarrow, signInAsAdmin } from './admin.ts';
import { inBothThemes } from './screenshots.ts';
import { clearPending, seedPending, seedStats, test } from './seeded-instance.ts';
import { expect, title } from './with-mail.ts';

// Each further worker would start a product of its own for a test or two.
test.describe.configure({ mode: 'default' });

const region = (page: Page, name: string) => page.getByRole('region', { name });
const waiting = (page: Page) => region(page, 'Needs attention');
const total = (page: Page, name: string) => region(page, 'Totals').locator('dl > div').filter({ hasText: name });

test('an admin sees the items that need attention and follows their links', async ({ page, product, inside }) => {
  await signInAsAdmin(page, product);
  await page.goto('/admin');
  await expect(title(page)).toHaveText('Overview');
  await waiting(page)
    .getByRole('link', { name: /health check/ })
    .press('Enter');
  await expect(page).toHaveURL('/admin/health');
  await seedPending(inside);
  for (const [name, address] of [
    ['1 open report', '/admin/reports'],
    ['1 domain awaiting approval', '/admin/domains'],
  ] as const) {
    await page.goto('/admin');
    await waiting(page).getByRole('link', { name }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}\\b`));
  }
  await clearPending(inside);
  await page.goto('/admin');
  await expect(waiting(page).getByRole('link')).toHaveCount(1);
});

test('statistics are shown for each period, chosen by keyboard, and as tables for screen readers', async ({
  page,
  product,
  inside,
  expectAccessible,
}) => {
  await signInAsAdmin(page, product);
  await seedStats(inside);
  await page.goto('/admin');
  await expect(total(page, 'Resumes')).toContainText('1,200');
  await expect(total(page, 'Resumes')).toContainText(/\+\d+ in 30 days/);
  const rows = (name: string) => page.getByRole('table', { name, exact: true }).getByRole('row');
  await expect(rows('Page views')).toHaveCount(31);
  await inBothThemes(page, expectAccessible);

  await page.getByRole('radio', { name: '30 days' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/admin?days=90');
  // The header, twelve weeks, and the six days before them.
  await expect(rows('New members')).toHaveCount(14);
  await page.reload();
  await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked();
  await expect(rows('New members')).toHaveCount(14);
  await expectNarrow(page);
  await inBothThemes(page, expectAccessible);
});

test('stale statistics are shown at once and refreshed automatically', async ({ page, product, inside }) => {
  await signInAsAdmin(page, product);
  await page.goto('/admin');
  await expect(total(page, 'Achievements')).toContainText('0');
  await inside.query("update instance_days set achievements = 7, counted_at = now() - interval '2 hours'");
  await page.reload();
  await expect(total(page, 'Achievements')).toContainText('7');
  await expect(total(page, 'Achievements').locator('dd').first()).toHaveText('0');
});

test('statistics that fail to load show an error and load on retry', async ({ page, product, expectAccessible }) => {
  await signInAsAdmin(page, product);
  await page.route('**/api/admin/stats*', (route) => route.abort('internetdisconnected'));
  await page.goto('/admin');
  await expect(page.getByRole('alert')).toContainText('Couldn’t load the statistics');
  await expectAccessible(page);
  await page.unroute('**/api/admin/stats*');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(waiting(page)).toBeVisible();
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });
  test('the time axis runs from right to left', async ({ page, product, expectAccessible }) => {
    await signInAsAdmin(page, product);
    await page.goto('/admin');
    await expect(title(page)).toHaveText('نظرة عامة');
    await expect(page.getByRole('figure').first()).toBeVisible();
    await expectNarrow(page);
    await expectAccessible(page);
  });
});
