import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '..', '.shots');
export const SIZES = { phone: { width: 375, height: 720 }, wide: { width: 1280, height: 860 } };

/** Displays the page in a theme and a size. */
export async function setThemeAndSize(
  page: Page,
  theme: 'light' | 'dark',
  viewport: { width: number; height: number },
) {
  await page.setViewportSize(viewport);
  // Pages rendered by the server have no stored theme.
  await page.emulateMedia({ colorScheme: theme });
  await page.addInitScript((storedTheme) => {
    localStorage.setItem('theme', storedTheme);
    localStorage.setItem('theme.remember', 'true');
  }, theme);
}

/** Runs a check in each theme and leaves the page light. */
export async function inBothThemes(page: Page, takeShots: (page: Page) => Promise<void>) {
  const setDark = (dark: boolean) => page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark);
  await takeShots(page);
  await setDark(true);
  await takeShots(page);
  await setDark(false);
}

/** Returns a function that takes screenshots for a theme and a size, of the full page or only the viewport. */
export const shotsOf =
  (page: Page, theme: string, size: string, wholePage = true) =>
  (name: string, fullPage = wholePage) =>
    page.screenshot({ path: join(FOLDER, `${name}-${theme}-${size}.png`), fullPage });
