import type { SiteLayout } from '../../model/site.ts';
import type { SitePageSet } from '../site-given.ts';
import { BASE } from './base.ts';
import { COLUMN } from './column.ts';
import { CONTACT } from './contact.ts';
import { GALLERY } from './gallery.ts';
import { INDEX } from './index-layout.ts';
import { LEDGER } from './ledger.ts';
import { CV_PRINT, PRINT, SHEET } from './print.ts';
import { STORY } from './story.ts';
import { variablesOf } from './variables.ts';

const LAYOUTS: Record<SiteLayout, string> = { column: COLUMN, index: INDEX, gallery: GALLERY, ledger: LEDGER };

/** Returns the complete style sheet of a page. */
export function styleOf(
  { view, page, cv, faces, alone = false, asPrint = false, bar }: SitePageSet,
  pictures: readonly string[],
) {
  const isLong = page.kind === 'project' || page.kind === 'achievements' || page.kind === 'home';
  const style = [
    ...variablesOf(view.site, faces),
    ...(cv && page.kind === 'cv' ? [cv.style] : []),
    BASE,
    ...(isLong ? [STORY] : []),
    ...(page.kind === 'contact' ? [CONTACT] : []),
    ...(bar ? [BAR] : []),
    LAYOUTS[view.site.layout],
    ...(alone ? [ALONE] : []),
    ...pictures,
    `@media print {\n${page.kind === 'cv' ? `${PRINT}\n${CV_PRINT}` : PRINT}\n}`,
    '',
  ].join('\n');
  return asPrint ? asOnPaper(style) : style;
}

/** Applies the print rules of a style sheet on screen, for the print preview. */
const asOnPaper = (style: string) =>
  `${style.replaceAll('@media print', '@media all').replaceAll('@media screen', '@media not all')}${SHEET}\n`;

/** Styles of the header of a page that is shared alone. */
const ALONE = `.alone .portrait { width: 3rem; margin-block: 0; }
.alone:is(.column, .ledger) .who { align-items: center; justify-content: start; gap: 0.9rem; }
.alone.index .portrait { width: 5.5rem; margin-block-end: 1.25rem; }`;

/** Styles of the notice above a draft, which only its member sees. */
const BAR = `.bar { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding: 0.6rem var(--edge); background: var(--surface); border-block-end: 1px solid var(--hair); font: 0.8125rem/1.4 system-ui, sans-serif; }`;
