import type { Design } from '../../../design.ts';
import type { TemplateTokens } from '../../../template-tokens.ts';
import { entryCss } from './entry-css.ts';
import { frameCss } from './frame-css.ts';
import { headCss } from './head-css.ts';
import { headingCss } from './heading-css.ts';
import { ems, type TemplateInput, WIDE } from './units.ts';

type TemplateDesign = Pick<Design, 'sidebar' | 'sidebarWidth' | 'headings'>;
type Script = { direction: 'ltr' | 'rtl'; hasItalics: boolean };

/**
 * Returns the CSS by which an article has the layout of its template on screens, after that of all articles. It contains
 * nothing but numbers and words of our own.
 */
export function templateCss(
  tokens: TemplateTokens,
  { sidebar, sidebarWidth, headings }: TemplateDesign,
  script: Script,
): string {
  const input: TemplateInput = {
    ...tokens,
    // Members say left or right for pages that are read from left to right.
    side: sidebar === 'left' ? 'start' : 'end',
    share: sidebarWidth / 100,
    direction: script.direction,
    headings,
    isTracked: script.hasItalics,
  };
  return `${frameCss(input)}${headCss(input)}${entryCss(input)}${headingCss(input)}${tokens.cards ? CARDS : ''}${tokens.boxes ? BOXES[tokens.boxes] : ''}${letterCss(input)}${FORCED_COLOURS}`;
}

/** Cards have the inset that takes the place of the space between sections. */
const CARDS = `@media screen {
  .cv .section { margin-block-start: ${ems(1)}; padding: ${ems(1)} ${ems(1.2)} ${ems(1.1)}; border-radius: ${ems(0.6)}; background: var(--tint); }
}
`;

/** Forms are made of boxes. A heading lies on a ground across its box. */
const BOXES = {
  sections: `@media screen {
  .cv .head { padding: ${ems(0.8)}; border: 1px solid var(--mark); }
  .cv .contacts li { padding-block-start: 0.3em; border-block-start: 1px solid var(--faint); }
  .cv .section { margin-block-start: ${ems(0.8)}; border: 1px solid var(--mark); }
  .cv .section > h2 { margin: 0; padding: 0.25em ${ems(0.8)}; background: var(--tint); border-block-end: 1px solid var(--mark); text-align: center; }
  .cv .section > .body { padding: ${ems(0.6)} ${ems(0.8)}; }
}
${WIDE} {
  .cv .section:not(:has(.dates), [class*="columns-"]) > .body { margin-inline: 0; }
  .cv .section .title > .dates { padding-inline: ${ems(0.8)}; }
}
`,
  entries: `@media screen {
  .cv .section:is(.of-work, .of-volunteer, .of-projects):not([class*="columns-"]) > .body > .items > .item { padding: ${ems(0.6)} ${ems(0.8)}; border: 1px solid var(--mark); }
}
`,
};

/** A letter stands where the text of its CV does. */
const letterCss = ({ track, side }: TemplateInput) =>
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
