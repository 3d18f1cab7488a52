import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { quantile } from '../load.ts';
import type { Figure } from '../report.ts';
import { withBarePage } from './bare-page.ts';
import { openEditor, type Screen, type Seat, withScreen } from './browser.ts';
import { cvOfSixtyItems } from './cv-of-sixty-items.ts';

const SLOWER = 4;
const PER_SECOND = 8;
const LETTERS = 60;
const WARM_UP = 10;
const PAINTED_WITHIN = 50;
/** A long timeout, for a page that lags far behind. */
const PATIENCE = 120_000;
/** The delay after which the browser reports its measurements when idle. */
const TOLD_AFTER = 500;
const TEXT = 'the engine weaves patterns of algebra ';

/**
 * Measures the time from each key press to the frame with its letter, in a CV of sixty items on a slow machine,
 * compared
 * with a page that has only one field.
 */
export const typing = (seat: Seat): Promise<Figure[]> =>
  withScreen(seat.browser, (screen) =>
    withScreen(seat.browser, async (bareScreen) => {
      await openEditor(screen, seat, cvOfSixtyItems());
      const { page } = screen;
      await page.getByRole('button', { name: /^Work experience/, expanded: false }).click();
      const item = page.locator('[data-place^="sections/"] li[data-place]').nth(1);
      await item.getByRole('button', { expanded: false }).first().click();
      // Lazily loaded code arrives first, because a user opens the editor once and types for hours.
      await page.waitForLoadState('networkidle');
      return withBarePage('', async (bareUrl) => {
        await bareScreen.page.goto(bareUrl);
        const bare = await lettersIn(bareScreen, bareScreen.page.getByRole('textbox'));
        const ofBullet = await lettersIn(screen, item.getByRole('textbox', { name: /^Bullet/ }).first());
        const ofTitle = await lettersIn(screen, item.getByRole('textbox', { name: 'Position' }));
        return [...figuresOf('a bullet', ofBullet, bare), ...figuresOf('a title', ofTitle, bare)];
      });
    }),
  );

const slowDown = ({ tools }: Screen, rate: number) => tools.send('Emulation.setCPUThrottlingRate', { rate });

/** The milliseconds from each key press until its letter was painted, and until the browser reports it as presented. */
type Letters = { painted: number[]; shown: number[] };

async function lettersIn(screen: Screen, field: Locator): Promise<Letters> {
  const { page } = screen;
  // Only during the measurement: a slowed-down page keeps a core busy even when idle, which would affect the other
  // page.
  await slowDown(screen, SLOWER);
  await field.focus();
  await page.keyboard.press('End');
  await type(page, WARM_UP);
  const watch = await page.evaluateHandle(watchLetters);
  await type(page, LETTERS);
  await page.waitForFunction((seen) => seen.waiting === 0, watch, { timeout: PATIENCE });
  await slowDown(screen, 1);
  await pause(TOLD_AFTER);
  return watch.evaluate((seen) => seen.end());
}

/** Types at a steady rate, whether or not the page keeps up. */
async function type({ keyboard }: Page, letters: number) {
  const began = performance.now();
  const keys: Promise<void>[] = [];
  for (let at = 0; at < letters; at += 1) {
    keys.push(keyboard.press(TEXT.at(at % TEXT.length) ?? 'e'));
    await pause(Math.max(0, began + ((at + 1) * 1000) / PER_SECOND - performance.now()));
  }
  await Promise.all(keys);
}

function watchLetters() {
  const ending = new AbortController();
  const painted: number[] = [];
  const shown: number[] = [];
  const told = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') shown.push(duration);
  });
  const sooner = { type: 'event', durationThreshold: 16 };
  told.observe(sooner);
  const seen = {
    waiting: 0,
    end: () => {
      ending.abort();
      told.disconnect();
      // The browser does not report events faster than its threshold.
      while (shown.length < painted.length) shown.push(sooner.durationThreshold);
      return { painted, shown };
    },
  };
  let pressed = Number.NaN;
  const options = { signal: ending.signal };
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { ...options, capture: true });
  addEventListener(
    'input',
    () => {
      const from = pressed;
      seen.waiting += 1;
      requestAnimationFrame(() => {
        const note = () => {
          painted.push(performance.now() - from);
          seen.waiting -= 1;
        };
        // Runs after the frame, before the browser's own work for edited forms.
        void scheduler.postTask(note, { priority: 'user-blocking' });
      });
    },
    options,
  );
  return seen;
}

function figuresOf(field: string, product: Letters, bare: Letters): Figure[] {
  const at = (share: number, what: keyof Letters) => ({
    unit: 'ms',
    product: quantile(inOrder(product[what]), share),
    bare: quantile(inOrder(bare[what]), share),
  });
  const middle = at(0.5, 'painted');
  const name = `key to painted letter in ${field}, CV of 60 items, CPU ${SLOWER}x slower`;
  return [
    { name: `${name}: p50`, ...middle, ratio: middle.product / middle.bare },
    { name: `${name}: p95`, ...at(0.95, 'painted'), atMost: PAINTED_WITHIN },
    { name: `${name}: p95 as the browser tells it, to 8 ms`, ...at(0.95, 'shown'), atMost: PAINTED_WITHIN },
  ];
}

const inOrder = (times: number[]) => times.toSorted((a, b) => a - b);
