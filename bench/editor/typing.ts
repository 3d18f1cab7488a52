import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { quantile } from '../load.ts';
import type { Figure } from '../report.ts';
import { withBarePage } from './bare-page.ts';
import { type BrowserTab, type EditorSession, openEditor, withTab } from './browser.ts';
import { cvOfSixtyItems } from './cv-of-sixty-items.ts';

const CPU_SLOWDOWN = 4;
const PER_SECOND = 8;
const LETTERS = 60;
const WARM_UP = 10;
const MAX_PAINT_MS = 50;
/** A long timeout, for a page that lags far behind. */
const TIMEOUT_MS = 120_000;
/** The delay after which the browser reports its measurements when idle. */
const OBSERVER_DELAY_MS = 500;
const TEXT = 'the engine weaves patterns of algebra ';

/**
 * Measures the time from each key press to the frame with its letter, in a CV of sixty items on a slow machine,
 * compared with a page that has only one field.
 */
export const typing = (session: EditorSession): Promise<Figure[]> =>
  withTab(session.browser, (tab) =>
    withTab(session.browser, async (bareTab) => {
      await openEditor(tab, session, cvOfSixtyItems());
      const { page } = tab;
      await page.getByRole('button', { name: /^Work experience/, expanded: false }).click();
      const item = page.locator('[data-place^="sections/"] li[data-place]').nth(1);
      await item.getByRole('button', { expanded: false }).first().click();
      // Lazily loaded code arrives first, because a user opens the editor once and types for hours.
      await page.waitForLoadState('networkidle');
      return withBarePage('', async (bareUrl) => {
        await bareTab.page.goto(bareUrl);
        const bare = await letterTimesIn(bareTab, bareTab.page.getByRole('textbox'));
        const ofBullet = await letterTimesIn(tab, item.getByRole('textbox', { name: /^Bullet/ }).first());
        const ofTitle = await letterTimesIn(tab, item.getByRole('textbox', { name: 'Job title' }));
        return [...figuresOf('a bullet', ofBullet, bare), ...figuresOf('a title', ofTitle, bare)];
      });
    }),
  );

const slowDown = ({ tools }: BrowserTab, rate: number) => tools.send('Emulation.setCPUThrottlingRate', { rate });

/** The milliseconds from each key press until its letter was painted, and until the browser reports it as presented. */
type LetterTimes = { painted: number[]; shown: number[] };

async function letterTimesIn(tab: BrowserTab, field: Locator): Promise<LetterTimes> {
  const { page } = tab;
  // Only during the measurement: a slowed-down page keeps a core busy even when idle, which would affect the other
  // page.
  await slowDown(tab, CPU_SLOWDOWN);
  await field.focus();
  await page.keyboard.press('End');
  await type(page, WARM_UP);
  const watch = await page.evaluateHandle(watchLetters);
  await type(page, LETTERS);
  await page.waitForFunction((watcher) => watcher.waiting === 0, watch, { timeout: TIMEOUT_MS });
  await slowDown(tab, 1);
  await pause(OBSERVER_DELAY_MS);
  return watch.evaluate((watcher) => watcher.end());
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
  const abort = new AbortController();
  const painted: number[] = [];
  const shown: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'keydown') shown.push(duration);
  });
  const observeOptions = { type: 'event', durationThreshold: 16 };
  observer.observe(observeOptions);
  const watcher = {
    waiting: 0,
    end: () => {
      abort.abort();
      observer.disconnect();
      // The browser does not report events faster than its threshold.
      while (shown.length < painted.length) shown.push(observeOptions.durationThreshold);
      return { painted, shown };
    },
  };
  let pressed = Number.NaN;
  const options = { signal: abort.signal };
  addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { ...options, capture: true });
  addEventListener(
    'input',
    () => {
      const from = pressed;
      watcher.waiting += 1;
      requestAnimationFrame(() => {
        const recordPaint = () => {
          painted.push(performance.now() - from);
          watcher.waiting -= 1;
        };
        // Runs after the frame, before the browser's own work for edited forms.
        void scheduler.postTask(recordPaint, { priority: 'user-blocking' });
      });
    },
    options,
  );
  return watcher;
}

function figuresOf(field: string, product: LetterTimes, bare: LetterTimes): Figure[] {
  const at = (share: number, what: keyof LetterTimes) => ({
    unit: 'ms',
    product: quantile(inOrder(product[what]), share),
    bare: quantile(inOrder(bare[what]), share),
  });
  const middle = at(0.5, 'painted');
  const name = `key to painted letter in ${field}, CV of 60 items, CPU ${CPU_SLOWDOWN}x slower`;
  return [
    { name: `${name}: p50`, ...middle, ratio: middle.product / middle.bare },
    { name: `${name}: p95`, ...at(0.95, 'painted'), atMost: MAX_PAINT_MS },
    { name: `${name}: p95 as the browser reports it, to 8 ms`, ...at(0.95, 'shown'), atMost: MAX_PAINT_MS },
  ];
}

const inOrder = (times: number[]) => times.toSorted((a, b) => a - b);
