import type { HeadTokens } from '../../../template-tokens.ts';
import { besides, ems, type TemplateInput, WIDE } from './units.ts';

/** Returns the CSS of the places of name, contact details and photo on wide screens. */
export function arrangementCss({ head, track, side, columns: twoColumns }: TemplateInput) {
  const { name, photo, contacts } = head;
  if (twoColumns) return contacts === 'aside' ? asideCss(name.at === 'band') : '';
  if (name.at === 'centre') return '';
  if (name.at === 'banner') return `${WIDE} {\n${bannerCss}}\n`;
  const pieces: string[] = [];
  if (track && name.at === 'text') pieces.push(inTextCss(photo.at, side));
  else if (track && photo.at === 'track') pieces.push(posterCss(side));
  else if (photo.at === 'end') pieces.push(endPhotoCss);
  else if (photo.at === 'start') pieces.push(besideCss);
  if (contacts === 'form') pieces.push(formCss(side));
  if (contacts === 'table') pieces.push(tableCss(side));
  if (contacts === 'pairs')
    pieces.push(
      '  .cv .contacts { display: block; columns: 2; column-gap: var(--gutter); }\n  .cv .contacts li { break-inside: avoid; }\n',
    );
  return `${WIDE} {
${pieces.join('')}}
`;
}

/** The text of the head stands over the text of sections, the photo in the track or at the end. */
function inTextCss(photoAt: HeadTokens['photo']['at'], side: TemplateInput['side']) {
  if (photoAt === 'end') {
    // It would stand between the text and a track at the end.
    const [photo, text] = side === 'start' ? [2, 1] : [1, 2];
    return `  .cv .head { display: grid; grid-template-columns: minmax(0, 1fr); column-gap: var(--gutter); margin-inline-${side}: var(--in); }
  .cv .head:has(> .photo) { grid-template-columns: ${side === 'start' ? 'minmax(0, 1fr) auto' : 'auto minmax(0, 1fr)'}; }
  .cv .head:has(> .photo) > * { grid-column: ${text}; }
  .cv .head > .photo { grid-column: ${photo}; grid-row: 1 / span 4; margin: 0; }
`;
  }
  const { columns, narrowAt, wideAt } = besides(side, 'var(--track)');
  return `  .cv .head { display: grid; grid-template-columns: ${columns}; grid-template-rows: auto auto auto 1fr; column-gap: var(--gutter); align-items: start; }
  .cv .head > * { grid-column: ${wideAt}; }
  .cv .photo { grid-column: ${narrowAt}; grid-row: 1 / span 4; margin: 0; }
`;
}

/** The name stands over everything, the photo in the track beside the contact details. */
function posterCss(side: TemplateInput['side']) {
  const { columns, narrowAt, wideAt } = besides(side, 'var(--track)');
  return `  .cv .head { display: grid; grid-template-columns: ${columns}; column-gap: var(--gutter); align-items: start; }
  .cv .head > * { grid-column: 1 / -1; }
  .cv .photo { grid-column: ${narrowAt}; grid-row: 3; margin: ${ems(2)} 0 0; }
  .cv .contacts { grid-column: ${wideAt}; grid-row: 3; margin-block-start: ${ems(2)}; }
`;
}

const bannerCss = `  .cv .head:has(> .photo) { display: grid; grid-template-columns: auto minmax(0, 1fr); grid-template-rows: 1fr auto auto auto 1fr; column-gap: 1.6em; }
  .cv .head:has(> .photo) > * { grid-column: 2; }
  .cv .head > .photo { grid-column: 1; grid-row: 1 / 6; align-self: center; margin: 0; }
  .cv .head:has(> .photo) > h1 { grid-row: 2; }
  .cv .head:has(> .photo) > .headline { grid-row: 3; }
  .cv .head:has(> .photo) > .contacts { grid-row: 4; }
`;

const endPhotoCss = `  .cv .head { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: 2em; align-items: end; }
  .cv h1 { grid-row: 1; align-self: end; }
  .cv .headline { grid-row: 2; }
  .cv .photo { grid-column: 2; grid-row: 1 / 3; margin: 0; }
  .cv .contacts { grid-column: 1 / -1; }
`;

const besideCss = `  .cv .head { display: grid; grid-template-columns: minmax(min-content, 1fr) fit-content(58%); grid-template-rows: 1fr auto auto 1fr; column-gap: 2em; }
  .cv .head:has(> .photo) { grid-template-columns: auto minmax(min-content, 1fr) fit-content(58%); }
  .cv .photo { grid-column: 1; grid-row: 1 / 5; align-self: center; margin: 0; }
  .cv h1, .cv .headline { grid-column: -3; }
  .cv h1 { grid-row: 2; }
  .cv .headline { grid-row: 3; }
  .cv .contacts { display: grid; grid-template-columns: repeat(2, minmax(0, auto)); gap: 0.2em 1.5em; grid-column: -2; grid-row: 1 / 5; align-self: center; margin: 0; font-size: 0.92em; }
`;

/** The labels of contact details stand in the track, each with its icon. */
function formCss(side: TemplateInput['side']) {
  const label = 'calc(var(--track) - 1.6em)';
  const [columns, labelAt, iconAt, textAt] =
    side === 'start' ? [`${label} 1.6em minmax(0, 1fr)`, 1, 2, 3] : [`minmax(0, 1fr) 1.6em ${label}`, 3, 2, 1];
  return `  .cv .contacts { margin-inline-${side}: calc(-1 * var(--in)); }
  .cv .contacts li:has(> *) { display: grid; grid-template-columns: ${columns}; padding: 0; align-items: baseline; }
  .cv .contacts .label { grid-column: ${labelAt}; grid-row: 1; text-align: ${side === 'start' ? 'end' : 'start'}; }
  .cv .contacts .icon { grid-column: ${iconAt}; grid-row: 1; margin: 0; justify-self: center; align-self: center; }
  .cv .contacts li > :last-child { grid-column: ${textAt}; grid-row: 1; justify-self: start; margin-inline-${side}: var(--gutter); }
`;
}

/** The labels of contact details stand in the track, where its text does. */
function tableCss(side: TemplateInput['side']) {
  const { columns, narrowAt, wideAt } = besides(side, 'var(--track)');
  return `  .cv .contacts { margin-inline-${side}: calc(-1 * var(--in)); }
  .cv .contacts li:has(> .label) { display: grid; grid-template-columns: ${columns}; column-gap: var(--gutter); align-items: baseline; }
  .cv .contacts .label { grid-column: ${narrowAt}; grid-row: 1; text-align: ${side}; }
  .cv .contacts li > :last-child { grid-column: ${wideAt}; grid-row: 1; justify-self: start; }
  .cv .contacts li:not(:has(> .label)) { padding-inline-${side}: var(--in); }
`;
}

/** The contact details stand in the narrow column, below the photo, which may overlap the band. */
const asideCss = (isBand: boolean) => `${WIDE} {
  .cv .contacts { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.3em; margin: 0; }
  .cv .photo { margin: 0; max-inline-size: 100%; }
  .cv .photo ~ .contacts { margin-block-start: ${ems(1.8)}; }
${
  isBand
    ? `  .cv::before { grid-row: 1 / 3; }
  .cv .photo { align-self: end; margin-block-end: calc(-0.4 * min(var(--portrait), var(--narrow))); inline-size: min(var(--portrait), 100%); }
  .cv .photo ~ .contacts { margin-block-start: calc(0.4 * min(var(--portrait), var(--narrow)) + ${ems(1.5)}); }
  .cv .contacts { margin-block-start: ${ems(2.2)}; }
  .cv h1 { padding-block-start: ${ems(2)}; }
`
    : ''
}}
`;
