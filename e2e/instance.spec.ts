import { expect, test } from './test.ts';

test('the operator opens the setup link, sees the status of the instance and sends a test email', async ({
  page,
  product,
  expectAccessible,
}) => {
  await page.goto(product.setUpLink);
  await expect(page.getByRole('heading', { name: 'Your instance is running' })).toBeVisible();
  await expect(page.getByText(/PostgreSQL 18\.\d+, embedded/)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Send a test email to').fill('not an address');
  await page.getByRole('button', { name: 'Send test email' }).click();
  await expect(page.getByText('Enter a valid email address')).toBeVisible();
  await expect(page.getByLabel('Send a test email to')).toHaveValue('not an address');

  await page.getByLabel('Send a test email to').fill('operator@example.org');
  await page.getByRole('button', { name: 'Send test email' }).click();
  // The outbox also contains mails of other journeys on this instance.
  const outbox = page.getByRole('list', { name: 'Outbox, newest first' });
  const mail = outbox.getByRole('listitem').filter({ hasText: 'operator@example.org' });
  await expect(mail.getByText('Not sent', { exact: true })).toBeVisible();
  await mail.getByRole('button', { name: 'Test email from Vitrine' }).press('Enter');
  await expect(mail.getByText('Your instance can send email.')).toBeVisible();
  await expectAccessible(page);
});

test('a wrong or missing setup link says what to do', async ({ page, product, expectAccessible }) => {
  await page.goto(`${product.url}/setup#wrong`);
  await expect(page.getByRole('heading', { name: 'This setup link is no longer valid' })).toBeVisible();
  await page.goto(`${product.url}/setup`);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Setup link required' })).toBeVisible();
  await expectAccessible(page);
});

test('the pages of the instance are accessible in both themes', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/api/docs', '/nowhere']) {
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('any other path shows the 404 page', async ({ page }) => {
  const answer = await page.goto('/nowhere/to/be/found');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
  await page.getByRole('link', { name: 'Go to home page' }).click();
  await expect(page).toHaveURL('/');
});
