import type { EntryTokens } from '../../../template-tokens.ts';
import { besides, ems, number, ROOMY, type TemplateInput, WIDE } from './units.ts';

/** Entries beside which a track or a second column has room. Those in columns have none. */
const SINGLE = '.cv .section:not([class*="columns-"])';
const SIGN = `content: "\\a0· "`;

/** Returns the CSS of sections and their entries. */
export function entryCss(tokens: TemplateInput): string {
  const { entry, spacing, opening } = tokens;
  const { besideStyle, details, publications, rows } = entry;
  return `@media screen {
  .cv .section { margin-block-start: calc(var(--em) * (0.5 + 1.55 * var(--airy)) * ${number(spacing.section)} + ${ems(0.35)}); padding: 0; border: 0; }
  .cv .items { gap: calc(var(--em) * 1.05 * var(--airy) * ${number(spacing.entry)} + ${ems(0.1)}) 2em; }
  .cv .roles { gap: calc(var(--em) * 0.8 * var(--airy) * ${number(spacing.entry)} + ${ems(0.1)}); padding: 0; border: 0; }
  .cv h3, .cv h4, .cv h5 { font-family: var(--bold, var(--body)); font-weight: 600; }
  .cv .title { column-gap: 1em; }
  .cv .title > .address { font-size: 0.92em; color: var(--quiet); }
  .cv .beside { ${BESIDE[besideStyle]} }
  .cv p.beside { color: ${besideStyle === 'quiet' ? 'var(--quiet)' : 'inherit'}; }
${entry.beside === 'leading' ? POSITIONS : ''}${details === 'run-on' ? `  .cv .details > li { display: inline; }\n  .cv .details > li + li::before { ${SIGN}; }\n` : ''}${
  publications === 'cited'
    ? '  .cv .of-publications h3 { font-family: var(--italic, inherit); font-weight: 400; font-style: var(--slant); }\n'
    : ''
}${rows ? rowsCss : ''}${
  opening
    ? `  .cv .of-summary .body { font-family: var(--heading); font-size: ${number(opening)}em; line-height: 1.45; }\n`
    : ''
}${lineCss(entry)}${entry.apart ? '' : RUN_ON}  .cv .bare strong { font: inherit; }
}
${datesCss(tokens)}${shortsCss(tokens)}${tokens.columns ? sideCss : ''}${tokens.track ? endCss(tokens) : ''}`;
}

const RUN_ON = `  .cv .bare { display: block; }
  .cv .bare > li { display: inline; }
  .cv .bare > li + li::before { ${SIGN}; }
`;

/** Positions are as light as the lines beside other headings. */
const POSITIONS = `  .cv .organization ~ :is(h3, h4, h5), .cv .roles > li > .title > :is(h4, h5) { font-family: var(--beside, inherit); font-weight: 400; font-style: var(--slant); }
`;

const BESIDE: Record<EntryTokens['besideStyle'], string> = {
  italic: 'color: inherit; font-family: var(--beside, inherit); font-style: var(--slant);',
  quiet: 'color: var(--quiet); font-family: inherit; font-style: normal;',
  plain: 'color: inherit; font-family: inherit; font-style: normal;',
};

const rowsCss = `  .cv .section > .body > ul > li + li { padding-block-start: ${ems(0.5)}; border-block-start: 1px solid var(--faint); }
`;

/** Details beside the name run on in its line, where that has room; the dates float at the end of it. */
function lineCss({ beside, address, dates }: EntryTokens) {
  if (dates === 'line') return '';
  const isLine = beside === 'line' || beside === 'leading';
  const title = beside === 'leading' ? '.cv .title:not(.leading)' : '.cv .title';
  const runOn = `    ${title} { display: flow-root; }
    ${title} > :is(h3, h4, h5), ${title} > .beside { display: inline; }
    ${title} > :is(h3, h4, h5):has(~ .beside) { margin-inline-end: 0.35em; }
    ${title} > .dates { float: inline-end; margin-inline-start: 1em; }
`;
  const addressInLine = isLine
    ? `    ${title} > .address { display: inline; }
`
    : `    .cv .title:has(> .beside + .address)::after { content: ""; flex-basis: 100%; order: 1; }
    .cv .title:has(> .beside + .address) { justify-content: start; column-gap: 0.4em; }
    .cv .title > .dates:has(~ .beside + .address) { margin-inline-start: auto; }
    .cv .title > .beside:has(+ .address), .cv .title > .beside + .address { order: 2; flex-basis: auto; }
`;
  return `  ${ROOMY} {
${isLine ? runOn : ''}${beside === 'leading' ? LEADING : ''}${address === 'line' ? `${addressInLine}    ${title} > .beside:has(+ .address)::after { content: "\\a0·\\a0"; }\n` : ''}  }
`;
}

/** The organization and the place are a line before the position and the dates. */
const LEADING = `    .cv .leading { display: grid; grid-template-columns: minmax(50%, 1fr) auto; }
    .cv .leading > :is(.place, .dates) { text-align: end; }
    .cv .leading > :is(.beside, .address, .organization:not(:has(+ .place))) { grid-column: 1 / -1; }
`;

function datesCss({ entry, track, side }: TemplateInput) {
  const { dates, beside } = entry;
  if (!['track', 'columns'].includes(dates) || !track) return '';
  const lean = track.leans === 'inwards' ? (side === 'start' ? 'end' : 'start') : side;
  // It takes no room of its own: as much as it is wide, it stands outside of the text.
  const away = `inline-size: var(--track); margin-inline: ${side === 'start' ? 'calc(-1 * var(--in)) var(--gutter)' : 'var(--gutter) calc(-1 * var(--in))'}; text-align: ${lean};`;
  const place = beside === 'line' ? `float: inline-${side}; ${away}` : `order: ${side === 'start' ? -1 : 1}; ${away}`;
  return `${WIDE} {
  ${SINGLE} .title > .dates { ${place} }
  ${SINGLE} .title:not(:last-child) > .dates { block-size: 1lh; }
${beside === 'line' ? '' : `  ${SINGLE} .title > :is(h3, h4, h5) { flex: ${beside === 'end' ? '0 1 auto' : '0 0 100%'}; }\n  ${SINGLE} .title { justify-content: start; column-gap: 0; }\n`}}
`;
}

/** The sign of a level stands at the end of the text, before a track that follows it. */
const withLevel = (columns: string, side: TemplateInput['side']) =>
  side === 'start' ? `${columns} auto` : columns.replace(' var(--track)', ' auto var(--track)');

/** Details beside the name stand at the end of its line, where they fit. */
const endCss = ({ entry }: TemplateInput) =>
  entry.beside === 'end'
    ? `${WIDE} {
  ${SINGLE} .title > .beside { flex-basis: auto; margin-inline-start: auto; padding-inline-start: 1em; }
  ${SINGLE} .title > :is(h3, h4, h5) { margin-inline-end: auto; }
  ${SINGLE} .title > .address { order: 2; }
}
`
    : '';

function shortsCss({ entry: { short, weight }, track, side }: TemplateInput) {
  const { columns, narrowAt, wideAt } = besides(side, 'var(--track)');
  const shorts = `${SINGLE} .shorts:not(.bare) > li`;
  const base = `@media screen {
  .cv .shorts > li { display: flow-root; }
  .cv .shorts > li > .level { float: inline-end; line-height: inherit; margin-inline-start: 1em; }
  .cv .shorts > li:has(> .level) > .said:not(:has(> .beside:only-child)) { display: block; margin: 0; }
${short === 'lines' ? '  .cv .shorts > li:not(:has(> .said)) > strong, .cv .shorts > li:has(> .said > .beside:only-child) > strong { font-family: inherit; font-weight: inherit; }\n' : ''}}
`;
  switch (short) {
    case 'lines':
      return base;
    case 'track':
      return track
        ? `${base}${WIDE} {
  ${shorts} { display: grid; grid-template-columns: ${withLevel(columns, side)}; column-gap: var(--gutter); margin-inline-${side}: calc(-1 * var(--in)); align-items: baseline; }
  ${shorts} > strong { grid-column: ${side === 'start' ? narrowAt : 3}; color: var(--quiet); font-family: inherit; font-weight: inherit; text-align: ${track.leans === 'inwards' ? (side === 'start' ? 'end' : 'start') : side}; }
  ${shorts} > .said { grid-column: ${wideAt}; grid-row: 1; margin: 0; }
  ${shorts} > .level { grid-column: ${side === 'start' ? 3 : 2}; grid-row: 1; margin: 0; }
}
`
        : base;
    case 'table':
      return `${base}${WIDE} {
  ${shorts} { display: grid; grid-template-columns: minmax(7em, 22%) minmax(0, 1fr) auto; column-gap: 1.2em; align-items: baseline; }
  ${shorts} > .said { grid-column: 2; grid-row: 1; margin: 0; }
  ${shorts} > .level { grid-column: 3; grid-row: 1; margin: 0; }
  ${shorts} > strong { font-weight: ${Math.min(weight, 600)}; }
}
`;
    case 'pairs':
      return `${base}${WIDE} {
  ${shorts} { display: grid; grid-template-columns: minmax(0, 30%) auto minmax(0, 1fr); column-gap: 0.6em; align-items: baseline; }
  ${shorts} > .said { grid-column: 3; grid-row: 1; margin: 0; padding-inline-start: calc(var(--gutter) / 2 - 0.3em); }
  ${shorts} > .level { grid-column: 2; grid-row: 1; margin: 0; }
}
`;
  }
}

/** In the narrow column, dates stand below what they are of. */
const sideCss = `@media screen {
  .cv .side .section:first-child { margin-block-start: calc(var(--em) * 1.6); }
  .cv .side .title { display: flex; flex-direction: column; }
  .cv .side .title > .beside { margin: 0; }
  .cv .side .title > .dates { order: 1; float: none; margin: 0; font-size: 0.92em; }
  .cv .side .shorts > li > .said:not(:has(> .beside:only-child)) { display: block; margin: 0; }
  .cv .side { hyphens: auto; }
}
${WIDE} {
  .cv .main > .section:first-child { margin-block-start: calc(var(--em) * 1.6); }
}
`;
