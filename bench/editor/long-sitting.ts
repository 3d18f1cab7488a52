import type { Page } from '@playwright/test';
import type { Figure } from '../report.ts';
import { cvEdited } from '../typeset/cv-of-two-pages.ts';
import { openEditor, pagesAreShown, type Screen, type Seat, withScreen } from './browser.ts';

/** The number of edits after which the undo history has reached its maximum. */
const BEFORE = 200;
const EDITS = 1000;
const GROWS_AT_MOST = 1.1;
const LETTERS = 'etaoinshrdlu';
/** The number of consecutive edits in one part before the other part's turn. */
const IN_A_PART = 20;

const folded = (page: Page, name: string | RegExp) => page.getByRole('button', { name, expanded: false }).first();
const openDetails = (page: Page) => folded(page, /^Personal details/).click();
async function openWorkplace(page: Page) {
  await folded(page, /^Work experience/).click();
  const entry = page.locator('[data-place^="sections/"] li[data-place]').first();
  await entry.getByRole('button', { expanded: false }).first().click();
}
/** The two edited parts, with their fields. Unfolding a section folds the personal details. */
const PARTS = [
  [openWorkplace, ['Position', 'Organisation']],
  [openDetails, ['Headline', 'Phone']],
] as const;

type Held = { heap: number; nodes: number };

/** Measures the memory of the editor's page after a thousand undoable edits, compared with its memory before. */
export const longSitting = (seat: Seat): Promise<Figure[]> =>
  withScreen(seat.browser, async (screen) => {
    await openEditor(screen, seat, cvEdited(0));
    await edit(screen, 0, BEFORE);
    const before = await heldBy(screen);
    await edit(screen, BEFORE, EDITS);
    const after = await heldBy(screen);
    const name = `after ${EDITS} edits beside before`;
    const grown = (what: keyof Held) => ({
      product: after[what],
      bare: before[what],
      ratio: after[what] / before[what],
    });
    return [
      { name: `heap of the editor's page ${name}`, unit: 'MB', ...grown('heap'), atMost: GROWS_AT_MOST },
      { name: `its nodes ${name}`, unit: '', ...grown('nodes'), atMost: GROWS_AT_MOST },
    ];
  });

/**
 * Edits two fields alternately, because consecutive edits of one field form one undo step. Waits for the preview each
 * time.
 */
async function edit(screen: Screen, from: number, count: number) {
  const { page } = screen;
  for (let at = from; at < from + count; at += 1) {
    const [unfold, fields] = PARTS[Math.floor(at / IN_A_PART) % 2 === 0 ? 0 : 1];
    if (at % IN_A_PART === 0) await unfold(page);
    await page.getByRole('textbox', { name: fields[at % 2 === 0 ? 0 : 1], exact: true }).focus();
    await page.keyboard.press('End');
    // Deletes the letters again, so that the CV keeps its length.
    await page.keyboard.press(at % 4 < 2 ? (LETTERS.at(at % LETTERS.length) ?? 'e') : 'Backspace');
    await pagesAreShown(screen);
  }
}

async function heldBy({ page, tools }: Screen): Promise<Held> {
  await page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor();
  // Twice, because objects freed by the first run may have kept others alive.
  for (let times = 0; times < 2; times += 1) await tools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tools.send('Runtime.getHeapUsage');
  const { nodes } = await tools.send('Memory.getDOMCounters');
  return { heap: usedSize / 1024 / 1024, nodes };
}
