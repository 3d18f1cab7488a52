import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { startProduct } from '../src/testing/product.ts';
import { makeCv } from './cvs.ts';
import { draftsIn, expectStored, fetchCv, headline, openEditor, saved, unfold, waitForPages } from './editor.ts';
import { ask, registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

/** Opens another browser of the same member. */
async function openOtherDevice(page: Page) {
  const browser = page.context().browser();
  const context = await browser?.newContext({ storageState: await page.context().storageState(), locale: 'en-US' });
  if (!context) throw new Error('no browser');
  return context.newPage();
}
const phone = (page: Page) => page.getByRole('textbox', { name: 'Phone' });

test('two browsers edit different fields of one CV, and both edits are saved', async ({ page, baseURL }) => {
  await registerMember(page, 'lose-two');
  const { id } = await makeCv(page, { name: 'Notes', example: 'nurse' });
  await openEditor(page, id);
  const other = await openOtherDevice(page);
  await other.goto(`${baseURL}/cv/${id}/edit`);
  await expect(phone(other)).toBeVisible();
  await headline(page).fill('Analyst of engines');
  await saved(page);
  await phone(other).fill('555-0199');
  await expectStored(page, id, ({ document: { basics } }) => [basics.headline, basics.phone]).toEqual([
    'Analyst of engines',
    '555-0199',
  ]);
  await expect(headline(other)).toHaveValue('Analyst of engines');
  await other.context().close();
});

test('two browsers edit one field, and one of them chooses between both versions', async ({ page, baseURL }) => {
  await registerMember(page, 'lose-ask');
  const { id } = await makeCv(page, { name: 'Notes', example: 'nurse' });
  await openEditor(page, id);
  const other = await openOtherDevice(page);
  await other.goto(`${baseURL}/cv/${id}/edit`);
  await expect(headline(other)).toBeVisible();
  await headline(page).fill('Analyst');
  await saved(page);
  await headline(other).fill('Countess');
  const question = other.locator('[data-conflicts]');
  await expect(question).toContainText('Analyst');
  await expect(question).toContainText('Countess');
  await question.getByRole('button', { name: /^Keep mine/ }).click();
  await expectStored(page, id, ({ document }) => document.basics.headline).toBe('Countess');
  await page.bringToFront();
  await headline(page).focus();
  await headline(page).fill('Translator');
  const here = page.locator('[data-conflicts]');
  await expect(here).toContainText('Countess');
  await here.getByRole('button', { name: /^Use theirs/ }).click();
  await expect(headline(page)).toHaveValue('Countess');
  await expectStored(page, id, ({ document }) => document.basics.headline).toBe('Countess');
  await other.context().close();
});

test('two tabs of one browser show each other’s edits', async ({ page }) => {
  await registerMember(page, 'lose-tabs');
  const { id } = await makeCv(page, { name: 'Notes', example: 'teacher' });
  await openEditor(page, id);
  const other = await page.context().newPage();
  await openEditor(other, id);
  await headline(other).fill('Written in the other tab');
  await expect(headline(page)).toHaveValue('Written in the other tab');
  await phone(page).fill('555-0123');
  await expect(phone(other)).toHaveValue('555-0123');
});

test('a panel of the editor that fails to load appears later, and no edit is lost meanwhile', async ({ page }) => {
  await registerMember(page, 'lose-part');
  const { id } = await makeCv(page, { name: 'Notes', example: 'designer' });
  const blocked = /\/(?:assets\/design-pane|healthz)/;
  await page.route(blocked, (route) => route.abort('internetdisconnected'));
  await openEditor(page, id);
  await page.getByRole('tab', { name: 'Design' }).click();
  await page.getByRole('tab', { name: 'Content' }).click();
  await headline(page).fill('Written meanwhile');
  await page.getByRole('tab', { name: 'Design' }).click();
  await page.unroute(blocked);
  await expect(page.getByRole('radiogroup', { name: 'Template' })).toBeVisible();
  await expectStored(page, id, ({ document }) => document.basics.headline).toBe('Written meanwhile');
});

test('pages appear with the connection after their worker failed to load', async ({ page }) => {
  await registerMember(page, 'no-thread');
  const { id } = await (await ask(page, 'POST', '/api/cvs', { name: 'Notes', example: 'software-engineer' })).json();
  await page.route('**/page-worker-*.js', (route) => route.abort());
  await page.goto(`/cv/${id}/edit`);
  await expect(page.getByText('Couldn’t refresh the preview.')).toBeVisible();
  await headline(page).fill('Written without pages');
  await saved(page);
  await page.unroute('**/page-worker-*.js');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await waitForPages(page);
  await expect(page.getByText('Couldn’t refresh the preview.')).toBeHidden();
});

test('edits made without a network are saved when it is back', async ({ page, context }) => {
  await registerMember(page, 'lose-network');
  const { id } = await makeCv(page, { name: 'Notes', example: 'designer' });
  await openEditor(page, id);
  await unfold(page, /^Skills/);
  await context.setOffline(true);
  await unfold(page, /^Personal details/);
  await headline(page).fill('Written without a network');
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /offline/i })
      .first(),
  ).toBeVisible();
  await context.setOffline(false);
  await saved(page);
  await expectStored(page, id, ({ document }) => document.basics.headline).toBe('Written without a network');
});

test('a tab closed before anything was sent loses nothing', async ({ page, context }) => {
  await registerMember(page, 'lose-closed');
  const { id } = await makeCv(page, { name: 'Notes', example: 'accountant' });
  await openEditor(page, id);
  // The requests sent on leaving the page fail.
  await page.route(`**/api/cvs/${id}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
  );
  await headline(page).pressSequentially(' and more');
  await expect.poll(() => draftsIn(page)).toContain(' and more');
  await page.close();
  const next = await context.newPage();
  await next.goto(`/cv/${id}/edit`);
  await expect(next.getByText('We restored your unsaved changes')).toBeVisible();
  await expect(headline(next)).toHaveValue(/ and more/);
  await expectStored(next, id, ({ document }) => document.basics.headline.includes(' and more')).toBe(true);
});

test('edits made while the server is down are saved after its restart', async ({ browser }) => {
  // Starts a server twice.
  test.slow();
  const first = await startProduct();
  const env = { DATA_DIR: first.dataDir, PORT: new URL(first.url).port };
  const page = await browser.newPage({ baseURL: first.url, locale: 'en-US' });
  await page.goto(`${first.url}/login`);
  await registerMember(page, 'lose-server');
  const { id } = await makeCv(page, { name: 'Notes', example: 'electrician' });
  await page.goto(`${first.url}/cv/${id}/edit`);
  await headline(page).fill('Before');
  await saved(page);
  first.process.kill('SIGKILL');
  await first.ended;
  await headline(page).fill('While it was away');
  await phone(page).fill('555-0111');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeHidden();
  const second = await startProduct(env);
  try {
    await expectStored(page, id, ({ document: { basics } }) => [basics.headline, basics.phone]).toEqual([
      'While it was away',
      '555-0111',
    ]);
    await saved(page);
  } finally {
    await second.stop();
    await page.context().close();
    await rm(first.dataDir, { recursive: true, force: true });
  }
});

test('a CV deleted elsewhere during editing is restored in one click', async ({ page }) => {
  await registerMember(page, 'lose-trash');
  const { id } = await makeCv(page, { name: 'Notes', example: 'electrician' });
  await openEditor(page, id);
  await ask(page, 'DELETE', `/api/cvs/${id}`);
  await headline(page).fill('Still here');
  await page.getByRole('button', { name: /Restore/ }).click();
  await saved(page);
  expect((await fetchCv(page, id)).document.basics.headline).toBe('Still here');
});
