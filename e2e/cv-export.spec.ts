import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { MALICIOUS_MARKDOWN } from '../src/testing/malicious-markdown.ts';
import { filesInZip } from '../src/testing/zip.ts';
import { makeCv } from './cvs.ts';
import { ask, registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Export “Notes”' });
const format = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name });
const download = (page: Page, name: string | RegExp = 'Download') => dialog(page).getByRole('button', { name });

/** Returns the file that a press downloads. */
async function downloadAfter(page: Page, press: () => Promise<void>) {
  const downloading = page.waitForEvent('download');
  await press();
  const file = await downloading;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('a CV is exported in one or several formats by keyboard; a failure shows an error and is retried', async ({
  page,
  expectAccessible,
}) => {
  await registerMember(page, 'cv-export');
  const { id } = await makeCv(page, { name: 'Notes', example: 'nurse' });
  await page.goto('/cv');
  await page.getByRole('button', { name: 'Actions for Notes' }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  await expect(dialog(page).getByRole('checkbox')).toHaveCount(10);
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await expect(download(page)).toHaveAccessibleDescription('Choose at least one format');
  await expectAccessible(page);

  await format(page, 'Word (DOCX)').focus();
  await page.keyboard.press('Space');
  await download(page).focus();
  const word = await downloadAfter(page, () => page.keyboard.press('Enter'));
  expect([word.name, word.bytes.subarray(0, 2).toString()]).toEqual(['Notes.docx', 'PK']);
  await expect(dialog(page).getByRole('status').filter({ hasText: '“Notes.docx” downloaded' })).toBeVisible();

  await format(page, 'Image (PNG)').click();
  await dialog(page).getByRole('combobox', { name: 'Page' }).click();
  await page.getByRole('option', { name: 'Page 2 of 2' }).click();
  await page.route('**/export?*', (route) => route.abort('internetdisconnected'));
  await download(page, 'Download 2 files as a ZIP').click();
  await expect(dialog(page).getByRole('alert')).toContainText('Couldn’t reach the server.');
  await expectAccessible(page);
  await page.unroute('**/export?*');
  const both = await downloadAfter(page, () => download(page, 'Try again').click());
  expect(both.name).toBe('Notes.zip');
  expect([...(await filesInZip(both.bytes)).keys()]).toEqual(['Notes.docx', 'Notes.2.png']);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await page.goto(`/cv/${id}/preview`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export…' }).click();
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0);
  await format(page, 'Plain text').click();
  const text = await downloadAfter(page, () => download(page).click());
  expect(text.name).toBe('Notes.txt');
  expect(text.bytes.toString()).toContain('Teach CPR at six schools');
});

test.describe('as a single HTML file', () => {
  /** Disables the content security policy, so that the test passes only if the page itself is safe. */
  test.use({ bypassCSP: true });

  test('malicious text in a CV stays text: nothing runs, nothing is fetched, and the page fits a small phone', async ({
    page,
    expectAccessible,
  }) => {
    await registerMember(page, 'cv-export-html');
    const { id, revision } = await makeCv(page, { name: 'Notes', example: 'researcher' });
    const texts = MALICIOUS_MARKDOWN.filter(
      ({ text }) => text.isWellFormed() && text.length < 20_000 && !text.includes('\0'),
    );
    const items = texts.map(({ text }, at) => ({
      id: `malice-${at}`,
      title: text.slice(0, 200).replace(/\p{Cc}|[\u2028-\u202e\u2066-\u2069]/gu, ' '),
      summary: text,
    }));
    const section = { id: 'malice', kind: 'custom', title: '<script>window.__ran=1</script>', items };
    const operations = [
      { do: 'insert', into: [], list: 'sections', item: section, after: null },
      { do: 'set', at: ['basics'], field: 'name', value: '</script><script>window.__ran=1</script>' },
      { do: 'set', at: ['design'], field: 'footer', value: '</style><img src=x onerror=window.__ran=1>' },
    ];
    const saved = await ask(page, 'PATCH', `/api/cvs/${id}`, { revision, operations });
    expect(saved.status(), await saved.text()).toBe(200);
    const html = await (await ask(page, 'GET', `/api/cvs/${id}/export/html`)).text();

    const done: string[] = [];
    page.on('dialog', (alert) => {
      done.push(alert.message());
      void alert.dismiss();
    });
    await page.context().route('**/*', (route, request) => {
      if (request.url() === 'http://cv.test/') return route.fulfill({ contentType: 'text/html', body: html });
      done.push(`asked for ${request.url().slice(0, 100)}`);
      return route.fulfill({ status: 204 });
    });
    await page.goto('http://cv.test/');
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('*'))
        for (const type of ['mouseover', 'focus', 'toggle', 'animationstart', 'error'])
          element.dispatchEvent(new Event(type, { bubbles: true }));
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('</script><script>window.__ran=1</script>');
    await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
    expect(await page.locator('.cv .item').count()).toBeGreaterThan(texts.length);
    expect(await page.evaluate(() => '__ran' in window)).toBe(false);
    const scripts = page.locator('script');
    await expect(scripts).toHaveCount(1);
    await expect(scripts).toHaveAttribute('type', 'application/ld+json');
    const odd = 'img, iframe, form, input, button, object, embed, link, base, video, audio, [style]';
    await expect(page.locator(odd)).toHaveCount(0);
    // The only drawings are the page's own icons of contacts.
    await expect(page.locator('svg:not(.contacts > li > svg.icon)')).toHaveCount(0);
    expect(done).toEqual([]);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    }
  });
});
