import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { jpeg } from '#testing/images.ts';
import { makeZip } from '#testing/zip.ts';
import { ask, registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import posts' });
const row = (page: Page, title: string) => dialog(page).getByRole('listitem').filter({ hasText: title });
const box = (page: Page, title: string) => dialog(page).getByRole('checkbox', { name: `Select ${title}` });

async function open(page: Page) {
  await page.goto('/posts');
  await page.getByRole('button', { name: 'Import', exact: true }).first().click();
  await expect(dialog(page)).toBeVisible();
}
const choose = (page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  dialog(page).locator('input[type=file]').first().setInputFiles(files);
/** Returns the member's posts. */
const list = async (page: Page, query = '') => (await (await ask(page, 'GET', `/api/posts${query}`)).json()).items;
const zip = async (files: Record<string, string | Buffer>) => [
  { name: 'blog.zip', mimeType: 'application/zip', buffer: await makeZip(files) },
];

test('posts in a ZIP are reviewed, imported as drafts and taken back', async ({ page, expectAccessible }) => {
  await registerMember(page, 'posts-from-zip');
  await open(page);
  await choose(
    page,
    await zip({
      'blog/_posts/1843-08-01-notes.md':
        '---\ntitle: Notes by Ada\ntags: [engines]\n---\nOn the *engine*.\n\n![Engine](/img/e.jpg)',
      'blog/_posts/1843-09-01-cards.md': '---\ntitle: Cards\n---\n![Elsewhere](https://x.example/a.png)',
      'blog/about.md': '---\ntitle: About\n---\nAda.',
      'blog/static/img/e.jpg': await jpeg(),
    }),
  );
  await expect(dialog(page)).toContainText('3 posts found.');
  await expect(row(page, 'Notes by Ada')).toContainText('Published · Aug 1, 1843 · 2 blocks · 1 image · engines');
  await expect(dialog(page)).toContainText('1 image is on another site');
  await row(page, 'Cards').getByText('1 note').click();
  await expect(row(page, 'Cards')).toContainText('https://x.example/a.png');
  await expect(box(page, 'About')).not.toBeChecked();
  await expectAccessible(page);

  await dialog(page).getByRole('checkbox', { name: 'All' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Import 3 posts' })).toBeVisible();
  await box(page, 'About').click();
  await dialog(page).getByRole('button', { name: 'Import 2 posts' }).click();
  await expect(dialog(page)).toContainText('2 posts imported.');
  await expect(dialog(page).getByRole('link', { name: 'Notes by Ada' })).toHaveAttribute(
    'href',
    /\/posts\/[\da-f-]{36}$/,
  );

  await dialog(page).getByRole('button', { name: 'Undo import' }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await list(page)).toEqual([]);
  // Their addresses are free for another import.
  expect(await list(page, '?status=trash')).toEqual([]);
});

test('several files are packed, published posts stay so, and a second import knows them', async ({ page, mails }) => {
  await registerMember(page, 'posts-from-files', mails);
  const files = ['Store', 'Mill'].map((title) => ({
    ...{ name: `${title}.md`, mimeType: 'text/markdown' },
    buffer: Buffer.from(`---\ntitle: ${title}\ndate: 1840-01-01\n---\nText of ${title}.`),
  }));
  await open(page);
  await choose(page, files);
  await dialog(page).getByRole('radio', { name: 'Published, as before' }).click();
  await dialog(page).getByRole('button', { name: 'Import 2 posts' }).click();
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText('2 items imported');
  expect(await list(page, '?status=published')).toHaveLength(2);

  await open(page);
  await choose(page, files);
  await expect(row(page, 'Mill')).toContainText('Already imported');
  await expect(box(page, 'Mill')).not.toBeChecked();
  await expect(dialog(page).getByRole('button', { name: /^Import/ })).toHaveAttribute('aria-disabled', 'true');
});

test('a folder is dropped with its images', async ({ page }, testInfo) => {
  await registerMember(page, 'posts-from-folder');
  const folder = testInfo.outputPath('blog');
  await mkdir(join(folder, 'img'), { recursive: true });
  await writeFile(join(folder, 'notes.md'), '---\ntitle: Notes by Ada\n---\n![Engine](img/e.jpg)');
  await writeFile(join(folder, 'img/e.jpg'), await jpeg());
  await writeFile(join(folder, 'film.mov'), 'of no use');
  await open(page);
  const area = await dialog(page).getByRole('group', { name: 'Files' }).boundingBox();
  if (!area) throw new Error('no area to drop files on');
  const tools = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [folder], dragOperationsMask: 1 };
    await tools.send('Input.dispatchDragEvent', { type, x: area.x + 20, y: area.y + 20, data });
  }
  await expect(row(page, 'Notes by Ada')).toContainText('1 block · 1 image');
});

test('a file without posts says so, and another one can be chosen', async ({ page }) => {
  await registerMember(page, 'posts-from-nothing');
  await open(page);
  await choose(page, await zip({ 'inner.zip': await makeZip({ 'a.md': 'A' }) }));
  await expect(dialog(page).getByRole('alert')).toContainText('There’s nothing to import in this file.');
  await choose(page, await zip({ 'a.md': '# Ada\n\nText' }));
  await expect(box(page, 'Ada')).toBeChecked();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
});
