import type { Page, Route } from '@playwright/test';
import { addressOf, expect, test } from './design.ts';

const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const pictures = (...names: string[]) => names.map((name) => ({ name, mimeType: 'image/png', buffer: DOT }));

/** Opens the gallery's upload field with a fake storage service that holds each upload until the test releases it. */
async function openUploads(page: Page) {
  const heldRoutes: Route[] = [];
  await page.route('**/api/storage', (route) =>
    route.fulfill({ json: { bucket: 'kept', folder: 'users/ada/', largestFile: 1_000_000, room: 9_000_000, used: 0 } }),
  );
  await page.route('**/v0/b/kept/o?name=*', (route) => void heldRoutes.push(route));
  await page.route('**/api/images', (route) => {
    const { file } = route.request().postDataJSON() as { file: string };
    const id = /[0-9a-f-]{36}$/.exec(file)?.[0];
    const sources = [{ format: 'webp', width: 320, url: `data:image/png;base64,${DOT.toString('base64')}` }];
    const image = { id, file, crop: null, width: 320, height: 200, placeholder: sources[0]?.url, sources };
    return route.fulfill({ status: 201, json: image });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(addressOf());
  await page.getByRole('button', { name: 'Upload images' }).click();
  const list = page.getByRole('list', { name: 'Uploaded images: uploaded files' });
  return {
    list,
    row: (name: string) => list.getByRole('listitem').filter({ hasText: name }),
    choose: async (...names: string[]) => {
      const chooser = page.waitForEvent('filechooser');
      await page
        .getByRole('group', { name: 'Uploaded images' })
        .getByRole('button', { name: 'Choose files' })
        .press('Enter');
      await (await chooser).setFiles(pictures(...names));
    },
    heldRoutes,
    releaseNext: async () => {
      const route = heldRoutes.shift();
      const name = new URL(route?.request().url() ?? '').searchParams.get('name');
      expect(name).toMatch(/^users\/ada\/images\/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      await route?.fulfill({ json: { name, bucket: 'kept', size: String(DOT.length) } });
    },
  };
}

test('two pictures are uploaded at a time, and all of them complete', async ({ page }) => {
  const { list, choose, row, heldRoutes, releaseNext } = await openUploads(page);
  await choose('a.png', 'b.png', 'c.png', 'd.png', 'e.png');
  await expect.poll(() => heldRoutes.length).toBe(2);
  await expect(row('d.png')).toContainText('Waiting…');
  await releaseNext();
  // Either of the two that were sent together may have arrived first.
  await expect(list.getByRole('listitem').filter({ hasText: 'Done' })).toHaveCount(1);
  await expect.poll(() => heldRoutes.length).toBe(2);
  await expect(row('e.png')).toContainText('Waiting…');
  for (let left = 4; left > 0; left -= 1) {
    await expect.poll(() => heldRoutes.length).toBeGreaterThan(0);
    await releaseNext();
  }
  for (const name of ['a.png', 'b.png', 'c.png', 'd.png', 'e.png']) await expect(row(name)).toContainText('Done');
});

test('each picture asks for a description, which becomes its alternative text', async ({ page }) => {
  const { choose, row, heldRoutes, releaseNext } = await openUploads(page);
  await choose('loom.png');
  const words = row('loom.png').getByLabel('Alt text');
  await expect(words).toHaveAccessibleDescription(
    'Describe the image in one sentence for people who use a screen reader.',
  );
  await words.fill('A loom that weaves flowers');
  await expect(words).toHaveAccessibleDescription('');
  await expect.poll(() => heldRoutes.length).toBe(1);
  await releaseNext();
  const uploadedImage = page.getByRole('img', { name: 'A loom that weaves flowers' });
  await expect(uploadedImage).toHaveAttribute('width', '320');
  await expect(uploadedImage.locator('xpath=../source')).toHaveAttribute('srcset', / 320w$/);
});

test('the focus stays in the list when a row changes or is removed, and moves to the button after the last', async ({
  page,
}) => {
  const { choose, row, list } = await openUploads(page);
  await choose('a.png', 'b.png');
  await row('a.png').getByRole('button', { name: 'Cancel upload of a.png' }).press('Enter');
  await expect(row('a.png')).toContainText('Upload canceled.');
  await expect(row('a.png').getByRole('button', { name: 'Retry upload of a.png' })).toBeFocused();
  await row('a.png').getByRole('button', { name: 'Remove a.png' }).press('Enter');
  await expect(row('a.png')).toHaveCount(0);
  await expect(row('b.png').getByRole('button').first()).toBeFocused();
  await row('b.png').getByRole('button', { name: 'Cancel upload of b.png' }).press('Enter');
  await row('b.png').getByRole('button', { name: 'Remove b.png' }).press('Enter');
  await expect(list).toHaveCount(0);
  const field = page.getByRole('group', { name: 'Uploaded images' });
  await expect(field.getByRole('button', { name: 'Choose files' })).toBeFocused();
});

test('the status of an upload is announced to screen readers', async ({ page }) => {
  const { choose, heldRoutes, releaseNext } = await openUploads(page);
  const uploadStatus = page.getByRole('status').filter({ hasText: 'loom.png' });
  await choose('loom.png');
  await expect(uploadStatus).toHaveText('loom.png: Uploading…');
  await expect.poll(() => heldRoutes.length).toBe(1);
  await releaseNext();
  await expect(uploadStatus).toHaveText('loom.png: Done');
});

test('a file dropped outside the field does not replace the page', async ({ page }) => {
  await openUploads(page);
  const dropEffect = await page.getByRole('heading', { name: 'Components' }).evaluate((heading) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'missed.png', { type: 'image/png' }));
    const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    heading.dispatchEvent(drop);
    return drop.defaultPrevented;
  });
  expect(dropEffect).toBe(true);
  await expect(page.getByText('missed.png')).toHaveCount(0);
});
