import type { Page } from '@playwright/test';
import type { Figure } from '../report.ts';
import { cvEdited } from '../typeset/cv-of-two-pages.ts';
import { type BrowserTab, type EditorSession, openEditor, waitForPages, withTab } from './browser.ts';

/** The number of edits after which the undo history has reached its maximum. */
const WARM_UP_EDITS = 200;
const EDITS = 1000;
const MAX_GROWTH = 1.1;
const LETTERS = 'etaoinshrdlu';
/** The number of consecutive edits in one section before the next edits go to the other section. */
const EDITS_PER_SECTION = 20;

const folded = (page: Page, name: string | RegExp) => page.getByRole('button', { name, expanded: false }).first();
const openDetails = (page: Page) => folded(page, /^Personal details/).click();
async function openWorkEntry(page: Page) {
  await folded(page, /^Work experience/).click();
  const entry = page.locator('[data-place^="sections/"] li[data-place]').first();
  await entry.getByRole('button', { expanded: false }).first().click();
}
/** The two edited sections, with their fields. Unfolding a section folds the personal details. */
const FORM_SECTIONS = [
  [openWorkEntry, ['Job title', 'Organization']],
  [openDetails, ['Headline', 'Phone']],
] as const;

type MemoryUse = { heap: number; nodes: number };

/** Measures the memory of the editor's page after a thousand undoable edits, compared with its memory before. */
export const longSession = (session: EditorSession): Promise<Figure[]> =>
  withTab(session.browser, async (tab) => {
    await openEditor(tab, session, cvEdited(0));
    await edit(tab, 0, WARM_UP_EDITS);
    const before = await memoryUseOf(tab);
    await edit(tab, WARM_UP_EDITS, EDITS);
    const after = await memoryUseOf(tab);
    const name = `after ${EDITS} edits vs before`;
    const grown = (what: keyof MemoryUse) => ({
      product: after[what],
      bare: before[what],
      ratio: after[what] / before[what],
    });
    return [
      { name: `heap of the editor's page ${name}`, unit: 'MB', ...grown('heap'), atMost: MAX_GROWTH },
      { name: `its nodes ${name}`, unit: '', ...grown('nodes'), atMost: MAX_GROWTH },
    ];
  });

/**
 * Edits two fields alternately, because consecutive edits of one field form one undo step. Waits for the preview each
 * time.
 */
async function edit(tab: BrowserTab, from: number, count: number) {
  const { page } = tab;
  for (let at = from; at < from + count; at += 1) {
    const [unfold, fields] = FORM_SECTIONS[Math.floor(at / EDITS_PER_SECTION) % 2 === 0 ? 0 : 1];
    if (at % EDITS_PER_SECTION === 0) await unfold(page);
    await page.getByRole('textbox', { name: fields[at % 2 === 0 ? 0 : 1], exact: true }).focus();
    await page.keyboard.press('End');
    // Deletes the letters again, so that the CV keeps its length.
    await page.keyboard.press(at % 4 < 2 ? (LETTERS.at(at % LETTERS.length) ?? 'e') : 'Backspace');
    await waitForPages(tab);
  }
}

async function memoryUseOf({ page, tools }: BrowserTab): Promise<MemoryUse> {
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
