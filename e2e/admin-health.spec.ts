import { expectNarrow, signInAsAdmin } from './admin.ts';
import { inBothThemes } from './screenshots.ts';
import { expect, test, title } from './with-mail.ts';

test('an admin sees the health checks, with a fix for each problem, and runs them again', async ({
  page,
  product,
  expectAccessible,
}) => {
  await signInAsAdmin(page, product);
  await page.goto('/admin/health');
  await expect(title(page)).toHaveText('Health');
  const checks = page.getByRole('region', { name: 'Health checks' });
  const check = (name: string) =>
    checks.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(check('Database')).toContainText('OK');
  await expect(check('Database')).toContainText(/PostgreSQL 18\.\d+/);
  await expect(check('Address')).toContainText('Warning');
  await expect(check('Address')).toContainText('Set APP_URL to the public address of this instance.');
  await expect(page.getByRole('region', { name: 'System information' })).toContainText('Started');

  const checksResponse = page.waitForResponse(/\/api\/admin\/health\/checks/);
  await checks.getByRole('button', { name: 'Run checks' }).press('Enter');
  expect((await checksResponse).status()).toBe(200);
  await expect(check('Reachability')).toContainText('OK');
  await inBothThemes(page, expectAccessible);
  await expectNarrow(page);
  await expectAccessible(page);
});

test('health checks that fail to load show an error and load on retry', async ({ page, product }) => {
  await signInAsAdmin(page, product);
  await page.route('**/api/admin/health/checks', (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.goto('/admin/health');
  const checks = page.getByRole('region', { name: 'Health checks' });
  await expect(checks.getByRole('alert')).toContainText('Couldn’t run the health checks');
  await checks.getByRole('button', { name: 'Try again' }).click();
  await expect(checks.getByRole('listitem').first()).toBeVisible();
});
