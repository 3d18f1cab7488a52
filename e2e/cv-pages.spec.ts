import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { pdfSource } from '../src/testing/pdf-source.ts';
import { type MadeCv, makeCv, pageImages, readAsText, setTemplate, shown, toast, waitForImages } from './cvs.ts';
import { ask, registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

const pageImage = (page: Page, at: number, total: number) => page.getByRole('img', { name: `Page ${at} of ${total}` });
const firstPageImage = (page: Page) => page.getByRole('img', { name: 'Page 1 of' });
const template = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const currentTemplate = (page: Page) => page.locator('[aria-current=true]');
/** Waits until the PDF embeds the template's typeface. */
const isSet = async (page: Page, id: string, typeface: string) =>
  expect.poll(async () => pdfSource(await pdfOf(page, id)).includes(`+${typeface}-`)).toBe(true);

async function pdfOf(page: Page, id: string) {
  const answer = await ask(page, 'GET', `/api/cvs/${id}/export/pdf`);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  return answer.body();
}

test('each CV shows its first page, or a placeholder with its name if that fails to load', async ({ page }) => {
  await registerMember(page, 'pages-cards');
  await makeCv(page, { name: 'On the ward', example: 'nurse' });
  await makeCv(page, { name: 'At the bench', example: 'researcher' });
  await page.goto('/cv');
  await waitForImages(page);
  await expect(pageImages(page)).toHaveCount(2);
  const { width, height } = (await pageImages(page).first().boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBeGreaterThan(120);
  expect(height / width).toBeCloseTo(279.4 / 215.9, 1);
  await page.getByRole('radio', { name: 'List' }).click();
  await waitForImages(page);
  await page.getByRole('radio', { name: 'Grid' }).click();
  await page.route('**/thumbnail?*', (route) => route.abort('internetdisconnected'));
  await page.reload();
  const ward = shown(page).filter({ hasText: 'On the ward' });
  await expect(ward.getByText('On the ward').first()).toBeVisible();
  await expect(ward.getByText('On the ward')).toHaveCount(2);
});

test('the preview shows the pages of the PDF, zooms in and out, and shows the CV as text', async ({ page }) => {
  await registerMember(page, 'pages-preview');
  const { id } = await makeCv(page, { name: 'At the bench', example: 'researcher' });
  const { numPages } = await getDocumentProxy(new Uint8Array(await pdfOf(page, id)));
  expect(numPages).toBeGreaterThan(1);
  await page.goto(`/cv/${id}/preview`);
  await expect(pageImage(page, numPages, numPages)).toBeVisible();
  await expect(page.locator('main').getByRole('img')).toHaveCount(numPages);
  await waitForImages(page);
  const width = async () => (await pageImage(page, 1, numPages).boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  expect(await width()).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Fit to width' }).click();
  expect(await width()).toBe(before);

  await readAsText(page);
  await expect(page).toHaveURL(/\?view=text$/);
  await expect(page.getByRole('article').getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('link', { name: 'Pages', exact: true }).press('Enter');
  await expect(pageImage(page, 1, numPages)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  expect((await download).suggestedFilename()).toBe('At the bench.pdf');
});

test('pages that fail to load are requested again; an old version shows its own pages', async ({ page }) => {
  await registerMember(page, 'pages-again');
  const { id, revision } = await makeCv(page, { name: 'On the ward', example: 'nurse' });
  await page.route('**/preview', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.goto(`/cv/${id}/preview`);
  await expect(page.getByRole('alert')).toContainText('Couldn’t load the pages');
  await expect(page.getByRole('alert')).toContainText('Couldn’t reach the server.');
  await page.unroute('**/preview');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(firstPageImage(page)).toBeVisible();

  const { id: version } = (await (
    await ask(page, 'POST', `/api/cvs/${id}/versions`, { name: 'Before' })
  ).json()) as MadeCv;
  const operations = [{ do: 'set', at: ['basics'], field: 'name', value: 'Augusta Ada King' }];
  await ask(page, 'PATCH', `/api/cvs/${id}`, { revision, operations });
  const previewRequest = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/preview'),
  );
  await page.goto(`/cv/${id}/preview?version=${version}`);
  expect((await previewRequest).postDataJSON()).toMatchObject({ document: { basics: { name: 'Ada Lovelace' } } });
  await expect(firstPageImage(page)).toBeVisible();
});

test('a template is chosen by keyboard; the preview and the PDF follow, and undo restores the old one', async ({
  page,
}) => {
  await registerMember(page, 'pages-template');
  const { id } = await makeCv(page, { name: 'At the bench', example: 'researcher' });
  // Two pictures of two dozen, so that a message is still there after the pages are set.
  await page.route(/thumbnail\?.*template=(?!classic|sidebar)/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto('/cv');
  await page.getByRole('button', { name: 'Actions for At the bench' }).click();
  await page.getByRole('menuitem', { name: 'Change template' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Templates' })).toBeVisible();
  await expect(currentTemplate(page)).toHaveText('Classic');
  const { items } = (await (await ask(page, 'GET', '/api/cv-templates')).json()) as { items: { name: string }[] };
  await expect(page.getByRole('list', { name: 'Templates' }).getByRole('listitem')).toHaveCount(items.length);

  await template(page, 'Sidebar').focus();
  await page.keyboard.press('Enter');
  await expect(currentTemplate(page)).toHaveText('Sidebar');
  await expect(toast(page)).toContainText('Template changed to Sidebar');
  await isSet(page, id, 'SourceSans3');
  await page.getByRole('link', { name: 'View resume' }).click();
  await expect(firstPageImage(page)).toBeVisible();
  const previewResponse = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/preview'),
  );
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await previewResponse;
  await isSet(page, id, 'SourceSerif4');
  await page.getByRole('link', { name: 'Templates' }).click();
  await expect(currentTemplate(page)).toHaveText('Classic');
});

test('choosing a template keeps changes that were saved elsewhere meanwhile', async ({ page }) => {
  await registerMember(page, 'pages-conflict');
  const { id, revision } = await makeCv(page, { name: 'On the ward', example: 'nurse' });
  await page.goto(`/cv/${id}/templates`);
  await expect(currentTemplate(page)).toHaveText('Classic');
  const operations = [{ do: 'set', at: ['basics'], field: 'headline', value: 'Nurse and mathematician' }];
  await ask(page, 'PATCH', `/api/cvs/${id}`, { revision, operations });
  await template(page, 'Compact').click();
  await expect(toast(page)).toContainText('Template changed to Compact');
  const { document } = (await (await ask(page, 'GET', `/api/cvs/${id}`)).json()) as {
    document: { basics: { headline: string }; design: { template: string } };
  };
  expect(document.basics.headline).toBe('Nurse and mathematician');
  expect(document.design.template).toBe('compact');
});

test('a locked CV keeps its template and says that it is locked; a missing template preview shows a message', async ({
  page,
}) => {
  await registerMember(page, 'pages-locked');
  const { id } = await makeCv(page, { name: 'On the ward', example: 'nurse' });
  await ask(page, 'PUT', `/api/cvs/${id}/lock`, { locked: true });
  await page.route('**/thumbnail?*template=academic*', (route) => route.abort('internetdisconnected'));
  await page.goto(`/cv/${id}/templates`);
  await expect(page.getByText('This resume is locked.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Academic' })).toContainText('Preview not available');
  await template(page, 'Compact').click();
  await expect(toast(page)).toContainText('This is locked. Unlock it to make changes.');
  await expect(currentTemplate(page)).toHaveText('Classic');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('This resume is locked.')).toBeHidden();
  await template(page, 'Compact').click();
  await expect(currentTemplate(page)).toHaveText('Compact');
});

test('pages and templates are accessible in both themes', async ({ page, expectAccessible }) => {
  test.slow();
  await registerMember(page, 'pages-axe');
  const { id } = await makeCv(page, { name: 'At the bench', example: 'researcher' });
  for (const theme of ['light', 'dark'] as const) {
    await page.addInitScript((chosen) => {
      localStorage.setItem('theme', chosen);
      localStorage.setItem('theme.remember', 'true');
    }, theme);
    await page.goto('/cv');
    await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /dark/ : /^(?!.*dark)/);
    await waitForImages(page);
    await expectAccessible(page);
    await page.goto(`/cv/${id}/preview`);
    await waitForImages(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expectAccessible(page);
    await ask(page, 'PUT', `/api/cvs/${id}/lock`, { locked: true });
    await page.goto(`/cv/${id}/templates`);
    await waitForImages(page);
    await expectAccessible(page);
    await page.route('**/preview', (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.goto(`/cv/${id}/preview`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await page.unroute('**/preview');
    await ask(page, 'PUT', `/api/cvs/${id}/lock`, { locked: false });
  }
});

test('a CV whose last page is almost empty is fitted to one page less', async ({ page, expectAccessible }) => {
  await registerMember(page, 'pages-fit');
  const { id } = await makeCv(page, { name: 'On the ward', example: 'nurse' });
  await page.goto(`/cv/${id}/edit`);
  await expect(pageImage(page, 2, 2)).toBeVisible();
  await expect(page.getByText('The last page is almost empty.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Fit to one page' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Now fits on one page' })).toBeVisible();
  await expect(pageImage(page, 1, 1)).toBeVisible();
  await expect(page.getByText('The last page is almost empty.')).toBeHidden();
});

test.describe('in Arabic, on a small phone', () => {
  test.use({ locale: 'ar', viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  test('cards, pages and templates fit, and pages keep their aspect ratio', async ({ page, expectAccessible }) => {
    await registerMember(page, 'pages-rtl');
    const { id } = await makeCv(page, { name: 'مذكرات عن الآلة التحليلية، بكل ما يتصل بها', example: 'researcher' });
    await setTemplate(page, id, 'sidebar');
    const fits = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.goto('/cv');
    await waitForImages(page);
    await fits();
    await page.goto(`/cv/${id}/preview`);
    await waitForImages(page);
    await fits();
    const { width, height } = (await pageImages(page).first().boundingBox()) ?? { width: 1, height: 0 };
    expect(width).toBeLessThanOrEqual(320);
    expect(height / width).toBeCloseTo(279.4 / 215.9, 1);
    await page.getByRole('button', { name: 'تكبير' }).click();
    await fits();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'القوالب' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'القوالب' })).toBeVisible();
    await waitForImages(page);
    await fits();
    await expectAccessible(page);
  });
});
