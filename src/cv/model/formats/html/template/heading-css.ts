import type { HeadingTokens } from '../../../template-tokens.ts';
import { besides, ems, number, type TemplateInput, WIDE } from './units.ts';

/** Returns the CSS of the headings of sections: their letters, the lines around them, and where they stand. */
export function headingCss(tokens: TemplateInput): string {
  const { heading, sideHeading, headings, track, columns } = tokens;
  const isFramed = headings === 'template' || headings === 'capitals';
  const at = isFramed || heading.at === 'hanging' ? heading.at : track ? 'across' : 'over';
  const main = '.cv .section > h2';
  const side = '.cv .side .section > h2';
  const shadeOfSide = columns?.ground === 'tint' ? 'var(--paper)' : 'var(--tint)';
  return `@media screen {
  .cv h2 { ${lettersOf(tokens, heading)} }
  ${main} { margin: 0 0 ${ems(0.45 * tokens.spacing.heading + 0.12)}; }
${heading.tones ? `  .cv h2 .tone { color: var(--${heading.colour}); }\n` : ''}${sideHeading ? `  ${side} { ${lettersOf(tokens, sideHeading)} }\n` : ''}${
  headings === 'capitals' ? `  ${main} { text-transform: uppercase; font-variant-caps: normal; }\n` : ''
}${isFramed ? frameCss(tokens, heading, main) : ''}${isFramed && sideHeading ? sideFrameCss(tokens, heading, sideHeading) : ''}${
  headings === 'ruled' ? `  ${main} { padding-block-end: 0.2em; border-block-end: 1px solid var(--mark); }\n` : ''
}${
  headings === 'shaded'
    ? `  ${main} { padding: 0.25em 0.45em; background: ${tokens.cards ? 'var(--paper)' : 'var(--tint)'}; }\n  ${side} { background: ${shadeOfSide}; }\n`
    : ''
}}
${placeCss(tokens, at)}`;
}

function lettersOf({ isTracked }: TemplateInput, heading: HeadingTokens) {
  const { size, weight, italic, tracking, case: letterCase, colour, tones } = heading;
  return [
    `color: var(--${tones ? 'text' : colour})`,
    'font-family: var(--heading)',
    `font-size: ${number(size)}em`,
    `font-weight: ${weight}`,
    `font-style: ${italic && isTracked ? 'italic' : 'normal'}`,
    `letter-spacing: ${isTracked && tracking !== 0 ? `${number(tracking)}em` : 'normal'}`,
    `text-transform: ${{ capitals: 'uppercase', lowercase: 'lowercase', 'small-capitals': 'none', none: 'none' }[letterCase]}`,
    ...(letterCase === 'small-capitals' ? ['font-variant-caps: small-caps'] : []),
    'line-height: 1.3;',
  ].join('; ');
}

/** Returns the CSS of the lines around the headings of the narrow column, if they differ from those of the wide one. */
function sideFrameCss(tokens: TemplateInput, { frame }: HeadingTokens, side: HeadingTokens) {
  if (side.frame === frame) return '';
  const h2 = '.cv .side .section > h2';
  const none = `  ${h2} { display: block; padding: 0; border: 0; }\n  ${h2}::before, ${h2}::after { content: none; }\n`;
  return `${frame === 'none' ? '' : none}${frameCss(tokens, side, h2)}`;
}

function frameCss({ side, direction }: TemplateInput, { frame, line, at }: HeadingTokens, h2: string) {
  const color = `var(--${line})`;
  switch (frame) {
    case 'none':
      return '';
    case 'line-beside':
      return at === 'track'
        ? ''
        : `  ${h2} { display: grid; grid-template-columns: auto minmax(1em, 1fr); align-items: center; gap: 0.7em; }
  ${h2}::after { content: ""; border-block-start: 1px solid ${color}; }
`;
    case 'line-below':
      return `  ${h2} { padding-block-end: 0.25em; border-block-end: 1px solid ${color}; }\n`;
    case 'double-below':
      return `  ${h2} { padding-block-end: 0.25em; border-block-end: 4px double ${color}; }\n`;
    case 'tab-below':
      return `  ${h2} { position: relative; padding-block-end: 0.25em; border-block-end: 1px solid ${color}; }
  ${h2}::before { content: ""; position: absolute; inset-block-end: -1px; inset-inline-${side}: 0; inline-size: 3em; border-block-start: 0.22em solid ${color}; }
`;
    case 'bar-above': {
      const isRight = (side === 'start') === (direction === 'ltr');
      return `  ${h2}::before {
    content: "";
    display: block;
    block-size: ${ems(0.32)};
    margin-block-end: 0.35em;
    border-image: linear-gradient(${color}, ${color}) fill 0 / 0 / ${isRight ? '0 100vw 0 0' : '0 0 0 100vw'};
  }
`;
    }
    case 'stub-above':
      return `  ${h2}::before { content: ""; display: block; inline-size: ${ems(2.4)}; margin-block-end: 0.4em; border-block-start: ${ems(0.24)} solid ${color}; }\n`;
    case 'stroke-before':
      return `  ${h2} { padding-inline-start: 0.55em; border-inline-start: 0.3em solid ${color}; line-height: 1.1; }\n`;
    case 'bar-beside':
      return `  ${h2} { display: grid; grid-template-columns: ${ems(2)} minmax(0, 1fr); column-gap: 0.6em; align-items: center; }
  ${h2}::before { content: ""; border-block-start: ${ems(0.26)} solid ${color}; }
`;
    case 'rule-above':
      return `  .cv .section { padding-block-start: ${ems(0.6)}; border-block-start: 2px solid ${color}; }\n`;
  }
}

/** Returns the CSS of the position of headings beside the text. On narrow screens, they stand over it. */
function placeCss({ track, side, heading, headings }: TemplateInput, at: HeadingTokens['at']) {
  const h2 = '.cv .section > h2';
  if (at === 'centre') return `@media screen {\n  ${h2} { text-align: center; }\n}\n${indentCss(side)}`;
  if (at === 'run-in')
    return `@media screen {
  .cv .section:has(> .body > p:first-child) > h2 { float: inline-start; margin: 0 0 -1px; margin-inline-end: 0.6em; line-height: inherit; line-height: 1lh; }
}
`;
  if (!track) return '';
  const { columns, narrowAt, wideAt } = besides(side, 'var(--track)');
  if (at === 'hanging')
    return `${WIDE} {
  .cv .section { display: grid; grid-template-columns: ${columns}; column-gap: var(--gutter); align-items: baseline; }
  ${h2} { grid-column: ${narrowAt}; grid-row: 1; margin: 0; min-width: 0; overflow-wrap: anywhere; }
  .cv .section > .body { grid-column: ${wideAt}; grid-row: 1; min-width: 0; }
}
`;
  const inTrack = `${WIDE} {
  ${h2} { display: grid; grid-template-columns: ${columns}; column-gap: var(--gutter); align-items: center; }
  ${h2} > bdi { grid-column: ${narrowAt}; grid-row: 1; min-width: 0; overflow-wrap: anywhere; text-align: ${track.leans === 'inwards' ? (side === 'start' ? 'end' : 'start') : side}; }
  ${h2}::after { content: ""; grid-column: ${wideAt}; grid-row: 1; border-block-start: 1px solid var(--${heading.line}); }
}
`;
  const isFramed = headings === 'template' || headings === 'capitals';
  const overText = `${WIDE} {
  ${h2} { padding-inline-${side}: var(--in); }
${isFramed && heading.frame === 'tab-below' ? `  ${h2}::before { inline-size: calc(var(--track) + var(--gutter) / 2); }\n` : ''}}
`;
  const besideBar = `${WIDE} {
  ${h2} { grid-template-columns: ${columns}; column-gap: var(--gutter); }
  ${h2}::before { grid-column: ${narrowAt}; grid-row: 1; inline-size: ${ems(3.2)}; max-inline-size: 100%; justify-self: ${side === 'start' ? 'end' : 'start'}; }
  ${h2} > bdi { grid-column: ${wideAt}; grid-row: 1; }
}
`;
  if (isFramed && heading.frame === 'bar-beside') return `${besideBar}${indentCss(side)}`;
  return `${at === 'track' ? inTrack : at === 'text' ? overText : ''}${indentCss(side)}`;
}

const indentCss = (side: TemplateInput['side']) => `${WIDE} {
  .cv .section > .body { margin-inline-${side}: var(--in); }
}
`;
