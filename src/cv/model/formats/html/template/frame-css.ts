import { besides, ems, NARROW, number, ON_GROUND, opposite, type TemplateInput, WIDE } from './units.ts';

/** Width of the content in sizes of the text: lines of one column stay readable, two columns take more room. */
const CONTENT_WIDTH = { one: 58, two: 66 };

/** Returns the CSS of the page around the sections: its width, its columns and its grounds. */
export function frameCss(tokens: TemplateInput): string {
  const { columns, margins = 0, spacing, share } = tokens;
  const width = columns ? CONTENT_WIDTH.two : CONTENT_WIDTH.one * (1 - share * margins);
  return `@media screen {
  .cv {
    --em: calc(var(--scale, 1) * max(0.9375rem, var(--size) * 0.1rem));
    --pad: clamp(1.125rem, 5vw, 3rem);
    --top: clamp(1.75rem, 6vw, 4.5rem);
    --width: ${ems(width)};
    --edge: max(var(--pad), (100% - var(--width)) / 2);
    --room: min(100vw - 2 * var(--pad), var(--width));
    position: relative;
    max-width: none;
    padding: var(--top) var(--edge);
    font-size: var(--em);
    line-height: max(1.4, var(--line) * ${number(spacing.line)});
    inline-size: 100%;
  }
  .tools + .cv { --top: max(4.5rem, 6vw); }
}
${columns ? columnsCss(tokens, columns) : ''}${tokens.track ? trackCss(tokens, tokens.track) : ''}`;
}

function trackCss({ share, side, entry, headings }: TemplateInput, track: NonNullable<TemplateInput['track']>) {
  const { gap, gapsOff, least, spine = false, dots = false } = track;
  const spineCss = `
  .cv::after {
    content: "";
    position: absolute;
    inset-block: 0;
    inset-inline-${side}: calc(var(--edge) + var(--track) + var(--gutter) / 2);
    border-inline-start: 1px solid var(--faint);
  }`;
  // A month and a year stay on a line, and a short period does where dates stand in the track.
  const leastWidth = Math.max(least, ['track', 'columns'].includes(entry.dates) ? 10.5 : 8);
  return `${WIDE} {
  .cv {
    --gutter: ${ems(gap)};
    --track: max(${ems(leastWidth)}, ${number(share * track.share)} * var(--room) - ${ems(gap * gapsOff)});
    --in: calc(var(--track) + var(--gutter));
  }${spine ? spineCss : ''}${dots ? dotsCss(side, headings) : ''}
}
`;
}

/**
 * The line is in the middle of the gutter. On it are a dot beside each entry with dates, and a ring beside each heading
 * that stands over the text.
 */
function dotsCss(side: TemplateInput['side'], headings: TemplateInput['headings']) {
  const title = '.cv .section:not([class*="columns-"]) .title:has(> .dates)';
  const heading = '.cv .section > h2';
  const sign = 'content: ""; position: absolute; z-index: 1; border-radius: 50%;';
  const dot = `
  ${title} { position: relative; }
  ${title}::before { ${sign} inset-block-start: 0.42em; inset-inline-${side}: calc((var(--gutter) + 0.6em) / -2); inline-size: 0.6em; block-size: 0.6em; background: var(--mark); }`;
  const ring = `
  ${heading} { position: relative; }
  ${heading}::before { ${sign} inset-block-start: 0.25em; inset-inline-${side}: calc(var(--in) - (var(--gutter) + 0.85em) / 2); inline-size: 0.85em; block-size: 0.85em; box-sizing: border-box; border: 0.17em solid var(--mark); background: var(--paper); }`;
  return headings === 'template' || headings === 'capitals' ? dot + ring : dot;
}

function columnsCss(tokens: TemplateInput, { gap, ground, rule }: NonNullable<TemplateInput['columns']>) {
  const { side, share } = tokens;
  const { columns, narrowAt, wideAt } = besides(side, 'var(--narrow)');
  const isBeside = tokens.head.name.at === 'main';
  // Rows that hold the name don't grow with the photo beside them.
  const firm = 'minmax(min-content, 0)';
  return `@media screen {
  .cv { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; }
  .cv .head { display: contents; }
  .cv .side { margin-block-start: calc(var(--em) * 2);${ground === 'tint' ? ' --surface: var(--tint);' : ''} }${
    ground === 'accent' ? `\n  .cv .side { ${ON_GROUND} }` : ''
  }
  .cv .foot { grid-column: 1 / -1; }
}
${NARROW} {
${
  ground !== 'paper'
    ? `  .cv .side { padding-block: calc(var(--em) * 1.5); background: ${fillOf(ground)}; border-image: linear-gradient(${fillOf(ground)}, ${fillOf(ground)}) fill 0 / 0 / 0 100vw; }
  .cv:has(> .side) { padding-block-end: 0; }
  .cv .foot { margin-block: calc(var(--em) * 2); }`
    : '  .cv .side { border-block-start: 1px solid var(--faint); padding-block-start: calc(var(--em) * 0.5); }'
}${
  rule
    ? `
  .cv .head > .photo { grid-row: 4; margin-block: ${ems(1.5)} 0; }
  .cv .main { grid-row: 5; }
  .cv .side { grid-row: 6; }`
    : ''
}
}
${WIDE} {
  .cv {
    --gap: ${ems(gap)};
    --narrow: calc(${number(share)} * var(--room) - var(--gap) / 2);
    grid-template-columns: ${columns};
    grid-template-rows: ${isBeside ? `${firm} ${firm} auto auto 1fr auto` : `auto auto ${tokens.head.name.at === 'band' ? 'auto' : 'auto auto'} 1fr auto`};
    column-gap: var(--gap);
  }
  .cv .main { grid-column: ${wideAt}; min-width: 0; }
  .cv .side { grid-column: ${narrowAt}; margin: 0; min-width: 0; }
${ground === 'paper' ? '' : groundCss(side, fillOf(ground))}${ground === 'accent' ? `  .cv .contacts { ${ON_GROUND} }\n` : ''}${
  rule
    ? `  .cv:has(> .side, .photo) .main { margin-inline-${side}: calc(var(--gap) / -2); padding-inline-${side}: calc(var(--gap) / 2); border-inline-${side}: 1px solid var(--faint); }
`
    : ''
}${
  ground === 'paper' && tokens.head.name.at !== 'band' && !isBeside
    ? '  .cv:not(:has(> .side, .photo)) .main { grid-column: 1 / -1; }\n'
    : ''
}${rowsCss(tokens, { narrowAt, wideAt })}}
`;
}

type Ground = NonNullable<TemplateInput['columns']>['ground'];
const fillOf = (ground: Ground) => (ground === 'accent' ? 'var(--ground)' : 'var(--tint)');

/** The ground of the narrow column runs to the edge of the window. */
const groundCss = (side: TemplateInput['side'], fill: string) => `  .cv::before {
    content: "";
    position: absolute;
    inset-block: 0;
    inset-inline-${side}: 0;
    inline-size: calc(var(--edge) + var(--narrow) + var(--gap) / 2);
    border-inline-${opposite(side)}: 1px solid transparent;
    background: ${fill};
  }
  .cv > *, .cv .head > * { position: relative; }
`;

type Columns = { narrowAt: number; wideAt: number };

/** Returns the rows of the head and the columns. The last one takes what the longer column needs. */
function rowsCss({ head: { name } }: TemplateInput, { narrowAt, wideAt }: Columns) {
  const narrow = `grid-column: ${narrowAt}`;
  const wide = `grid-column: ${wideAt}`;
  if (name.at === 'main')
    return `  .cv h1 { ${wide}; grid-row: 1; }
  .cv .headline { ${wide}; grid-row: 2; }
  .cv .photo { ${narrow}; grid-row: 1 / 4; }
  .cv .contacts { ${narrow}; grid-row: 1 / 5; align-self: start; }
  .cv .photo ~ .contacts { grid-row: 4; }
  .cv .main { grid-row: 3 / 6; }
  .cv .side { grid-row: 5; }
  .cv .foot { grid-row: 6; ${wide}; }
`;
  if (name.at === 'band')
    return `  .cv h1 { ${wide}; grid-row: 1; }
  .cv .headline { ${wide}; grid-row: 2; }
  .cv .photo { ${narrow}; grid-row: 1 / 3; }
  .cv .contacts { ${narrow}; grid-row: 3; align-self: start; }
  .cv .main { grid-row: 3 / 5; }
  .cv .side { grid-row: 4; }
`;
  return `  .cv h1, .cv .headline, .cv .contacts { grid-column: 1 / -1; }
  .cv h1 { grid-row: 1; }
  .cv .headline { grid-row: 2; }
  .cv .contacts { grid-row: 3; }
  .cv .head > .photo { ${narrow}; grid-row: 4; margin-block: ${ems(1.6)} 0; }
  .cv .main { grid-row: 4 / 6; }
  .cv .side { grid-row: 5; }
`;
}
