import { join } from 'node:path';
import { test } from './test.ts';

const FOLDER = join(import.meta.dirname, '..', '.shots');
const WIDTHS = { phone: 375, wide: 1280 };

const SCREENS: Record<string, (setUpLink: string) => string> = {
  home: () => '/',
  examples: () => '/examples',
  example: () => '/examples/ada',
  templates: () => '/templates',
  'api-reference': () => '/api/docs',
  'not-found': () => '/nowhere',
  login: () => '/login',
  register: () => '/register',
  'forgot-password': () => '/forgot-password',
  'reset-password': () => '/reset-password#from-the-mail',
  'set-up': (setUpLink) => setUpLink,
  'set-up-without-link': () => '/setup',
};

for (const [name, addressOf] of Object.entries(SCREENS)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [size, width] of Object.entries(WIDTHS)) {
      test(`${name} ${colorScheme} ${size}`, async ({ page, product }) => {
        await page.emulateMedia({ colorScheme });
        await page.addInitScript((theme) => {
          localStorage.setItem('theme', theme);
          localStorage.setItem('theme.remember', 'true');
        }, colorScheme);
        await page.setViewportSize({ width, height: size === 'phone' ? 720 : 860 });
        await page.goto(addressOf(product.setUpLink));
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: join(FOLDER, `${name}-${colorScheme}-${size}.png`), fullPage: true });
      });
    }
  }
}

/** A viewport wider than the page's maximum width. */
const WALL = { width: 1920, height: 1080 };

for (const theme of ['light', 'dark'] as const) {
  test(`home ${theme} wall, by the link in the footer`, async ({ page }) => {
    await page.setViewportSize(WALL);
    await page.goto(`/?theme=${theme}`);
    await page.screenshot({ path: join(FOLDER, `home-${theme}-wall.png`), fullPage: true });
  });
}

test('home in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: WIDTHS.wide, height: 860 });
  await page.goto('/');
  await page.screenshot({ path: join(FOLDER, 'home-forced-colours.png'), fullPage: true });
});
