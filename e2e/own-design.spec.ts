import { woff2Font } from '../src/testing/faces.ts';
import { filesInZip } from '../src/testing/zip.ts';
import { saved } from './editor.ts';
import { serveFolder } from './folder-server.ts';
import { ask } from './records.ts';
import { fullSite, HOSTS, hostOf, visitorOf } from './site.ts';
import { expect, test } from './with-mail.ts';

test.use({ settings: HOSTS });

test('a member adds CSS and a font to their site, and visitors see them until they are removed', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  await fullSite(page, 'ada-own', mails);
  const reader = await visitorOf(browser, 1280);
  const home = hostOf('ada-own', product.url);
  await page.goto('/portfolio');
  await page.getByRole('tab', { name: 'Design', exact: true }).click();

  // With the keyboard: the group opens, the sheet is typed, and the parts that don't apply are listed by line.
  await page.getByRole('button', { name: 'Your own CSS' }).press('Enter');
  const sheet = page.getByRole('textbox', { name: 'Style sheet' });
  await sheet.fill(
    'h1 {\n  color: rgb(1, 2, 3); background-color: rgb(255, 255, 255);\n  background: url(https://malice.test/x);\n}\n.instance { display: none }',
  );
  const faults = page.getByRole('status').filter({ hasText: '1 part doesn’t apply' });
  await expect(faults.getByRole('listitem')).toHaveText(['Line 3Files can’t be loaded from CSS. Remove url().']);
  const preview = page.frameLocator('iframe:not([aria-hidden])');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(1, 2, 3)');
  await saved(page);

  await page.getByRole('button', { name: 'Your own fonts' }).press('Enter');
  await page.getByRole('checkbox', { name: 'I may use this font on websites' }).press('Space');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('group', { name: 'Add font' }).getByRole('button', { name: 'Choose files' }).press('Enter');
  await (await chooser).setFiles([
    { name: 'Spectral.woff2', mimeType: 'font/woff2', buffer: Buffer.from(await woff2Font('spectral')) },
    { name: 'Broken.woff2', mimeType: 'font/woff2', buffer: Buffer.from('wOF2 and nothing else') },
  ]);
  const fonts = page.getByRole('list', { name: 'Your fonts' });
  await expect(fonts.getByText('Spectral', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Add font: uploaded files' }).getByText('This font is damaged'),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Headings', exact: true }).click();
  await page.getByRole('option', { name: 'Spectral' }).click();
  await saved(page);
  await expect(preview.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Spectral/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('dialog', { name: 'Your site is live' })).toBeVisible();
  await page.keyboard.press('Escape');
  await reader.goto(home);
  const title = reader.getByRole('heading', { level: 1 });
  await expect(title).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(title).toHaveCSS('font-family', /^Spectral/);
  const isLoaded = () =>
    reader.evaluate(() =>
      [...document.fonts].some(({ family, status }) => family === 'Spectral' && status === 'loaded'),
    );
  await expect.poll(isLoaded).toBe(true);
  // The links of the instance are out of reach.
  await expect(reader.getByRole('link', { name: 'Report this page' })).toBeVisible();
  await expectAccessible(reader);

  // A picture in full size still covers the rest of the site.
  await reader.goto(`${home}projects/notes-on-the-analytical-engine`);
  await reader.locator('.enlarge').first().click();
  await expect(reader.locator('.light:target')).toBeVisible();
  await expect(reader.locator('.frame')).toHaveCSS('visibility', 'hidden');

  // The export has both, in a folder of any web host.
  const answer = await ask(page, 'GET', '/api/site/export');
  const folder = await serveFolder(await filesInZip(await answer.body()), '/people/ada/');
  await reader.goto(folder.url);
  await expect(title).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(title).toHaveCSS('font-family', /^Spectral/);
  await expect.poll(isLoaded).toBe(true);
  const elsewhere = await reader.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(elsewhere.filter((url) => !url.startsWith(folder.url))).toEqual([]);
  await folder.close();

  await page.getByRole('button', { name: 'Delete Spectral' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete Spectral?' });
  await expect(question).toContainText('Your site uses this font');
  await question.getByRole('button', { name: 'Delete font' }).click();
  await expect(fonts).toHaveCount(0);
  await saved(page);
  await reader.goto(home);
  await expect(title).not.toHaveCSS('font-family', /Spectral/);
  await expect(title).toHaveCSS('color', 'rgb(1, 2, 3)');
});
