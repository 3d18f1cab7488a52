import type { Page } from '@playwright/test';
import { makeCv, toast } from './cvs.ts';
import { expectStored } from './editor.ts';
import { ask, registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

const stage = (page: Page) => page.getByRole('dialog', { name: 'Pages of “At the bench”' });
const pageImage = (page: Page, at: number) => stage(page).getByRole('img', { name: `Page ${at} of 2` });
const version = (page: Page) => stage(page).getByRole('button', { name: /^Version / });
const isFull = (page: Page) => page.evaluate(() => document.fullscreenElement !== null);
const expectHeadline = (page: Page, id: string, headline: string) =>
  expectStored(page, id, ({ document }) => document.basics.headline).toBe(headline);
const OLD_HEADLINE = 'Freshwater and climate ecologist';
const NEW_HEADLINE = 'Keeper of lakes';

/** Creates a CV of two pages. */
const atTheBench = (page: Page) => makeCv(page, { name: 'At the bench', example: 'researcher' });

async function changeHeadline(page: Page, { id, revision }: { id: string; revision: number }) {
  const operations = [{ do: 'set', at: ['basics'], field: 'headline', value: NEW_HEADLINE }];
  expect((await ask(page, 'PATCH', `/api/cvs/${id}`, { revision, operations })).status()).toBe(200);
}

test('an old version is viewed in full screen by keyboard and restored, and the restore is undone', async ({
  page,
}) => {
  await registerMember(page, 'preview-keys');
  const cv = await atTheBench(page);
  await page.goto(`/cv/${cv.id}/preview`);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'History' });
  await history.getByRole('button', { name: 'Save version' }).click();
  await page.keyboard.type('f+0?');
  await expect(history.getByLabel('Version name')).toHaveValue('f+0?');
  await page.keyboard.press('Enter');
  await expect(history.getByRole('button', { name: 'f+0?', exact: true })).toBeVisible();
  await changeHeadline(page, cv);
  await page.reload();

  const previewRequest = page.waitForRequest(
    (request) => request.url().endsWith('/preview') && JSON.stringify(request.postDataJSON()).includes(OLD_HEADLINE),
  );
  await page.getByRole('button', { name: 'History' }).click();
  await history.getByRole('button', { name: 'Actions for f+0?' }).click();
  await page.getByRole('menuitem', { name: 'View full screen' }).click();
  expect((await previewRequest).postDataJSON()).toMatchObject({ document: { basics: { headline: OLD_HEADLINE } } });
  await expect(pageImage(page, 1)).toBeInViewport({ ratio: 1 });
  await expect.poll(() => isFull(page)).toBe(true);
  await expect(version(page)).toHaveText(/f\+0\?/);

  await page.keyboard.press('PageDown');
  await expect(pageImage(page, 2)).toBeInViewport({ ratio: 1 });
  await expect(pageImage(page, 1)).not.toBeInViewport();
  await expect(stage(page).getByRole('status').filter({ hasText: 'Page 2 of 2' })).toBeAttached();
  await page.keyboard.press('Home');
  await expect(pageImage(page, 1)).toBeInViewport({ ratio: 1 });
  const width = async () => (await pageImage(page, 1).boundingBox())?.width ?? 0;
  const whole = await width();
  await page.keyboard.press('w');
  await expect.poll(width).toBeGreaterThan(whole);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(whole);

  await page.keyboard.press('.');
  await expect(version(page)).toHaveText(/Current version/);
  await page.keyboard.press(',');
  await expect(version(page)).toHaveText(/f\+0\?/);
  await stage(page).getByRole('button', { name: 'Restore version' }).click();
  await expect(toast(page)).toContainText('Version restored');
  await expect(version(page)).toHaveText(/Current version/);
  await expectHeadline(page, cv.id, OLD_HEADLINE);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expectHeadline(page, cv.id, NEW_HEADLINE);

  await page.keyboard.press('f');
  await expect(stage(page)).toBeHidden();
  await expect.poll(() => isFull(page)).toBe(false);
  await expect(page).toHaveURL(/\/preview$/);
  await page.keyboard.press('f');
  await expect(stage(page)).toBeVisible();
  await page.goBack();
  await expect(stage(page)).toBeHidden();
});

for (const theme of ['light', 'dark'] as const) {
  test(`the full-screen view and a missing CV are accessible in ${theme}`, async ({ page, expectAccessible }) => {
    await page.addInitScript((chosen) => {
      localStorage.setItem('theme', chosen);
      localStorage.setItem('theme.remember', 'true');
    }, theme);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // Simulates a phone without the Fullscreen API, because a full screen cannot be resized.
    await page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
    await registerMember(page, `preview-axe-${theme}`);
    const cv = await atTheBench(page);
    const versionResponse = await ask(page, 'POST', `/api/cvs/${cv.id}/versions`, { name: 'Before' });
    const { id } = (await versionResponse.json()) as { id: string };
    await changeHeadline(page, cv);
    await page.route('**/preview', (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.goto(`/cv/${cv.id}/preview?version=${id}&view=whole`);
    await expect(stage(page).getByRole('alert')).toContainText('Couldn’t reach the server.');
    await expectAccessible(page);
    await page.unroute('**/preview');
    await stage(page).getByRole('button', { name: 'Try again' }).click();
    await expect(pageImage(page, 1)).toBeVisible();
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expectAccessible(page);
    await keys.getByRole('switch', { name: 'Single-key shortcuts' }).click();
    await page.keyboard.press('?');
    await expect(keys).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(pageImage(page, 1)).toBeInViewport({ ratio: 1 });
    expect(await stage(page).evaluate(({ scrollWidth }) => scrollWidth)).toBe(320);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: 'Earlier version' })).toContainText('Before');
    await expectAccessible(page);

    await page.goto(`/cv/${cv.id}/preview?version=01990000-0000-7000-8000-000000000000`);
    await expect(page.getByText('Version not found')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to current version' }).click();
    await expect(page.getByRole('img', { name: 'Page 1 of 2' })).toBeVisible();
  });
}
