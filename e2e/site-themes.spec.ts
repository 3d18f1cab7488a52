import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { SITE_LAYOUTS } from '../src/portfolio/model/site-shape.ts';
import { LAYOUT_OF_STYLE } from '../src/portfolio/model/styles/style-layouts.ts';
import { CLASSIC_STYLE, isArtStyle, STYLE_IDS, type StyleId } from '../src/portfolio/model/styles/style-shape.ts';
import { saved } from './editor.ts';
import { shiftOf } from './layout-shift.ts';
import { ask, make, registerMember } from './records.ts';
import { change, fullSite, HOSTS, hostOf, publish, visitorOf } from './site.ts';
import { expect, test } from './with-mail.ts';

test.use({ settings: HOSTS });

const ART_STYLES = STYLE_IDS.filter(isArtStyle);
/** The maximum size of a page with its style sheet, compressed, without pictures and fonts. */
const MAX_PAGE_BYTES = 40_000;
const PROJECT = '/projects/notes-on-the-analytical-engine';

const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const styled = (id: StyleId, rest: object = {}) => ({ style: { ...CLASSIC_STYLE, id, ...rest } });

test('a member chooses a theme and a layout, and visitors see them in light and dark', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  await fullSite(page, 'ada-themes', mails);
  const reader = await visitorOf(browser, 1280);
  const home = hostOf('ada-themes', product.url);
  await page.goto('/portfolio');
  await page.getByRole('tab', { name: 'Design', exact: true }).click();
  const themes = page.getByRole('radiogroup', { name: 'Theme', exact: true });
  const layouts = page.getByRole('radiogroup', { name: 'Layout', exact: true });
  // A new site has a theme that suits its contents.
  await expect(themes.getByRole('radio', { name: 'Classic' })).not.toBeChecked();
  await expect(themes.getByRole('radio', { checked: true })).toHaveCount(1);
  await themes.getByRole('radio', { name: 'Classic' }).check();
  await expect(page.getByRole('radiogroup', { name: 'Colors', exact: true })).toBeVisible();
  await expectAccessible(page);

  await themes.getByRole('radio', { name: 'Journal' }).check();
  await expect(layouts.getByRole('radio', { name: 'Column' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Heading and text fonts' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Airy' }).check();
  await page.getByRole('radio', { name: 'Rounded' }).check();
  // Columns and the aspect ratio of covers are offered only where they apply.
  await expect(page.getByRole('radiogroup', { name: 'Columns' })).toHaveCount(0);
  await layouts.getByRole('radio', { name: 'Wall' }).check();
  await page.getByRole('radiogroup', { name: 'Columns' }).getByRole('radio', { name: '3 columns' }).check();
  await page.getByRole('radiogroup', { name: 'Aspect ratio' }).getByRole('radio', { name: '4:5' }).check();
  const columns = () =>
    page
      .frameLocator('iframe:not([aria-hidden])')
      .locator('.frame')
      .evaluate((frame) => getComputedStyle(frame).gridTemplateColumns.split(' ').length);
  // The preview is replaced meanwhile.
  await expect(async () => expect(await columns()).toBe(3)).toPass();
  await expectAccessible(page);
  await layouts.getByRole('radio', { name: 'Bento' }).check();
  await expect(page.getByRole('radiogroup', { name: 'Aspect ratio' })).toHaveCount(0);
  await saved(page);
  await expectAccessible(page);
  const { document: written } = await (await ask(page, 'GET', '/api/site')).json();
  expect(written).toMatchObject({
    layout: 'bento',
    ...styled('journal', { density: 'airy', corners: 'round', ratio: '4:5', columns: '3' }),
  });
  await expect(page.frameLocator('iframe:not([aria-hidden])').locator('.tile').first()).toBeVisible();
  await page.getByRole('button', { name: '1 change' }).click();
  await expect(page.getByRole('dialog', { name: 'Unpublished changes' }).getByRole('listitem')).toHaveText(['Theme']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(page.getByRole('dialog', { name: 'Your site is live' })).toBeVisible();

  await reader.goto(home);
  await expect(reader.locator('.tile').first()).toBeVisible();
  expect(await groundOf(reader)).toBe('rgb(253, 251, 246)');
  const flip = reader.getByRole('checkbox', { name: 'Switch light and dark' });
  await flip.focus();
  await reader.keyboard.press('Space');
  expect(await groundOf(reader)).toBe('rgb(23, 20, 16)');
  await reader.emulateMedia({ colorScheme: 'dark' });
  expect(await groundOf(reader)).toBe('rgb(253, 251, 246)');
  await reader.emulateMedia({ media: 'print' });
  expect(await groundOf(reader)).toBe('rgb(255, 255, 255)');
  await reader.emulateMedia({ media: null });

  // The classic theme has the colours and fonts that it had before.
  await page.keyboard.press('Escape');
  await themes.getByRole('radio', { name: 'Classic' }).check();
  await expect(
    page.getByRole('radiogroup', { name: 'Colors', exact: true }).getByRole('radio', { name: 'Paper' }),
  ).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Heading and text fonts' })).toBeVisible();
});

/** The most that the frame of a picture adds to its width. */
const FRAME = 24;
/** Returns the width that the cover of a project leaves empty, unless the window is too low for it. */
const gapBesideCover = (page: Page) =>
  page.locator('.cover').evaluate((cover) => {
    const { width = 0, height = 0 } = cover.querySelector('.picture')?.getBoundingClientRect() ?? {};
    const isLimited = height > window.innerHeight * 0.78 && height < window.innerHeight * 0.82;
    return isLimited ? 0 : cover.getBoundingClientRect().width - width;
  });

/** Returns the works that a link of another work spreads over. */
const coveredWorks = async (page: Page) => {
  const names: string[] = [];
  for (const work of await page.locator('.work').all()) {
    await work.scrollIntoViewIfNeeded();
    const isReached = await work.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    if (!isReached) names.push(await work.innerText());
  }
  return names;
};

/** The least distance between a text and an edge of the window, in pixels. */
const LEAST_MARGIN = 8;
/** Returns the visible texts that touch an edge of the window. */
const textsAtEdge = (page: Page) =>
  page.evaluate((least) => {
    const texts: string[] = [];
    const isClipped = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || isClipped(element)) continue;
      // Of code and tables, only their box is visible.
      const range = element.closest('pre, .table') ?? document.createRange();
      if (range instanceof Range) range.selectNodeContents(text);
      const isAtEdge = [...range.getClientRects()].some(
        ({ width, left, right }) => width > 0 && (left < least || right > window.innerWidth - least),
      );
      if (isAtEdge && text.nodeValue?.trim()) texts.push(text.nodeValue);
    }
    return texts;
  }, LEAST_MARGIN);

/** Returns the blocks of code that take more lines than they have. */
const wrappedCode = (page: Page) =>
  page.locator('pre').evaluateAll((blocks) =>
    blocks
      .filter((block) => {
        const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(block);
        const [line = 1, above = 0, below = 0] = [lineHeight, paddingTop, paddingBottom].map(Number.parseFloat);
        const lines = block.textContent.trimEnd().split('\n').length;
        return block.clientHeight - above - below > (lines + 0.5) * line;
      })
      .map((block) => block.textContent),
  );

/** Returns the justified rows of covers that do not end where their list ends, as their ends in pixels. */
const unevenRows = (page: Page) =>
  page.locator('.works').evaluateAll((lists) =>
    lists.flatMap((list) => {
      // The other themes place covers in a grid.
      if (getComputedStyle(list).display !== 'flex') return [];
      const ends = new Map<number, number>();
      for (const work of list.children) {
        const { top, right } = work.getBoundingClientRect();
        ends.set(top, Math.max(ends.get(top) ?? 0, right));
      }
      const { right } = list.getBoundingClientRect();
      return [...ends.values()].filter((end) => Math.abs(end - right) > 2);
    }),
  );

const SCHEMES = ['light', 'dark'] as const;

/**
 * Returns the luminance of the texts that lie on a dimmed cover, from 0 for black to 1 for white. Contrast with a picture
 * is not known to axe.
 */
const textsOnCover = (page: Page) =>
  page.evaluate(() => {
    const cover = document.querySelector('.stage')?.getBoundingClientRect();
    if (!cover) return [];
    const isOnCover = (element: Element) => {
      const { top, bottom, left } = element.getBoundingClientRect();
      if (top < cover.top || bottom > cover.bottom || left < cover.left) return false;
      for (let one: Element | null = element; one && !one.matches('.who'); one = one.parentElement)
        if (getComputedStyle(one).backgroundColor !== 'rgba(0, 0, 0, 0)') return false;
      return true;
    };
    return [...document.querySelectorAll('.who :is(h1, .tagline, .place, .open, .ways a)')]
      .filter(isOnCover)
      .flatMap((element) => [getComputedStyle(element), getComputedStyle(element, '::before')])
      .map(({ color }) => {
        const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
        return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
      });
  });

test('the title page of a member without contents keeps the words of their name whole', async ({
  page,
  browser,
  product,
  mails,
}) => {
  await registerMember(page, 'ada-blank', mails);
  // Indents weigh most beside short words.
  expect((await ask(page, 'PATCH', '/api/me', { displayName: 'Ada King' })).status()).toBe(200);
  const reader = await visitorOf(browser, 390);
  for (const id of ART_STYLES) {
    for (const layout of SITE_LAYOUTS) {
      await change(page, { ...styled(id), layout });
      await publish(page);
      await reader.goto(hostOf('ada-blank', product.url));
      const linesOfWords = await reader.locator('.blank h1 bdi').evaluate((name) => {
        const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
        const lines: number[] = [];
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          for (const { index, 0: word } of (text.nodeValue ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            lines.push(range.getClientRects().length);
          }
        }
        return lines;
      });
      expect([id, layout, linesOfWords]).toEqual([id, layout, [1, 1]]);
    }
  }
  await reader.context().close();
});

// Members with all that a site can hold are made once for several themes.
for (const [half, ids] of [
  ['first', ART_STYLES.slice(0, ART_STYLES.length / 2)],
  ['second', ART_STYLES.slice(ART_STYLES.length / 2)],
] as const) {
  test(`sites in the ${half} half of the themes are accessible in both schemes, small, without script, and do not shift`, async ({
    page,
    browser,
    product,
    mails,
    expectAccessible,
  }) => {
    test.setTimeout(240_000);
    const name = `ada-${half}`;
    await fullSite(page, name, mails);
    const withoutCover = ['Letters', 'Rhymes', 'Rules for the harp'];
    await make(
      page,
      'projects',
      withoutCover.map((title) => ({ title, status: 'published', featured: true })),
    );
    const reader = await visitorOf(browser, 1280);
    for (const id of ids) {
      await test.step(id, async () => {
        await reader.setViewportSize({ width: 1280, height: 800 });
        await change(page, { ...styled(id), layout: LAYOUT_OF_STYLE[id] });
        await publish(page);
        for (const path of ['/', PROJECT, '/achievements', '/cv', '/contact']) {
          await reader.emulateMedia({ colorScheme: 'light' });
          const answer = await reader.goto(hostOf(name, product.url, path));
          // The page contains its style sheet.
          expect(gzipSync((await answer?.body()) ?? '').length, path).toBeLessThanOrEqual(MAX_PAGE_BYTES);
          expect([path, await reader.locator('link[rel="stylesheet"]').count()]).toEqual([path, 0]);
          expect([path, await reader.locator('script:not([type="application/ld+json"])').count()]).toEqual([path, 0]);
          expect([path, await shiftOf(reader)]).toEqual([path, 0]);
          if (path === PROJECT) expect(await gapBesideCover(reader)).toBeLessThanOrEqual(FRAME);
          await expectAccessible(reader);
          await reader.emulateMedia({ colorScheme: 'dark' });
          await expectAccessible(reader);
        }
        await change(page, { layout: 'gallery' });
        await publish(page);
        await reader.goto(hostOf(name, product.url));
        expect(await unevenRows(reader)).toEqual([]);
        await reader.setViewportSize({ width: 320, height: 700 });
        for (const layout of SITE_LAYOUTS) {
          await change(page, { layout });
          await publish(page);
          for (const path of ['/', PROJECT]) {
            await reader.goto(hostOf(name, product.url, path));
            expect([layout, path, await wide(reader)]).toEqual([layout, path, 0]);
            expect([layout, path, await textsAtEdge(reader)]).toEqual([layout, path, []]);
            expect([layout, path, await wrappedCode(reader)]).toEqual([layout, path, []]);
          }
          await expectAccessible(reader);
          if (layout === 'wall') {
            await reader.goto(hostOf(name, product.url));
            expect(await coveredWorks(reader)).toEqual([]);
          }
          if (layout !== 'cover') continue;
          await reader.goto(hostOf(name, product.url, '/'));
          for (const colorScheme of SCHEMES) {
            await reader.emulateMedia({ colorScheme });
            for (const luminance of await textsOnCover(reader)) expect(luminance).toBeGreaterThan(0.3);
          }
        }
      });
    }
    await reader.context().close();
  });
}
