import { join } from 'node:path';
import { test } from './test.ts';

const FOLDER = join(import.meta.dirname, '..', '.shots');
const WIDTHS = { phone: 375, wide: 1280 };

const SCREENS: Record<string, (setUpLink: string) => string> = {
  home: () => '/',
  'api-reference': () => '/api/docs',
  'not-found': () => '/nowhere',
  'set-up': (setUpLink) => setUpLink,
  'set-up-without-link': () => '/setup',
};

for (const [name, addressOf] of Object.entries(SCREENS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [size, width] of Object.entries(WIDTHS)) {
      test(`${name} ${colorScheme} ${size}`, async ({ page, product }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: size === 'phone' ? 720 : 860 });
        await page.goto(addressOf(product.setUpLink));
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.screenshot({ path: join(FOLDER, `${name}-${colorScheme}-${size}.png`), fullPage: true });
      });
    }
  }
}
