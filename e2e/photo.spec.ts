import type { Locator, Page, Request } from '@playwright/test';
import sharp from 'sharp';
import { jpeg } from '../src/testing/images.ts';
import { inBothThemes } from './screenshots.ts';
import { call, expect, PASSWORD, test } from './with-mail.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const stage = (page: Page) => dialog(page).getByRole('application');
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Save photo' });
const inRail = (page: Page) => page.locator('header a[href="/profile"] img');
const button = (page: Page, name: string) => page.getByRole('group', { name: 'Photo' }).getByRole('button', { name });

async function openProfile(page: Page, username: string) {
  const person = { email: `${username}@example.org`, password: PASSWORD, name: 'Ada Lovelace', username };
  await call(page, 'POST', '/api/auth/sign-up/email', person);
  await page.goto('/profile');
}

/** Returns an image with a red left and a blue right half, twice as wide as high. */
const twoColorFile = async (name = 'ada.jpg') => ({ name, mimeType: 'image/jpeg', buffer: await jpeg() });

/** Chooses a file by keyboard. */
async function choose(page: Page, file: Awaited<ReturnType<typeof twoColorFile>>) {
  const chooser = page.waitForEvent('filechooser');
  await dialog(page).getByRole('button', { name: 'Choose file' }).press('Enter');
  await (await chooser).setFiles(file);
}

async function startPhoto(page: Page, username: string) {
  await openProfile(page, username);
  await button(page, 'Add photo').press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Add photo');
  await choose(page, await twoColorFile());
  await expect(stage(page)).toBeFocused();
}

type SavedCrop = { x: number; y: number; width: number; height: number };
const isPhoto = (request: Request) => request.method() === 'PUT' && request.url().endsWith('/api/me/photo');

/** Saves and returns the saved crop. */
async function saved(page: Page): Promise<SavedCrop> {
  const [request] = await Promise.all([page.waitForRequest(isPhoto), save(page).press('Enter')]);
  await expect(dialog(page)).toBeHidden();
  return (request.postDataJSON() as { crop: SavedCrop }).crop;
}

/** Returns the color in the middle of an image on the page. */
async function colorOf(page: Page, image: Locator) {
  const answer = await page.request.get((await image.getAttribute('src')) ?? '');
  expect(answer.headers()['content-type']).toBe('image/webp');
  const { data, info } = await sharp(await answer.body())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return (data[at] ?? 0) > (data[at + 2] ?? 0) ? 'red' : 'blue';
}

test('a photo is chosen, moved and zoomed by keyboard, and is in the rail at once and after a reload', async ({
  page,
}) => {
  await startPhoto(page, 'photo-keys');
  await expect(inRail(page)).toHaveCount(0);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('+');
  await expect(dialog(page).getByRole('status').filter({ hasText: 'Zoom 110%' })).toHaveCount(1);
  const slider = dialog(page).getByRole('slider', { name: 'Zoom' });
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '250%');
  const crop = await saved(page);
  expect([crop.width, crop.height]).toEqual([expect.closeTo(0.2, 3), expect.closeTo(0.4, 3)]);
  expect(crop.x + crop.width).toBeLessThan(0.5);

  await expect(button(page, 'Change photo')).toBeFocused();
  await expect(page.getByRole('img', { name: 'Ada Lovelace' })).toHaveAttribute(
    'src',
    /^\/images\/[0-9a-f-]{36}\/\d+\.webp$/,
  );
  expect(await colorOf(page, inRail(page))).toBe('red');
  const src = await inRail(page).getAttribute('src');
  await page.reload();
  await expect(inRail(page)).toHaveAttribute('src', src ?? '');
});

test('a photo is dragged, and zoomed by the wheel around the pointer', async ({ page }) => {
  await startPhoto(page, 'photo-drag');
  const box = await stage(page).boundingBox();
  if (!box) throw new Error('the stage has no bounding box');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 400, y, { steps: 4 });
  await page.mouse.up();
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -300);
  const crop = await saved(page);
  expect(crop.width).toBeLessThan(0.45);
  expect(crop.x).toBeGreaterThan(0.5);
  expect(await colorOf(page, inRail(page))).toBe('blue');
});

test('a rotated photo is cropped as it is displayed', async ({ page }) => {
  await openProfile(page, 'photo-turned');
  await button(page, 'Add photo').click();
  // Red above blue when displayed upright.
  const buffer = await sharp(await jpeg())
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await choose(page, { name: 'turned.jpg', mimeType: 'image/jpeg', buffer });
  await expect(stage(page)).toBeFocused();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Shift+ArrowUp');
  expect((await saved(page)).y).toBe(0.5);
  expect(await colorOf(page, inRail(page))).toBe('blue');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 720 } });

  test('a phone offers its camera, and two fingers zoom', async ({ page }) => {
    await openProfile(page, 'photo-touch');
    await button(page, 'Add photo').tap();
    const chooser = page.waitForEvent('filechooser');
    await dialog(page).getByRole('button', { name: 'Take a photo' }).tap();
    expect(await (await chooser).element().getAttribute('capture')).toBe('user');
    await (await chooser).setFiles(await twoColorFile());
    const box = await stage(page).boundingBox();
    if (!box) throw new Error('the stage has no bounding box');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: x - apart, y, id: 1 },
                { x: x + apart, y, id: 2 },
              ],
      });
    await touch('touchStart', 30);
    for (const apart of [36, 42, 48, 54, 60]) await touch('touchMove', apart);
    await touch('touchEnd', 0);
    const crop = await saved(page);
    expect(crop.width).toBeCloseTo(0.25, 1);
    expect(crop.x + crop.width / 2).toBeCloseTo(0.5, 1);
  });
});

test('a file that is not an image is refused at the field, and nothing is uploaded', async ({ page }) => {
  await openProfile(page, 'photo-text');
  await button(page, 'Add photo').click();
  const uploads: string[] = [];
  page.on('request', (request) => {
    // The shell saves the time zone of the device once.
    if (request.method() !== 'GET' && !request.url().endsWith('/api/me/preferences')) uploads.push(request.url());
  });
  await choose(page, {
    name: 'note-g.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('A new, a vast, and a powerful language'),
  });
  const refusal = 'Couldn’t open note-g.jpg. It may be damaged. Try another JPEG, PNG, WebP or AVIF image.';
  await expect(dialog(page).getByRole('alert')).toHaveText(refusal);
  await expect(dialog(page).getByRole('button', { name: 'Choose file' })).toHaveAccessibleDescription(refusal);
  await choose(page, { name: 'note-g.txt', mimeType: 'text/plain', buffer: Buffer.from('Note G') });
  await expect(dialog(page).getByRole('alert')).toHaveText('note-g.txt isn’t a supported file type.');
  await choose(page, { name: 'large.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(11_000_000) });
  await expect(dialog(page).getByRole('alert')).toHaveText('large.jpg is 11 MB. The limit is 5.2 MB.');
  expect(uploads).toEqual([]);
});

test('an image that only the server finds damaged is refused at the field, and no file remains', async ({ page }) => {
  await openProfile(page, 'photo-damaged');
  await button(page, 'Add photo').click();
  const whole = await jpeg({ width: 900, height: 900 });
  await choose(page, { name: 'half.jpg', mimeType: 'image/jpeg', buffer: whole.subarray(0, whole.length / 2) });
  await expect(stage(page)).toBeVisible();
  const removed = page.waitForResponse(
    (answer) => answer.request().method() === 'DELETE' && answer.url().includes('/v0/b/'),
  );
  await save(page).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('This image is damaged or incomplete. Choose another one.');
  expect((await removed).status()).toBe(204);
  await choose(page, await twoColorFile());
  await saved(page);
  await expect(inRail(page)).toBeVisible();
});

test('an upload waits for the network, is cancelled and retried, and continues automatically', async ({
  page,
  context,
}) => {
  await startPhoto(page, 'photo-offline');
  await context.setOffline(true);
  await save(page).click();
  const row = dialog(page).getByRole('listitem');
  await expect(row).toContainText('You’re offline. The upload continues when you’re back online.');
  await expect(
    dialog(page)
      .getByRole('status')
      .filter({ hasText: 'ada.jpg: You’re offline. The upload continues when you’re back online.' }),
  ).toHaveCount(1);
  await row.getByRole('button', { name: 'Cancel upload of ada.jpg' }).press('Enter');
  await expect(row).toContainText('Upload canceled.');
  await expect(row.getByRole('button', { name: 'Retry upload of ada.jpg' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toContainText('You’re offline. The upload continues when you’re back online.');
  await context.setOffline(false);
  await expect(dialog(page)).toBeHidden();
  await expect(inRail(page)).toBeVisible();
});

test('a refusal by the storage service shows a message, and the picture is kept', async ({ page }) => {
  await startPhoto(page, 'photo-refused');
  await page.route('**/v0/b/**', (route) =>
    route.fulfill({ status: 402, json: { error: { code: 'quota-exceeded', status: 402, message: 'x' } } }),
  );
  await save(page).click();
  const row = dialog(page).getByRole('listitem');
  await expect(row).toContainText('You’ve run out of storage. Delete files you no longer need and try again.');
  await expect(stage(page)).toBeVisible();
  await page.unroute('**/v0/b/**');
  await saved(page);
  await expect(inRail(page)).toBeVisible();
});

test('a picture can be pasted anywhere in the dialog', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openProfile(page, 'photo-paste');
  await button(page, 'Add photo').click();
  const png = (
    await sharp(await jpeg())
      .png()
      .toBuffer()
  ).toString('base64');
  await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) })]);
  }, png);
  await dialog(page).getByRole('button', { name: 'Close' }).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(stage(page)).toBeVisible();
  await saved(page);
  await expect(inRail(page)).toBeVisible();
});

test('the photo is adjusted from its crop, replaced, removed and restored', async ({ page }) => {
  await startPhoto(page, 'photo-adjust');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('+');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  const before = await saved(page);
  const first = await inRail(page).getAttribute('src');

  await button(page, 'Adjust photo').press('Enter');
  await expect(dialog(page)).toHaveAccessibleName('Adjust photo');
  await expect(stage(page)).toBeFocused();
  await page.keyboard.press('-');
  await page.keyboard.press('+');
  const again = await saved(page);
  for (const part of ['x', 'y', 'width', 'height'] as const) expect(again[part]).toBeCloseTo(before[part], 2);

  await button(page, 'Adjust photo').press('Enter');
  await dialog(page).getByRole('button', { name: 'Choose another photo' }).click();
  await choose(page, {
    name: 'blue.png',
    mimeType: 'image/png',
    buffer: await sharp(await jpeg())
      .extract({ left: 500, top: 0, width: 200, height: 200 })
      .png()
      .toBuffer(),
  });
  await saved(page);
  expect(await colorOf(page, inRail(page))).toBe('blue');
  const last = await inRail(page).getAttribute('src');
  expect(last).not.toBe(first);

  await button(page, 'Remove photo').press('Enter');
  await expect(page.getByText('Photo removed')).toBeVisible();
  await expect(inRail(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(inRail(page)).toHaveAttribute('src', last ?? '');
});

test('each step is accessible in both themes and fits 320 px', async ({ page, context, expectAccessible }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await openProfile(page, 'photo-axe');
  const fits = async () => {
    await inBothThemes(page, expectAccessible);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const wide = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(wide).toBe(0);
  };
  await button(page, 'Add photo').click();
  await choose(page, { name: 'note.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Note G') });
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await fits();
  await choose(page, await twoColorFile('a-name-that-is-longer-than-a-telephone-is-wide-1840.jpg'));
  await expect(stage(page)).toBeVisible();
  await fits();
  await context.setOffline(true);
  await save(page).click();
  await expect(dialog(page).getByRole('listitem')).toContainText('The upload continues when you’re back online.');
  await fits();
  await dialog(page)
    .getByRole('button', { name: /^Cancel upload of a-name/ })
    .click();
  await fits();
  await context.setOffline(false);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar', viewport: { width: 320, height: 640 } });

  test('the dialog runs from right to left, and arrow keys move the picture in their direction', async ({
    page,
    expectAccessible,
  }) => {
    await openProfile(page, 'photo-arabic');
    await page.getByRole('button', { name: 'إضافة صورة' }).click();
    const chooser = page.waitForEvent('filechooser');
    await dialog(page).getByRole('button', { name: 'اختيار ملف' }).click();
    await (await chooser).setFiles(await twoColorFile());
    await expect(stage(page)).toBeFocused();
    await expectAccessible(page);
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Shift+ArrowRight');
    await dialog(page).getByRole('button', { name: 'حفظ الصورة' }).click();
    await expect(dialog(page)).toBeHidden();
    expect(await colorOf(page, page.getByRole('img', { name: 'Ada Lovelace' }))).toBe('red');
  });
});
