import { join } from 'node:path';
import type { Page } from '@playwright/test';

const FOLDER = join(import.meta.dirname, '..', '.shots');
export const SIZES = { phone: { width: 375, height: 720 }, wide: { width: 1280, height: 860 } };

/** Displays the page in a theme and a size. */
export async function lookAs(page: Page, theme: 'light' | 'dark', viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport);
  await page.addInitScript((chosen) => {
    localStorage.setItem('theme', chosen);
    localStorage.setItem('theme.remember', 'true');
  }, theme);
}

/** Runs a check in each theme and leaves the page light. */
export async function inBothThemes(page: Page, look: (page: Page) => Promise<void>) {
  const wear = (dark: boolean) => page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark);
  await look(page);
  await wear(true);
  await look(page);
  await wear(false);
}

/** Returns a function that takes screenshots for a theme and a size, of the full page or only the viewport. */
export const shotsOf =
  (page: Page, theme: string, size: string, whole = true) =>
  (name: string, fullPage = whole) =>
    page.screenshot({ path: join(FOLDER, `${name}-${theme}-${size}.png`), fullPage });
