import type { Page } from '@playwright/test';
import { saved } from './editor.ts';
import { shiftOf } from './layout-shift.ts';
import { ask, make, registerMember, uploadSvgImage } from './records.ts';
import { change, HOSTS, hostOf, publish, visitorOf } from './site.ts';
import { SVG_IMAGES } from './svg-images.ts';
import { expect, test } from './with-mail.ts';

test.use({ settings: HOSTS });

const PROJECT = '/projects/notes-on-the-analytical-engine';

/** Makes a member whose project has a cover and two more pictures, one of which is upright. */
async function siteWithPictures(page: Page, username: string, mails: Parameters<typeof registerMember>[2], site = {}) {
  await registerMember(page, username, mails);
  const upright = SVG_IMAGES.flyology.replace('width="1280" height="800"', 'width="800" height="1280"');
  const [cover, other, tall] = [
    await uploadSvgImage(page, 'notes', SVG_IMAGES.notes),
    await uploadSvgImage(page, 'bernoulli', SVG_IMAGES.bernoulli),
    await uploadSvgImage(page, 'flyology', upright),
  ];
  const gallery = [
    { image: cover, alt: 'A page of the notes', caption: 'Taylor, 1843' },
    { image: other, alt: 'A punched card', caption: 'Card 12, from the loom of Jacquard' },
    { image: tall, alt: 'A wing', caption: '' },
  ];
  const title = 'Notes on the Analytical Engine';
  await make(page, 'projects', [{ title, status: 'published', start: '1843', cover, gallery }]);
  await change(page, { headline: 'Mathematician', ...site });
  await publish(page);
}

/** The slide in front. */
const slide = (page: Page) => page.locator('.light:has(:target), .light:target');
const widths = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('pictures open in full size at an address of their own, by keyboard and without a script', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  await siteWithPictures(page, 'ada-pictures', mails);
  const address = hostOf('ada-pictures', product.url, PROJECT);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const reader = await context.newPage();
  await reader.goto(address);
  await expect(reader.locator('figure img:visible')).toHaveCount(3);
  await expectAccessible(reader);

  await reader.getByRole('link', { name: 'Enlarge image 1 of 3: A page of the notes' }).focus();
  await reader.keyboard.press('Enter');
  await expect(reader).toHaveURL(`${address}#picture-1`);
  await expect(reader.getByRole('region', { name: 'Image 1 of 3' })).toBeFocused();
  await expect(slide(reader).getByRole('img', { name: 'A page of the notes' })).toBeInViewport();
  await expect(slide(reader).getByText('Taylor, 1843')).toBeInViewport();
  await expect(reader.getByRole('heading', { level: 1 })).toBeHidden();
  await expectAccessible(reader);

  await reader.keyboard.press('Tab');
  await expect(slide(reader).getByRole('link', { name: 'Next' })).toBeFocused();
  await reader.keyboard.press('Enter');
  await expect(reader).toHaveURL(`${address}#picture-2`);
  await expect(slide(reader).getByRole('img', { name: 'A punched card' })).toBeInViewport();
  await expect(reader.getByRole('img', { name: 'A page of the notes' })).not.toBeInViewport();

  await slide(reader).getByRole('link', { name: 'Zoom in' }).click();
  await expect(reader).toHaveURL(`${address}#zoom-2`);
  const zoomed = await slide(reader).getByRole('img').boundingBox();
  expect(zoomed?.width).toBeGreaterThan(1280 * 1.6);
  const middle = (zoomed?.x ?? 0) + (zoomed?.width ?? 0) / 2;
  expect(Math.abs(middle - 640), 'the middle of the picture is in front').toBeLessThan(60);
  const scrolled = () => reader.locator('#zoom-2').evaluate((mark) => mark.closest('.canvas-area')?.scrollTop ?? 0);
  const before = await scrolled();
  expect(before).toBeGreaterThan(100);
  await reader.keyboard.press('ArrowDown');
  await expect.poll(scrolled).toBeGreaterThan(before);
  await expectAccessible(reader);
  await slide(reader).getByRole('link', { name: 'Zoom out' }).click();
  await expect(reader).toHaveURL(`${address}#picture-2`);

  await slide(reader).getByRole('link', { name: 'Next' }).click();
  await expect(slide(reader).getByRole('link', { name: 'Next' })).toHaveCount(0);
  await slide(reader).getByRole('link', { name: 'Close' }).click();
  await expect(reader).toHaveURL(`${address}#image-3`);
  await expect(reader.getByRole('link', { name: 'Enlarge image 3 of 3: A wing' })).toBeFocused();
  await expect(reader.getByRole('link', { name: 'Enlarge image 3 of 3: A wing' })).toBeInViewport();
  await reader.goBack();
  await expect(reader.getByRole('region', { name: 'Image 3 of 3' })).toBeInViewport();

  // The address of a picture can be sent to somebody, and reads the same without scripts.
  const scriptless = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await scriptless.goto(`${address}#picture-2`);
  await expect(slide(scriptless).getByRole('img', { name: 'A punched card' })).toBeInViewport();
});

test('pictures in full size are loaded when they are shown, and move nothing', async ({
  page,
  browser,
  product,
  mails,
}) => {
  await siteWithPictures(page, 'ada-lazy', mails);
  const reader = await visitorOf(browser, 1280);
  const loaded: string[] = [];
  reader.on('request', (request) => {
    if (request.resourceType() === 'image') loaded.push(request.url());
  });
  await reader.goto(hostOf('ada-lazy', product.url, PROJECT), { waitUntil: 'networkidle' });
  expect(loaded.map((url) => /\/(\d+)\.avif$/.exec(url)?.[1])).toEqual(['1280', '1280', '640']);
  expect(await shiftOf(reader)).toBe(0);
  await reader.getByRole('link', { name: 'Enlarge image 3 of 3' }).click();
  await expect.poll(() => loaded.at(-1)).toMatch(/\/800\.avif$/);
});

for (const layout of ['column', 'index', 'gallery', 'ledger'] as const) {
  test(`rows of pictures are full and even, from a small phone to a wall display, in the layout ${layout}`, async ({
    page,
    browser,
    product,
    mails,
  }) => {
    await siteWithPictures(page, `ada-rows-${layout}`, mails, { layout, language: 'ar' });
    const reader = await visitorOf(browser);
    for (const width of [320, 390, 768, 1440, 2560]) {
      await reader.setViewportSize({ width, height: 844 });
      await reader.goto(hostOf(`ada-rows-${layout}`, product.url, PROJECT));
      expect([width, await widths(reader)]).toEqual([width, 0]);
      const boxes = await reader.locator('.pictures .picture').evaluateAll((all) =>
        all.map((one) => {
          const { top, height, left, right } = one.getBoundingClientRect();
          return { top, height, left, right };
        }),
      );
      const row = boxes.filter(({ top }) => Math.abs(top - (boxes[0]?.top ?? 0)) < 2);
      // On a phone, a landscape has a row of its own.
      expect(row.length, `${width}`).toBe(width < 480 ? 1 : 2);
      expect(Math.abs((row[0]?.height ?? 0) - (row.at(-1)?.height ?? 0)), `heights at ${width}`).toBeLessThan(2);
      const room = await reader.locator('.pictures').evaluate((list) => {
        const { paddingLeft, paddingRight } = getComputedStyle(list);
        return list.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      });
      const [first, last] = [Math.max(...row.map(({ right }) => right)), Math.min(...row.map(({ left }) => left))];
      expect(Math.abs(first - last - room), `the row is full at ${width}`).toBeLessThan(2);
      await reader.goto(hostOf(`ada-rows-${layout}`, product.url, `${PROJECT}#picture-2`));
      const shown = await slide(reader).getByRole('img').boundingBox();
      expect([width, (shown?.x ?? -1) >= 0, (shown?.width ?? 0) <= width]).toEqual([width, true, true]);
      for (const name of ['السابقة', 'التالية', 'إغلاق'])
        await expect(slide(reader).getByRole('link', { name, exact: true })).toBeInViewport();
    }
  });
}

test('the editor asks for alt texts, of a cover too, and the site has them', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  await siteWithPictures(page, 'ada-alt', mails);
  const { items } = await (await ask(page, 'GET', '/api/projects')).json();
  await page.goto(`/projects/${items[0].id}/edit`);
  const gallery = page.getByRole('list', { name: 'Gallery' });
  await gallery.getByRole('textbox', { name: 'Alt text' }).nth(2).fill('');
  await expect(page.getByText('1 image has no alt text.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Cover alt text' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Remove A page of the notes', exact: true }).click();
  const alt = page.getByRole('textbox', { name: 'Cover alt text' });
  await expect(alt).toHaveAccessibleDescription(/screen reader/);
  await alt.fill('Nine lines of a page');
  await expectAccessible(page);
  await saved(page);
  const reader = await visitorOf(browser);
  await reader.goto(hostOf('ada-alt', product.url, PROJECT));
  await expect(reader.getByRole('link', { name: 'Enlarge image 1 of 3: Nine lines of a page' })).toBeVisible();
  await expect(reader.getByRole('link', { name: 'Enlarge image 3 of 3', exact: true })).toBeVisible();
});
