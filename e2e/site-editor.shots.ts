import type { Page } from '@playwright/test';
import { saved } from './editor.ts';
import { achievements, ask, make, PROJECTS, registerMember, uploadSvgImage } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { SVG_IMAGES } from './svg-images.ts';
import { expect, test } from './with-mail.ts';

const shownSite = (page: Page) => page.frameLocator('iframe:not([aria-hidden])').getByRole('heading', { level: 1 });

async function write(page: Page, change: object) {
  const { document } = (await (await ask(page, 'GET', '/api/site')).json()) as { document: object };
  const answer = await ask(page, 'PUT', '/api/site', { document: { ...document, ...change } });
  expect(answer.status(), await answer.text()).toBe(200);
}

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries({ ...SIZES, wide: { width: 1440, height: 900 } })) {
    test(`the site editor ${theme} ${size}`, async ({ page, mails }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size, false);
      const isWide = size === 'wide';
      await registerMember(page, `site-${theme}-${size}`, mails);
      await page.goto('/portfolio');
      await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible();
      if (isWide) await expect(shownSite(page)).toBeVisible();
      await shot('site-editor-empty');

      const covers: string[] = [];
      // One after another, because a member may upload two at once.
      for (const name of ['notes', 'bernoulli', 'flyology'] as const)
        covers.push(await uploadSvgImage(page, name, SVG_IMAGES[name]));
      await make(
        page,
        'projects',
        PROJECTS.slice(0, 4).map((project, at) => ({ ...project, status: 'published', cover: covers[at] ?? null })),
      );
      await make(page, 'achievements', achievements());
      await write(page, {
        headline: 'Mathematician and writer on the Analytical Engine',
        about: 'I translate, annotate and question machines that reckon.',
        availability: { text: 'Open to commissions', until: '' },
      });
      await page.goto('/portfolio');
      await expect(page.getByRole('tab', { name: 'Content' })).toBeVisible();
      if (isWide) await expect(shownSite(page)).toBeVisible();
      await shot('site-editor');
      if (isWide) {
        await page.getByRole('radio', { name: 'Tablet' }).check();
        await page.getByRole('textbox', { name: 'Headline' }).focus();
        await expect(page.locator('[aria-hidden=true]').getByText('Intro', { exact: true })).toBeVisible();
        await shot('site-editor-tablet');
        await page.getByRole('radio', { name: 'Desktop' }).check();
      }
      await page.getByRole('tab', { name: 'Design' }).click();
      await expect(page.getByRole('radiogroup', { name: 'Layout' })).toBeVisible();
      await expect(page.locator('label', { hasText: 'Studio' }).locator('iframe:not(.opacity-0)')).toBeVisible();
      await shot('site-editor-look');
      await page.getByRole('radio', { name: 'Classic' }).check();
      await page.getByRole('radio', { name: 'Custom' }).check();
      await page.getByRole('textbox', { name: 'Text hex code', exact: true }).fill('#c9c2b6');
      await expect(page.getByText(/^Contrast is too low/)).toBeVisible();
      await shot('site-editor-colours');
      await page.getByRole('radio', { name: 'Forest' }).check();
      await saved(page);
      await page.getByRole('tab', { name: 'SEO' }).click();
      await expect(page.getByRole('switch', { name: 'Public site' })).toBeVisible();
      await shot('site-editor-found');
      if (!isWide) {
        await page.getByRole('tab', { name: 'Preview' }).click();
        await expect(shownSite(page)).toBeVisible();
        await shot('site-editor-view');
      }
      await page.getByRole('button', { name: /^Publish/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await shot('site-editor-published');
    });
  }
}
