import { type SiteLayout, themeOfSite } from '../../model/site.ts';
import { readableColours } from '../../model/themes.ts';
import type { SitePageSet } from '../site-given.ts';
import { BASE } from './base.ts';
import { COLUMN } from './column.ts';
import { CONTACT } from './contact.ts';
import { GALLERY } from './gallery.ts';
import { INDEX } from './index-layout.ts';
import { LEDGER } from './ledger.ts';
import { CV_PRINT, PRINT, SHEET } from './print.ts';
import { STORY } from './story.ts';

const LAYOUTS: Record<SiteLayout, string> = { column: COLUMN, index: INDEX, gallery: GALLERY, ledger: LEDGER };

const PLAIN_FACES = { body: 'Georgia, "Times New Roman", serif', heading: 'Georgia, "Times New Roman", serif' };
/** Small words beside those of a book’s typeface. */
const SMALL_WORDS = 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** How a page of a site looks. Values are colours that were checked, and our own names. */
export function styleOf({ view, page, cv, faces, asPrint = false, bar }: SitePageSet, pictures: readonly string[]) {
  const theme = themeOfSite(view.site);
  const colors = readableColours(theme.colors);
  const { body, heading } = faces ?? PLAIN_FACES;
  const isBookish = isSerif(body);
  const variables = {
    'color-scheme': theme.isDark ? 'dark' : 'light',
    '--primary': colors.primary,
    '--secondary': colors.secondary,
    '--ground': colors.background,
    '--surface': colors.surface,
    '--ink': colors.text,
    '--soft': colors.textSecondary,
    '--hair': colors.border,
    '--error': colors.error,
    '--success': colors.success,
    '--body': body,
    '--heading': heading,
    '--small': isBookish ? (isSerif(heading) ? SMALL_WORDS : heading) : body,
    '--weight': `${faces?.headingWeight ?? 600}`,
    '--slant': isBookish ? 'italic' : 'normal',
  };
  const isLong = page.kind === 'project' || page.kind === 'achievements' || page.kind === 'home';
  const style = [
    ...(faces?.rules ?? []),
    `:root {\n${Object.entries(variables)
      .map(([name, value]) => `  ${name}: ${value};\n`)
      .join('')}}`,
    ...(cv && page.kind === 'cv' ? [cv.style] : []),
    BASE,
    ...(isLong ? [STORY] : []),
    ...(page.kind === 'contact' ? [CONTACT] : []),
    ...(bar ? [BAR] : []),
    LAYOUTS[view.site.layout],
    ...pictures,
    `@media print {\n${page.kind === 'cv' ? `${PRINT}\n${CV_PRINT}` : PRINT}\n}`,
    '',
  ].join('\n');
  return asPrint ? asOnPaper(style) : style;
}

/** The rules as a printer takes them, for a sheet that is seen on a screen. */
const asOnPaper = (style: string) =>
  `${style.replaceAll('@media print', '@media all').replaceAll('@media screen', '@media not all')}${SHEET}\n`;

const isSerif = (faces: string) => !/(?:sans-serif|monospace)\s*$/.test(faces);

/** What its member is told above a page that nobody else sees. */
const BAR = `.bar { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; padding: 0.6rem var(--edge); background: var(--surface); border-block-end: 1px solid var(--hair); font: 0.8125rem/1.4 system-ui, sans-serif; }`;
