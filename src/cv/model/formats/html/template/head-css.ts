import type { HeadTokens } from '../../../template-tokens.ts';
import { arrangementCss } from './arrangement-css.ts';
import { ems, NARROW, number, ON_GROUND, ROOMY, type TemplateInput } from './units.ts';

/** Size of the name on the narrowest screens; long names still fit. */
const NARROW_NAME = 1.9;

/** Returns the CSS of the head: name, headline, contact details and photo. */
export function headCss(tokens: TemplateInput): string {
  const { head } = tokens;
  return `@media screen {
${titleCss(tokens)}${nameCss(tokens)}${contactsCss(tokens)}${photoCss(head)}${ruleCss(head)}${head.name.at === 'centre' ? CENTRED : ''}${head.name.at === 'band' ? BAND : ''}${head.name.at === 'banner' ? BANNER : ''}}
${head.name.at === 'band' ? STACKED_BAND : ''}${arrangementCss(tokens)}`;
}

function titleCss({ title, isTracked }: TemplateInput) {
  if (!title) return '';
  const { size, weight, tracking, at } = title;
  return `  .cv .document {
    margin-block-end: ${ems(1.2)};
    font-family: var(--heading);
    font-size: clamp(${number(Math.min(size, NARROW_NAME))}em, 1.2em + 1.5vw, ${number(size)}em);
    font-weight: ${weight};
    line-height: 1.2;
    letter-spacing: ${isTracked && tracking !== 0 ? `${number(tracking)}em` : 'normal'};${at === 'centre' ? '\n    text-align: center;' : ''}
  }
`;
}

function nameCss({ head: { name, headline }, heading, isTracked }: TemplateInput) {
  const least = Math.min(name.size, NARROW_NAME);
  const base = least * 0.55;
  // Reaches its full size in a window of 1,000 pixels.
  const grows = 1.6 * (name.size - base);
  const { size, colour, italic } = headline;
  return `  .cv h1 {
    font-family: var(--name, var(--heading));
    font-size: clamp(${number(least)}em, ${number(base)}em + ${number(grows)}vw, ${number(name.size)}em);
    font-weight: ${name.weight};
    line-height: 1.12;
    letter-spacing: ${isTracked && name.tracking !== 0 ? `${number(name.tracking)}em` : 'normal'};
    overflow-wrap: break-word;
  }
${name.family ? `  .cv h1 .family { font-family: var(--heading); font-weight: ${heading.weight}; }\n` : ''}  .cv .headline {
    margin-block-start: 0.35em;
    color: var(--${colour});
    font-family: var(--headline);
    font-size: clamp(1em, 0.8em + 0.8vw, ${number(Math.max(size, 1))}em);
    font-style: ${italic && isTracked ? 'italic' : 'normal'};
    line-height: 1.35;
  }
`;
}

const LINE = 'display: flex; flex-wrap: wrap; gap: 0.3em 1.5em';
const CONTACTS: Record<HeadTokens['contacts'], string> = {
  line: LINE,
  text: LINE,
  beside: LINE,
  aside: LINE,
  grid: 'display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr)); gap: 0.2em 1.5em',
  pairs: 'display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15em), 1fr)); gap: 0.2em 1.5em',
  form: 'display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25em',
  table: 'display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25em',
  list: 'display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25em',
};

function contactsCss({ head: { contacts, smallCapitals }, isTracked }: TemplateInput) {
  const areSigned = contacts === 'line' || contacts === 'text';
  return `  .cv .contacts { ${CONTACTS[contacts]}; align-items: baseline; margin-block-start: 1em; line-height: 1.4; }
  .cv .contacts li { position: relative; min-width: 0; overflow-wrap: anywhere; }
  .cv .contacts li:has(> .icon) { padding-inline-start: 1.4em; }
  .cv .contacts .icon { display: inline-block; inline-size: 0.95em; block-size: 0.95em; margin-inline: -1.4em 0.45em; vertical-align: -0.1em; color: var(--accent); }
  .cv .contacts .label { display: inline; font-size: 1em; }
${
  LABELLED.includes(contacts)
    ? ''
    : '  .cv .contacts .implied { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }\n'
}${contacts === 'list' ? LIST : ''}${areSigned ? SIGNS : ''}${smallCapitals ? `  .cv .contacts { font-variant-caps: small-caps; letter-spacing: ${isTracked ? '0.03em' : 'normal'}; }\n` : ''}`;
}

/** Contact details of which each has its label. */
const LABELLED: readonly string[] = ['form', 'table', 'list'];

/** Labels stand in a column of their own where a line has room for it. */
const LIST = `  ${ROOMY} {
    .cv .contacts li:has(> .label) { display: grid; grid-template-columns: minmax(7em, 22%) minmax(0, 1fr); column-gap: 1em; align-items: baseline; }
    .cv .contacts li:has(> .label) > :last-child { justify-self: start; }
  }
`;

/** Without icons, a sign parts the contact details, unless each has a line of its own. */
const SIGNS = `  ${ROOMY} {
    .cv .contacts:not(:has(.icon)) { column-gap: 0.6em; }
    .cv .contacts:not(:has(.icon)) li:not(:last-child)::after { content: "·"; margin-inline-start: 0.6em; }
  }
`;

const photoCss = ({ photo: { at, size } }: HeadTokens) => `  .cv .photo {
    float: none;
    display: block;
    inline-size: clamp(${number(Math.min(size, 5.5))}rem, 20vw, ${ems(size)});
    max-inline-size: 100%;
    margin: 0 0 1rem;
  }
${at === 'edge' ? `  .cv .photo { border: 0.3rem solid var(--paper); inline-size: clamp(7rem, 20vw, var(--portrait)); }\n  .cv { --portrait: ${ems(size)}; }\n` : ''}`;

const CENTRED = `  .cv .head { text-align: center; }
  .cv .photo { margin-inline: auto; }
  .cv .contacts { justify-content: center; }
`;

const BANNER = `  .cv .head {
    ${ON_GROUND}
    padding-block-end: ${ems(1.8)};
    background: var(--ground);
    border-image: linear-gradient(var(--ground), var(--ground)) fill 0 / 0 / var(--top) 100vw 0;
  }
  main { --on-top: var(--on-ground); }
`;

const BAND = `  .cv::before {
    content: "";
    grid-column: 1 / -1;
    grid-row: 1 / 4;
    border-image: linear-gradient(var(--ground), var(--ground)) fill 0 / 0 / var(--top) 100vw 0;
  }
  .cv .photo { position: relative; }
  .cv h1, .cv .headline { position: relative; color: var(--on-ground); }
  .cv .headline, .cv h1:not(:has(~ .headline)) { padding-block-end: ${ems(1.6)}; }
  main { --on-top: var(--on-ground); }
`;

/** On narrow screens, the band holds the photo too. */
const STACKED_BAND = `${NARROW} {
  .cv .photo { grid-row: 1; grid-column: 1; }
  .cv h1 { grid-row: 2; grid-column: 1; }
  .cv .headline { grid-row: 3; grid-column: 1; }
}
`;

function ruleCss({ rule, line }: HeadTokens) {
  switch (rule) {
    case 'none':
      return '';
    case 'over-contacts':
      return `  .cv .contacts { margin-block-start: ${ems(1.2)}; padding-block-start: ${ems(0.9)}; border-block-start: 1px solid var(--${line}); }\n`;
    case 'around':
      return `  .cv h1 { border-block-start: ${ems(0.5)} solid var(--${line}); padding-block-start: ${ems(1)}; }
  .cv .contacts { margin-block-start: ${ems(1.1)}; padding-block: ${ems(0.7)}; border-block: 1px solid var(--${line}); }
`;
    case 'short-below':
      return `  .cv .head::after { inline-size: 12%; min-inline-size: 4em; margin: ${ems(1.2)} auto 0; border-block-start: 1px solid var(--${line}); }\n`;
  }
}
