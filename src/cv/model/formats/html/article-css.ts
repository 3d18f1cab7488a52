import type { DocumentStyle } from '../../outline/document-style.ts';

/** The CSS of all articles. Colors and fonts come from variables. */
export const BASE_CSS = `.cv, .cv * { box-sizing: border-box; }
.cv {
  max-width: 52rem;
  margin: 0 auto;
  padding: clamp(1.5rem, 6vw, 4.5rem) clamp(1.125rem, 5vw, 3rem);
  background: var(--paper);
  color: var(--text);
  font-family: var(--body);
  font-size: calc(var(--scale, 1) * max(0.9375rem, var(--size) * 0.1rem));
  line-height: max(1.45, var(--line));
  overflow-wrap: break-word;
}
.cv h1, .cv h2, .cv h3, .cv h4, .cv p, .cv ul, .cv ol, .cv blockquote { margin: 0; padding: 0; font-size: 1em; }
.cv h1, .cv h2, .cv h3, .cv h4 { font-family: var(--heading); font-weight: 600; text-wrap: balance; }
.cv strong { font-family: var(--bold, inherit); font-weight: 600; }
.cv .organization { font-family: var(--bold, inherit); font-weight: 600; }
.cv em { font-family: var(--italic, inherit); }
.cv a { color: inherit; text-decoration: underline; text-decoration-color: var(--faint); text-underline-offset: 0.2em; }
.cv a:hover { color: var(--accent); text-decoration-color: currentcolor; }
.cv a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 2px; }
.cv [dir="auto"] { text-align: match-parent; }
.cv .unseen {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.cv .head::after { content: ""; display: block; clear: both; }
.cv h1 { font-size: clamp(1.9em, 1.4em + 2.5vw, 2.75em); line-height: 1.12; letter-spacing: var(--tight); }
.cv .headline { margin-block-start: 0.4em; color: var(--quiet); font-size: 1.15em; text-wrap: pretty; }
.cv .photo {
  float: inline-end;
  width: clamp(5rem, 18vw, 8rem);
  height: auto;
  aspect-ratio: 1;
  object-fit: cover;
  margin-inline-start: 1.5rem;
  margin-block-end: 0.75rem;
}
.cv .photo.round { border-radius: 50%; }
.cv .photo.rounded { border-radius: 12%; }
.cv .contacts {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75em 2em;
  margin-block-start: 1.5em;
  list-style: none;
}
.cv .contacts li { min-width: 0; }
.cv .icon { display: none; }
.cv .contacts .label { display: block; font-size: 0.8em; line-height: 1.4; }
.cv .label { color: var(--quiet); }
.cv .section {
  margin-block-start: calc(1.6em + 0.9em * var(--airy));
  padding-block-start: 1.1em;
  border-block-start: 1px solid var(--faint);
}
.cv h2 { margin-block-end: 0.7em; color: var(--accent); }
.cv .items, .cv .shorts, .cv .details, .cv .roles { list-style: none; }
.cv .items { display: grid; grid-template-columns: minmax(0, 1fr); gap: calc(1.35em * var(--airy)) 2em; }
.cv .shorts { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.35em 2em; }
.cv .shorts li > * + *, .cv .said > * + * { margin-inline-start: 0.35em; }
.cv .roles {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: calc(0.9em * var(--airy));
  padding-inline-start: 1em;
  border-inline-start: 1px solid var(--faint);
}
.cv .title { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1.5em; }
.cv .title > * { min-width: 0; }
.cv .title > .beside, .cv .title > .address { flex-basis: 100%; }
.cv .title.in-line, .cv .title.in-line > .address { display: block; }
.cv .title.in-line > :not(.address) { display: inline; }
.cv .leading > :is(.organization, h3, h4, h5) { flex: 1 1 60%; }
.cv .dates { color: var(--quiet); font-variant-numeric: tabular-nums; }
.cv p.beside { color: var(--quiet); }
.cv .beside { color: var(--quiet); font-family: var(--beside, inherit); font-style: var(--slant); }
.cv .address { font-size: 0.92em; }
.cv .body > * + *, .cv .item > * + p, .cv .item > * + ul, .cv li > p + p { margin-block-start: 0.4em; }
.cv .item > * + .roles { margin-block-start: calc(0.9em * var(--airy)); }
.cv ul.bullets, .cv .body > ul:not([class]), .cv .item > ul:not([class]), .cv li ul:not([class]), .cv ol { padding-inline-start: 1.15em; }
.cv ul.bullets, .cv ul:not([class]) { list-style: var(--bullet, "–  "); padding-inline-start: var(--indent, 1em); }
.cv li::marker { color: var(--quiet); }
.cv .bullets > li + li { margin-block-start: 0.2em; }
.cv blockquote { padding-inline-start: 1em; border-inline-start: 2px solid var(--faint); }
.cv .level { color: var(--accent); letter-spacing: 0.08em; font-size: 0.8em; white-space: nowrap; }
.cv .foot { margin-block-start: 3em; color: var(--quiet); font-size: 0.8em; white-space: pre-line; }
@media screen and (max-width: 30rem) {
  .cv .title { display: grid; grid-template-columns: minmax(0, 1fr); }
}
@media print, (min-width: 46rem) {
  .cv .columns-2 .items, .cv .columns-2 .shorts { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .cv .columns-3 .items, .cv .columns-3 .shorts { grid-template-columns: repeat(3, minmax(0, 1fr)); }
}
@media print {
  html, .cv { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  .cv { max-width: none; padding: 0; font-size: calc(var(--size) * 1pt); line-height: var(--line); }
  .cv h1 { font-size: 2.4em; }
  .cv .section { margin-block-start: calc(1.3em * var(--airy)); padding: 0; border: 0; }
  .cv h2 { margin-block-end: 0.5em; padding-block-end: 0.15em; border-block-end: 1px solid var(--faint); font-size: 1.15em; }
  .cv .items { gap: calc(0.8em * var(--airy)) 2em; }
  .cv .photo { width: 28mm; }
  .cv a { text-decoration: none; }
  .cv h1, .cv h2, .cv h3, .cv h4, .cv .title, .cv .beside { break-after: avoid; break-inside: avoid; }
  .cv .bullets > li, .cv .shorts > li, .cv .together { break-inside: avoid; }
  .cv .new-page { break-before: page; }
  .cv p, .cv li { orphans: 2; widows: 2; }
}`;

/** The CSS of an article without the layout of a template: one column, with headings beside it on wide screens. */
const PLAIN_CSS = `@media screen and (min-width: 46rem) {
  .cv .section { display: grid; grid-template-columns: 10.5rem minmax(0, 1fr); gap: 0 2rem; align-items: baseline; }
  .cv h2 { margin: 0; overflow-wrap: anywhere; }
  .cv .body { grid-column: 2; min-width: 0; }
}`;

/** The CSS of an article in a page of the member's site. */
export const ARTICLE_CSS = `${BASE_CSS}
${PLAIN_CSS}`;

/** The CSS of each style of section headings in print. On screens, the layout of the template does. */
export const HEADING_CSS: Record<DocumentStyle['headings'], string> = {
  template: '',
  plain: '@media print { .cv h2 { padding: 0; border: 0; } }',
  capitals: '@media print { .cv h2 { text-transform: uppercase; } .cv:dir(ltr) h2 { letter-spacing: 0.06em; } }',
  ruled: '@media print { .cv h2 { border-color: var(--accent); } }',
  shaded: '@media print { .cv h2 { padding: 0.2em 0.45em; background: var(--tint); border: 0; } }',
};
