import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { quantile } from '../load.ts';
import type { Figure } from '../report.ts';
import { cvEdited } from '../typeset/cv-of-two-pages.ts';
import { withBarePage } from './bare-page.ts';
import { type BrowserTab, type EditorSession, headline, openEditor, waitForPages, withTab } from './browser.ts';

const WARM_UP = 5;
const ROUNDS = 40;
const MAX_PAINT_MS = 250;
/** No spaces, because one at the end of a line is invisible. */
const LETTERS = '-with-notes-on-the-engine-of-mr-babbage';

/**
 * Measures the time from a key press in the headline of a two-page CV to the frame with the new page, compared with a
 * bare page with prepared SVGs.
 */
export const pageAfterKey = (session: EditorSession): Promise<Figure[]> =>
  withTab(session.browser, (tab) =>
    withTab(session.browser, async (bareTab) => {
      const preview = previewOf(tab.page);
      await openEditor(tab, session, cvEdited(0));
      await headline(tab).focus();
      await tab.page.keyboard.press('End');
      return withBarePage(await preview, async (bareUrl) => {
        await bareTab.page.goto(`${bareUrl}#pages`);
        await bareTab.page.getByRole('textbox').focus();
        const [ofProduct, ofBare] = await alternate(tab, bareTab);
        return figuresOf(ofProduct, ofBare);
      });
    }),
  );

/** Returns the response of the product's preview request. */
async function previewOf(page: Page) {
  const answer = await page.waitForResponse((one) => one.url().endsWith('/preview') && one.status() === 200);
  return answer.text();
}

async function alternate(product: BrowserTab, bare: BrowserTab) {
  const [ofProduct, ofBare]: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const key = LETTERS.at(round % LETTERS.length) ?? '-';
    const ours = await measurePaint(product.page, key);
    await waitForPages(product);
    // Saved first, so that the save does not slow down the other page.
    await product.page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    const theirs = await measurePaint(bare.page, key);
    if (round >= 0) {
      ofProduct.push(ours);
      ofBare.push(theirs);
    }
    // A random pause, so that the rounds do not synchronize with the frames.
    await pause(Math.random() * 50);
  }
  return [ofProduct, ofBare].map((times) => times.sort((a, b) => a - b)) as [number[], number[]];
}

/** Presses a key and returns the milliseconds until the frame with the first page's new picture. */
async function measurePaint(page: Page, key: string) {
  const frame = await page.evaluateHandle(() => {
    const pressed = new Promise<number>((resolve) => {
      addEventListener('keydown', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true });
    });
    const shown = new Promise<number>((resolve) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        // The first frame paints it; when the second begins, the first is done.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
      });
      const first = document.querySelector('canvas[data-page], img[src^="blob:"], img:not([src])');
      if (first) observer.observe(first, { attributes: true, attributeFilter: ['src', 'data-page'] });
    });
    return { taken: Promise.all([pressed, shown]).then(([from, until]) => until - from) };
  });
  await page.keyboard.press(key);
  return frame.evaluate(({ taken }) => taken);
}

function figuresOf(ofProduct: number[], ofBare: number[]): Figure[] {
  const at = (share: number) => ({ product: quantile(ofProduct, share), bare: quantile(ofBare, share) });
  const [middle, late] = [at(0.5), at(0.95)];
  const name = 'key to painted page, CV of 2 pages';
  return [
    { name: `${name}: p50`, unit: 'ms', ...middle, ratio: middle.product / middle.bare },
    // The bare page shows the machine's and the browser's share of the time.
    { name: `${name}: p95`, unit: 'ms', ...late, atMost: MAX_PAINT_MS },
  ];
}
