import { html, type Markup } from '#platform/pure/markup.ts';
import { OPENING_FRAME_ID } from './opening-frame-id.ts';
import type { AppRoute } from './route-table.ts';

const BLOCK = 'animate-breathe bg-border forced-colors:border rounded-card';
const blocks = (count: number, size: string) =>
  Array.from({ length: count }, () => html`<div class="${BLOCK} ${size}"></div>`);

/** The navigation and the screen of the members' area. */
const navigated = (brand: string) => html`<div class="flex min-h-full">
<div class="flex w-16 shrink-0 flex-col gap-3 border-border border-e px-3 py-4 max-sm:hidden xl:w-58">
<div class="mb-3 truncate px-2 font-medium text-base leading-8 max-xl:opacity-0">${brand}</div>
${blocks(8, 'h-7')}
</div>
<div class="mx-auto w-full max-w-6xl px-4 py-8 sm:px-8">
<div class="${BLOCK} mb-8 h-7 w-48"></div>
<div class="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">${blocks(6, 'h-40')}</div>
</div>
</div>
<div class="fixed inset-x-0 bottom-0 h-14 border-border border-t bg-background sm:hidden"></div>`;

const BACK = html`<svg width="16" height="16" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" class="rtl:-scale-x-100"><path d="m12 19-7-7 7-7M19 12H5"/></svg>`;

/** The bar, the pane and the page of an editor. */
const WHOLE = html`<div class="flex h-full flex-col">
<div class="flex h-13 shrink-0 items-center border-border border-b px-4.5 text-text-secondary">${BACK}</div>
<div class="flex min-h-0 flex-1">
<div class="grid w-full content-start gap-6 p-6 lg:w-110">${blocks(8, 'h-8')}</div>
<div class="flex-1 overflow-hidden bg-desk p-10 max-lg:hidden"><div class="mx-auto h-full max-w-2xl bg-paper shadow-sheet"></div></div>
</div>
</div>`;

type FrameOptions = { brand: string; direction: 'ltr' | 'rtl' };

/**
 * Returns the frame in which a member's screen will appear, for the time until the scripts have run. Signed-out screens
 * have none.
 */
export function openingFrameOf({ access, frame }: AppRoute, { brand, direction }: FrameOptions): Markup {
  if (access === 'public') return html``;
  const isWhole = frame === 'whole';
  return html`<div id="${OPENING_FRAME_ID}" aria-hidden="true"${isWhole && html` data-whole`} dir="${direction}" class="pointer-events-none fixed inset-0 overflow-hidden">${isWhole ? WHOLE : navigated(brand)}</div>`;
}
