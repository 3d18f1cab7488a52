import { replaceReferences } from '../src/portfolio/model/sections/section-references.ts';
import { FREE_SECTIONS, SECTION_IMAGES } from '../src/testing/sections.ts';
import { uploadSvgImage } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { change, fullSite, publish } from './site.ts';
import { SVG_IMAGES } from './svg-images.ts';
import { expect, test } from './with-mail.ts';

const LAYOUTS = ['index', 'gallery', 'bento'] as const;

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries({ ...SIZES, wide: { width: 1440, height: 900 } })) {
    test(`sections of a site ${theme} ${size}`, async ({ page, browser, product, mails }) => {
      test.setTimeout(240_000);
      await setThemeAndSize(page, theme, viewport);
      const [address] = await fullSite(page, `sections-${theme}-${size}`, mails);
      const images = new Map<string, string>();
      for (const [at, name] of (['notes', 'bernoulli'] as const).entries())
        images.set(SECTION_IMAGES[at] ?? '', await uploadSvgImage(page, `${name}-2`, SVG_IMAGES[name]));
      const { sections } = replaceReferences(
        { sections: FREE_SECTIONS, pages: [] },
        ({ id }) => images.get(id) ?? null,
      );
      const own = {
        ...{ id: 'ccee8d5e-31ee-4df9-8ce7-71d8d6e5a51f', title: 'Working with me', slug: 'work', description: '' },
        ...{ visible: true, inNavigation: true, sections },
      };
      const reader = await (await browser.newContext({ viewport, colorScheme: theme })).newPage();
      for (const layout of LAYOUTS) {
        await change(page, { layout, pages: [own] });
        await publish(page);
        await reader.goto(`${product.url}${new URL(address?.url ?? '').pathname}/work`, { waitUntil: 'networkidle' });
        await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
        await shotsOf(reader, theme, size)(`site-${layout}-sections`);
      }

      const shot = shotsOf(page, theme, size, false);
      await page.goto('/portfolio');
      await page.getByRole('combobox', { name: 'Page to edit' }).click();
      await page.getByRole('option', { name: 'Working with me' }).click();
      await expect(page.getByRole('textbox', { name: 'Page title' })).toBeVisible();
      await shot('site-editor-page');
      await page.getByRole('button', { name: 'Edit Services' }).click();
      await expect(page.getByRole('textbox', { name: 'Price or terms' })).toBeVisible();
      await page.getByRole('textbox', { name: 'Services heading' }).focus();
      await shot('site-editor-section');
      await page.getByRole('button', { name: 'Add section', exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Add a section' })).toBeVisible();
      await shot('site-editor-add-section');
    });
  }
}
