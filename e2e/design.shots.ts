import { join } from 'node:path';
import { addressOf, test } from './design.ts';

const FOLDER = join(import.meta.dirname, '..', '.shots');
const WIDTHS = { phone: 375, wide: 1280 };
const SECTIONS = [
  'foundations',
  'actions',
  'fields',
  'markdown',
  'choices',
  'secrets',
  'files',
  'overlays',
  'tables',
  'lists',
  'feedback',
  'charts',
];

/** Takes a screenshot of each section, because the whole page is too tall. */
for (const theme of ['light', 'dark'] as const) {
  for (const dir of ['ltr', 'rtl'] as const) {
    for (const [size, width] of Object.entries(WIDTHS)) {
      test(`design ${theme} ${dir} ${size}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 860 });
        await page.goto(addressOf(theme, dir));
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        await page.evaluate(() => {
          document.querySelector<HTMLElement>('[data-bar]')?.style.setProperty('position', 'static');
          for (const nav of document.querySelectorAll('nav')) nav.style.setProperty('position', 'static');
          return document.fonts.ready;
        });
        for (const section of SECTIONS) {
          const box = await page.locator(`#${section}`).boundingBox();
          const path = join(FOLDER, `design-${section}-${theme}-${dir}-${size}.png`);
          if (box)
            await page.screenshot({ path, fullPage: true, clip: { x: 0, width, y: box.y, height: box.height + 24 } });
        }
      });
    }
  }
}

const OPEN = {
  dialog: 'Rename',
  alert: 'Delete account',
  sheet: 'Open details',
  popover: 'Page',
  menu: 'More for Note G',
  toast: 'Remove entry',
};

/** Takes screenshots of open popups. */
for (const [name, button] of Object.entries(OPEN)) {
  for (const theme of ['light', 'dark'] as const) {
    for (const [size, width] of Object.entries(WIDTHS)) {
      test(`design ${name} open ${theme} ${size}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 720 });
        await page.goto(addressOf(theme, 'ltr'));
        await page.getByRole('button', { name: button, exact: true }).click();
        await page.locator('[data-open], [data-base-ui-portal] [role="dialog"]').first().waitFor();
        await page.screenshot({ path: join(FOLDER, `design-open-${name}-${theme}-${size}.png`) });
      });
    }
  }
}

for (const theme of ['light', 'dark'] as const) {
  for (const [size, width] of Object.entries(WIDTHS)) {
    test(`design selection ${theme} ${size}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 720 });
      await page.goto(addressOf(theme, 'ltr'));
      await page.getByRole('checkbox', { name: 'Select Notes by the translator' }).click();
      await page.screenshot({ path: join(FOLDER, `design-selection-${theme}-${size}.png`) });
    });
  }
}
