import type { Design } from '../../../design.ts';
import type { TemplateLook } from '../../../look/template-look.ts';
import { entryCss } from './entry-css.ts';
import { frameCss } from './frame-css.ts';
import { headCss } from './head-css.ts';
import { headingCss } from './heading-css.ts';
import type { LookInput } from './units.ts';

type LookDesign = Pick<Design, 'sidebar' | 'sidebarWidth' | 'headings'>;
type Script = { direction: 'ltr' | 'rtl'; hasItalics: boolean };

/**
 * Returns the CSS by which an article has the look of its template on screens, after that of all articles. It contains
 * nothing but numbers and words of our own.
 */
export function lookCss(look: TemplateLook, { sidebar, sidebarWidth, headings }: LookDesign, script: Script): string {
  const input: LookInput = {
    ...look,
    // Members say left or right for pages that are read from left to right.
    side: sidebar === 'left' ? 'start' : 'end',
    share: sidebarWidth / 100,
    direction: script.direction,
    headings,
    isTracked: script.hasItalics,
  };
  return `${frameCss(input)}${headCss(input)}${entryCss(input)}${headingCss(input)}${letterCss(input)}${FORCED_COLOURS}`;
}

/** A letter stands where the text of its CV does. */
const letterCss = ({ track, side }: LookInput) =>
  track
    ? `@media screen and (min-width: 48rem) {
  .cv.letter .main { margin-inline-${side}: var(--in); }
}
`
    : '';

/** Grounds that are drawn as pictures stay in forced colors, and text on them would not be readable. */
const FORCED_COLOURS = `@media (forced-colors: active) {
  .cv::before, .cv .side { border-image: none; }
  .cv .section > h2::before { border-image: none; }
}
`;
