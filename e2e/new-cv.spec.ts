import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeCv, names, newCv, RESUME, readAsText, storedNames, toast } from './cvs.ts';
import { registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

test.use({ settings: { ALLOW_PRIVATE_DOWNLOADS: 'true' } });

test('the first CV is created blank, with a name, and previewed', async ({ page }) => {
  await registerMember(page, 'cv-blank');
  await page.goto('/cv');
  await expect(page.getByText('No resumes yet')).toBeVisible();
  await page.getByRole('button', { name: 'Blank' }).click();
  await newCv(page).getByRole('button', { name: 'Create' }).click();
  await expect(newCv(page).getByText('Enter a name')).toBeVisible();
  await newCv(page).getByLabel('Name').fill('For the Royal Society');
  await newCv(page).getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/cv\/[^/]+\/edit$/);
  await expect(page.getByRole('textbox', { name: 'Resume name' })).toHaveValue('For the Royal Society');
  await readAsText(page);
  await expect(page.getByRole('article').getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  await page.getByRole('link', { name: 'Resumes' }).first().click();
  await expect(names(page)).toHaveText(['For the Royal Society']);
});

test('a CV starts from a finished example; a failure shows an error and keeps typed text', async ({ page }) => {
  await registerMember(page, 'cv-example');
  await page.goto('/cv');
  await page.getByRole('button', { name: 'An example' }).click();
  await newCv(page).getByRole('radio', { name: 'Nurse' }).check();
  await newCv(page).getByLabel('Name').fill('On the ward');
  await newCv(page).getByRole('tab', { name: 'Blank' }).click();
  await expect(newCv(page).getByLabel('Name')).toHaveValue('On the ward');
  await newCv(page).getByRole('tab', { name: 'An example' }).click();
  await page.route('**/api/cvs', (route) => route.abort('internetdisconnected'));
  await newCv(page).getByRole('button', { name: 'Create' }).click();
  await expect(newCv(page).getByRole('alert')).toContainText('Couldn’t reach the server.');
  await expect(newCv(page).getByLabel('Name')).toHaveValue('On the ward');
  await page.unroute('**/api/cvs');
  await newCv(page).getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('textbox', { name: 'Resume name' })).toHaveValue('On the ward');
  await readAsText(page);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  await expect(article.getByRole('heading', { name: 'Work experience' })).toBeVisible();
});

test('a JSON Resume is imported as a CV with a report, and the import is undone', async ({ page }) => {
  await registerMember(page, 'cv-import');
  await page.goto('/cv');
  await page.getByRole('button', { name: 'Import' }).click();
  const choose = (name: string, buffer: Buffer) =>
    newCv(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });
  await choose('letters.json', Buffer.from('{"letters": ["to De Morgan"]}'));
  await expect(newCv(page).getByRole('alert')).not.toBeEmpty();

  await choose('resume.json', RESUME);
  const report = page.getByRole('dialog', { name: '“resume” imported' });
  await expect(report).toContainText('from JSON Resume');
  await expect(report.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Skills' }) })).toContainText(
    '2',
  );
  await report.getByRole('button', { name: 'Undo import' }).click();
  await expect.poll(() => storedNames(page)).toEqual([]);
  await expect.poll(() => storedNames(page, 'status=trash')).toEqual(['resume']);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(['resume']);
  await names(page).first().click();
  await expect(page).toHaveURL(/\/edit$/);
  await readAsText(page);
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText('Richard Hendriks');
  await expect(page.getByRole('article')).toContainText('Pied Piper');
});

test('a PDF that was exported here is imported as a CV', async ({ page }) => {
  await registerMember(page, 'cv-pdf');
  const { id } = await makeCv(page, { name: 'At the bench', example: 'researcher' });
  await page.goto(`/cv/${id}/preview`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  const file = await (await downloading).path();
  await page.goto('/cv');
  await page.getByRole('button', { name: 'New resume' }).click();
  await newCv(page).getByRole('tab', { name: 'Import' }).click();
  await newCv(page)
    .locator('input[type=file]')
    .setInputFiles({
      ...{ name: 'Again.pdf', mimeType: 'application/pdf', buffer: await readFile(file) },
    });
  await expect(page.getByRole('dialog', { name: '“Again” imported' })).toBeVisible();
  await expect.poll(() => storedNames(page)).toEqual(['Again', 'At the bench']);
});

test('import problems are listed with their location; the file can be dropped anywhere', async ({ page }) => {
  await registerMember(page, 'cv-drop');
  await page.goto('/cv');
  await expect(page.getByText('No resumes yet')).toBeVisible();
  const resume = JSON.stringify({
    basics: { name: 'Ada Lovelace', url: 'not an address', image: 'https://example.org/ada.jpg' },
    work: [{ name: 'Analytical Engine', position: 'Analyst', startDate: 'long ago' }],
  });
  await page.getByText('No resumes yet').evaluate((target, content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'ada.json', { type: 'application/json' }));
    target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
  }, resume);
  const report = page.getByRole('dialog', { name: '“ada” imported' });
  const toCheck = report.getByRole('listitem');
  await expect(toCheck.filter({ hasText: 'Date not recognized.' })).toContainText('long ago');
  await expect(toCheck.filter({ hasText: 'long ago' })).toContainText('work.0.startDate');
  await expect(toCheck.filter({ hasText: 'The photo is hosted elsewhere.' })).toBeVisible();
  await report.getByRole('button', { name: 'Open resume' }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await readAsText(page);
  await expect(page.getByRole('article')).toContainText('long ago');
});

test('a CV is made of a pasted text, which is kept when the import fails', async ({ page }) => {
  await registerMember(page, 'cv-paste');
  await page.goto('/cv');
  await page.getByRole('button', { name: 'Import' }).click();
  const text =
    'Ada Lovelace\nMathematician and writer in London\n\nExperience\n- Translated the memoir from the French';
  await newCv(page).getByLabel('Paste your resume').fill(text);
  await page.route('**/api/cvs/read', (route) => route.abort('internetdisconnected'));
  await newCv(page).getByRole('button', { name: 'Import text' }).click();
  await expect(newCv(page).getByRole('alert')).toContainText('Couldn’t reach the server.');
  await expect(newCv(page).getByLabel('Paste your resume')).toHaveValue(text);
  await page.unroute('**/api/cvs/read');
  await newCv(page).getByRole('button', { name: 'Import text' }).click();
  await expect(page.getByRole('heading', { name: 'Review import' })).toBeVisible();
  await expect(page.getByText('Translated the memoir from the French').first()).toBeVisible();
  await page.getByRole('button', { name: /^Import \d+ entr/ }).click();
  await readAsText(page);
  await expect(page.getByRole('article').getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
});

test('a CV is imported from a web address, which is kept when nothing is there', async ({ page, expectAccessible }) => {
  const server = createServer((request, response) => {
    if (request.url === '/resume.json') response.end(RESUME);
    else response.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await registerMember(page, 'cv-address');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/cv');
  await page.getByRole('button', { name: 'Import' }).click();
  const address = newCv(page).getByLabel('Web address of your resume');
  await address.fill(`${base}/nothing.json`);
  await address.press('Enter');
  await expect(newCv(page).getByRole('alert')).not.toBeEmpty();
  await expect(address).toHaveValue(`${base}/nothing.json`);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await address.fill(`${base}/resume.json`);
  await newCv(page).getByRole('button', { name: 'Import from address' }).click();
  await expect(page.getByRole('dialog', { name: /imported$/ })).toContainText('from JSON Resume');
  server.close();
});
