import { asAdmin, expectNarrow } from './admin.ts';
import { inBothThemes } from './look-as.ts';
import { expect, test, title } from './mailed.ts';

test('an admin sees what is in order and how the rest is mended, and has it looked at again', async ({
  page,
  product,
  expectAccessible,
}) => {
  await asAdmin(page, product);
  await page.goto('/admin/health');
  await expect(title(page)).toHaveText('Health');
  const checks = page.getByRole('region', { name: 'Checks' });
  const check = (name: string) =>
    checks.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(check('Database')).toContainText('In order');
  await expect(check('Database')).toContainText(/PostgreSQL 18\.\d+/);
  await expect(check('Address')).toContainText('Wants a look');
  await expect(check('Address')).toContainText('Set APP_URL to the address under which people are to reach it.');
  await expect(page.getByRole('region', { name: 'Facts' })).toContainText('Running since');

  const looked = page.waitForResponse(/\/api\/admin\/health\/checks/);
  await checks.getByRole('button', { name: 'Check again' }).press('Enter');
  expect((await looked).status()).toBe(200);
  await expect(check('Way in')).toContainText('In order');
  await inBothThemes(page, expectAccessible);
  await expectNarrow(page);
  await expectAccessible(page);
});

test('checks that do not come say so, and come when asked again', async ({ page, product }) => {
  await asAdmin(page, product);
  await page.route('**/api/admin/health/checks', (route) => route.abort('internetdisconnected'), { times: 1 });
  await page.goto('/admin/health');
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect(checks.getByRole('alert')).toContainText('The checks did not come');
  await checks.getByRole('button', { name: 'Try again' }).click();
  await expect(checks.getByRole('listitem').first()).toBeVisible();
});
