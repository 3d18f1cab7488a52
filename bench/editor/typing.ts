import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
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
/** For a page that lags far behind. */
const PATIENCE = 120_000;
const TEXT = 'the engine weaves patterns of algebra ';

/** From each key to the frame with its letter, in a CV of sixty items on a slow machine, beside a page of one bare field. */
export const typing = (seat: Seat): Promise<Figure[]> =>
  withScreen(seat.browser, (screen) =>
    withScreen(seat.browser, async (bareScreen) => {
      await openEditor(screen, seat, cvOfSixtyItems());
      const { page } = screen;
      await page.getByRole('button', { name: /^Work experience/, expanded: false }).click();
      const item = page.locator('[data-place^="sections/"] li[data-place]').nth(1);
      await item.getByRole('button', { expanded: false }).first().click();
      // What the first view did without has come by then: one types for hours, and opens once.
      await page.waitForLoadState('networkidle');
      return withBarePage('', async (bareUrl) => {
        await bareScreen.page.goto(bareUrl);
        const bare = await framesOf(bareScreen, bareScreen.page.getByRole('textbox'));
        const ofBullet = await framesOf(screen, item.getByRole('textbox', { name: /^Bullet/ }).first());
        const ofTitle = await framesOf(screen, item.getByRole('textbox', { name: 'Position' }));
        return [...figuresOf('a bullet', ofBullet, bare), ...figuresOf('a title', ofTitle, bare)];
      });
    }),
  );

const slowDown = ({ tools }: Screen, rate: number) => tools.send('Emulation.setCPUThrottlingRate', { rate });

/** How many milliseconds each letter took, in their order of size. It is typed evenly, whether or not the page keeps up. */
async function framesOf(screen: Screen, field: ReturnType<Page['getByRole']>) {
  const { page } = screen;
  // Only meanwhile: a page that is slowed down keeps a core busy even while it rests, and the other would pay for it.
  await slowDown(screen, SLOWER);
  await field.focus();
  await page.keyboard.press('End');
  const frames = await page.evaluateHandle(watchFrames);
  const began = performance.now();
  const keys: Promise<void>[] = [];
  for (let at = 0; at < WARM_UP + LETTERS; at += 1) {
    keys.push(page.keyboard.press(TEXT.at(at % TEXT.length) ?? 'e'));
    await pause(Math.max(0, began + ((at + 1) * 1000) / PER_SECOND - performance.now()));
  }
  await Promise.all(keys);
  await page.waitForFunction((seen) => seen.waiting === 0, frames, { timeout: PATIENCE });
  const taken = await frames.evaluate((seen) => seen.end());
  await slowDown(screen, 1);
  return taken.slice(WARM_UP).sort((a, b) => a - b);
}

/** Notes when the frame is done that shows what each key wrote. */
function watchFrames() {
  const ending = new AbortController();
  const taken: number[] = [];
  const seen = {
    waiting: 0,
    end: () => {
      ending.abort();
      return taken;
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
        const { port1, port2 } = new MessageChannel();
        // What is sent while a frame is made arrives once it is done.
        port1.onmessage = () => {
          taken.push(performance.now() - from);
          seen.waiting -= 1;
        };
        port2.postMessage(undefined);
      });
    },
    options,
  );
  return seen;
}

function figuresOf(field: string, ofProduct: number[], ofBare: number[]): Figure[] {
  const at = (share: number) => ({ product: quantile(ofProduct, share), bare: quantile(ofBare, share) });
  const [middle, late] = [at(0.5), at(0.95)];
  const name = `key to painted letter in ${field}, CV of 60 items, CPU ${SLOWER}x slower`;
  return [
    { name: `${name}: p50`, unit: 'ms', ...middle, ratio: middle.product / middle.bare },
    { name: `${name}: p95`, unit: 'ms', ...late, atMost: PAINTED_WITHIN },
  ];
}
