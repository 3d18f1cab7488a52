import type { Page } from '@playwright/test';
import { makePosts } from './posts.ts';
import { registerMember, uploadSvgImage } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { SVG_IMAGES } from './svg-images.ts';
import { expect, test } from './with-mail.ts';

async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

async function takeShots(page: Page, shot: (name: string) => Promise<unknown>) {
  const cover = await uploadSvgImage(page, 'bernoulli', SVG_IMAGES.bernoulli);
  const [draft, scheduled] = await makePosts(page, cover);
  await page.goto('/posts');
  await page.locator('[data-record]').first().waitFor();
  await settle(page);
  await shot('posts-manager');
  await page.goto('/posts/new');
  await settle(page);
  await shot('post-new');
  await page.goto(`/posts/${scheduled?.id}/edit`);
  await settle(page);
  await shot('post-scheduled');
  await page.goto(`/posts/${draft?.id}/edit`);
  await settle(page);
}

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`posts ${theme} ${size}`, async ({ page, mails }) => {
      await setThemeAndSize(page, theme, viewport);
      await registerMember(page, `posts-${theme}-${size}`, mails);
      const shot = shotsOf(page, theme, size);
      await takeShots(page, shot);
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Schedule…' }).waitFor();
      await shot('post-menu', false);
      await page.getByRole('menuitem', { name: 'Schedule…' }).click();
      await page.getByLabel('Date and time').waitFor();
      await shot('post-dialog', false);
    });
  }
}

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });
  test('posts in Arabic', async ({ page, mails }) => {
    await registerMember(page, 'posts-ar', mails);
    await takeShots(page, shotsOf(page, 'ar', 'wide'));
  });
});
