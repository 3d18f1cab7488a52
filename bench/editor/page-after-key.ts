import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { quantile } from '../load.ts';
import type { Figure } from '../report.ts';
import { cvEdited } from '../typeset/cv-of-two-pages.ts';
import { withBarePage } from './bare-page.ts';
import { headline, openEditor, pagesAreShown, type Screen, type Seat, withScreen } from './browser.ts';

const WARM_UP = 5;
const ROUNDS = 40;
const PAINTED_WITHIN = 250;
/** No spaces, because one at the end of a line is invisible. */
const LETTERS = '-with-notes-on-the-engine-of-mr-babbage';

/**
 * Measures the time from a key press in the headline of a two-page CV to the frame with the new page, compared with a
 * bare
 * page that has its drawings prepared.
 */
export const pageAfterKey = (seat: Seat): Promise<Figure[]> =>
  withScreen(seat.browser, (screen) =>
    withScreen(seat.browser, async (bareScreen) => {
      const drawings = drawingsOf(screen.page);
      await openEditor(screen, seat, cvEdited(0));
      await headline(screen).focus();
      await screen.page.keyboard.press('End');
      return withBarePage(await drawings, async (bareUrl) => {
        await bareScreen.page.goto(`${bareUrl}#pages`);
        await bareScreen.page.getByRole('textbox').focus();
        const [ofProduct, ofBare] = await inTurns(screen, bareScreen);
        return figuresOf(ofProduct, ofBare);
      });
    }),
  );

/** Returns the response of the product's preview request. */
async function drawingsOf(page: Page) {
  const answer = await page.waitForResponse((one) => one.url().endsWith('/preview') && one.status() === 200);
  return answer.text();
}

async function inTurns(product: Screen, bare: Screen) {
  const [ofProduct, ofBare]: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const key = LETTERS.at(round % LETTERS.length) ?? '-';
    const ours = await painted(product.page, key);
    await pagesAreShown(product);
    // Saved first, so that the save does not slow down the other page.
    await product.page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .waitFor();
    const theirs = await painted(bare.page, key);
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
async function painted(page: Page, key: string) {
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
    { name: `${name}: p95`, unit: 'ms', ...late, atMost: PAINTED_WITHIN },
  ];
}
