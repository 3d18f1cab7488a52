import { addEnglish, drawCv, makeScan } from '../src/testing/scans.ts';
import { newCv, storedNames } from './cvs.ts';
import { openReview } from './import-review.ts';
import { ask, registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

test('a scanned resume is refused, canceled, then reviewed beside its picture and imported, to the work as well', async ({
  page,
  product,
}) => {
  await registerMember(page, 'scan-import');
  const scan = await makeScan([await drawCv()]);
  const choose = () =>
    newCv(page)
      .locator('input[type=file]')
      .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan });

  await page.goto('/cv');
  await page.getByRole('button', { name: 'Import' }).click();
  await choose();
  await expect(newCv(page).getByRole('alert')).toContainText('This PDF is a scan', { timeout: 60_000 });

  await addEnglish(product.dataDir);
  await choose();
  await newCv(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(newCv(page).getByRole('alert')).toHaveCount(0);
  await expect(newCv(page).getByRole('button', { name: 'Cancel' })).toHaveCount(0);

  await openReview(page, scan, 'scan.pdf');
  await expect(page.getByText('Read from a scan, so letters can be wrong.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Nora Ellery');
  const picture = page.locator('section img');
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
  await expect(page.locator('[data-line]').filter({ hasText: 'Larkspur Health' })).toBeVisible();

  await page.getByRole('button', { name: /^Import \d+ entries/ }).click();
  await expect(page).toHaveURL(/\/cv\/[^/]+\/edit$/);
  expect(await storedNames(page)).toEqual(['scan']);

  await page.goto('/work/experience');
  await page.getByRole('button', { name: 'Import' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Import into your work' });
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan });
  await expect(page).toHaveURL(/\/cv\/import$/, { timeout: 60_000 });
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveAccessibleDescription(
    'Read from a scan.',
  );
  await page.getByRole('button', { name: /^Import \d+ entries/ }).click();
  await expect(page).toHaveURL(/\/work/);
  const { items } = await (await ask(page, 'GET', '/api/entries?limit=100')).json();
  expect(items).toContainEqual(
    expect.objectContaining({ kind: 'work', fields: expect.objectContaining({ name: 'Larkspur Health' }) }),
  );
  expect(await storedNames(page)).toEqual(['scan']);
});
