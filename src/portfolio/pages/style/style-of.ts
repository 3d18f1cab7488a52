import type { SiteLayout } from '../../model/site.ts';
import type { SitePageWithFonts } from '../site-page-input.ts';
import { BASE } from './base.ts';
import { COLUMN } from './column.ts';
import { CONTACT } from './contact.ts';
import { GALLERY } from './gallery.ts';
import { INDEX } from './index-layout.ts';
import { LEDGER } from './ledger.ts';
import { CV_PRINT, PRINT, PRINT_PREVIEW } from './print.ts';
import { PROSE } from './prose.ts';
import { variablesOf } from './variables.ts';

const LAYOUT_STYLES: Record<SiteLayout, string> = { column: COLUMN, index: INDEX, gallery: GALLERY, ledger: LEDGER };

/** Returns the complete style sheet of a page. */
export function styleOf(
  { view, page, cv, fonts, isStandalone = false, asPrint = false, bar }: SitePageWithFonts,
  pictures: readonly string[],
) {
  const isLong = page.kind === 'project' || page.kind === 'achievements' || page.kind === 'home';
  const style = [
    ...variablesOf(view.site, fonts),
    ...(cv && page.kind === 'cv' ? [cv.style] : []),
    BASE,
    ...(isLong ? [PROSE] : []),
    ...(page.kind === 'contact' ? [CONTACT] : []),
    ...(bar ? [BAR] : []),
    LAYOUT_STYLES[view.site.layout],
    ...(isStandalone ? [STANDALONE] : []),
    ...pictures,
    `@media print {\n${page.kind === 'cv' ? `${PRINT}\n${CV_PRINT}` : PRINT}\n}`,
    '',
  ].join('\n');
  return asPrint ? toPrintPreview(style) : style;
}

/** Applies the print rules of a style sheet on screen, for the print preview. */
const toPrintPreview = (style: string) =>
  `${style.replaceAll('@media print', '@media all').replaceAll('@media screen', '@media not all')}${PRINT_PREVIEW}\n`;

/** Styles of the header of a page that is shared alone. */
const STANDALONE = `.alone .portrait { width: 3rem; margin-block: 0; }
.alone:is(.column, .ledger) .who { align-items: center; justify-content: start; gap: 0.9rem; }
.alone.index .portrait { width: 5.5rem; margin-block-end: 1.25rem; }`;

/** Styles of the notice above a draft, which only its member sees. */
const BAR = `.bar { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding: 0.6rem var(--edge); background: var(--surface); border-block-end: 1px solid var(--hair); font: 0.8125rem/1.4 system-ui, sans-serif; }`;
