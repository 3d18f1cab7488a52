import { languageOf } from '../../src/cv/model/language-of.ts';
import { escapeHtml } from '../../src/posts/server/import/html/escape-html.ts';
import { detailLines, type PlainItem, type PlainOutline, type PlainSection } from './plain-outline.ts';

const link = (url: string, text: string) => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
const contactList = ({ contacts }: PlainOutline, separator: string) =>
  contacts.map(({ text, url }) => (url ? link(url, text) : `<span>${escapeHtml(text)}</span>`)).join(separator);
const paragraphs = (texts: readonly string[]) => texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
const bodyOf = (item: PlainItem, render: (item: PlainItem) => string) =>
  paragraphs(item.texts) +
  (item.bullets.length > 0
    ? `<ul>${item.bullets.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>`
    : '') +
  paragraphs(detailLines(item)) +
  (item.url ? `<p>${link(item.url, item.url)}</p>` : '') +
  item.roles.map(render).join('');

const floated = (item: PlainItem): string =>
  `<article><header><h3>${escapeHtml(item.heading)}</h3> <time>${escapeHtml(item.dates)}</time></header>
<p class="beside">${escapeHtml(item.beside.join(', '))}</p>${bodyOf(item, floated)}</article>`;
const stacked = (item: PlainItem): string =>
  `<article><h3>${escapeHtml([item.heading, ...item.beside].filter(Boolean).join(' – '))}</h3>
${item.dates ? `<p><em>${escapeHtml(item.dates)}</em></p>` : ''}${bodyOf(item, stacked)}</article>`;
const inRow = (item: PlainItem): string =>
  `<tr><td>${escapeHtml(item.dates)}</td><td><b>${escapeHtml(item.heading)}</b>${item.beside.length > 0 ? `, <i>${escapeHtml(item.beside.join(', '))}</i>` : ''}${bodyOf({ ...item, roles: [] }, inRow)}</td></tr>${item.roles.map(inRow).join('')}`;

const sectionOf =
  (render: (items: readonly PlainItem[]) => string) =>
  ({ heading, texts, items }: PlainSection) =>
    `<section><h2>${escapeHtml(heading)}</h2>${paragraphs(texts)}${render(items)}</section>`;
const sectionsOf = (sections: readonly PlainSection[], render: (item: PlainItem) => string) =>
  sections.map(sectionOf((items) => items.map(render).join(''))).join('');

const headOf = ({ name, headline }: PlainOutline) =>
  `<h1>${escapeHtml(name)}</h1><p class="headline">${escapeHtml(headline)}</p>`;

const BASE = `@page{size:A4;margin:14mm}*{box-sizing:border-box}body{margin:0;font:10pt/1.4 Inter,Vazirmatn,'Noto Sans JP','Noto Sans Hebrew',sans-serif}
h1{font-size:24pt;margin:0}h2{font-size:13pt;margin:12pt 0 4pt}h3{font-size:10.5pt;margin:0}p,ul{margin:0 0 3pt}article{margin-bottom:7pt;break-inside:avoid}ul{padding-inline-start:16pt}`;

type Look = { css: string; body: (outline: PlainOutline) => string };
const LOOKS: Record<string, Look> = {
  'one-column': {
    css: 'header{display:flex;justify-content:space-between}h2{border-bottom:1px solid #999;text-transform:uppercase;letter-spacing:.15em;font-size:11pt}',
    body: (outline) =>
      `${headOf(outline)}<p>${contactList(outline, ' · ')}</p>${sectionsOf(outline.sections, floated)}`,
  },
  sidebar: {
    css: 'body{display:grid;grid-template-columns:55mm 1fr;gap:9mm}aside div{display:grid;gap:2pt}',
    body: (outline) =>
      `<aside><div>${contactList(outline, '')}</div>${sectionsOf(outline.aside, stacked)}</aside><main>${headOf(outline)}${sectionsOf(outline.main, stacked)}</main>`,
  },
  'two-columns': {
    css: '.columns{display:grid;grid-template-columns:1.5fr 1fr;gap:10mm}header{display:flex;justify-content:space-between}.head{text-align:center;margin-bottom:8pt}',
    body: (outline) =>
      `<div class="head">${headOf(outline)}<p>${contactList(outline, ' | ')}</p></div><div class="columns"><div>${sectionsOf(outline.main, floated)}</div><div>${sectionsOf(outline.aside, stacked)}</div></div>`,
  },
  table: {
    css: 'td{vertical-align:top;padding:0 0 6pt}td:first-child{width:38mm;color:#555}h2{color:#1a5fb4}',
    body: (outline) =>
      `${headOf(outline)}<p>${contactList(outline, ', ')}</p>${outline.sections.map(sectionOf((items) => `<table>${items.map(inRow).join('')}</table>`)).join('')}`,
  },
};
export const HTML_LOOKS = Object.keys(LOOKS);

/** Returns a CV as a web page that looks like a theme of JSON Resume. */
export function htmlOf(outline: PlainOutline, look: string): string {
  const { css = '', body = () => '' } = LOOKS[look] ?? {};
  const { direction } = languageOf(outline.language);
  return `<!doctype html><html lang="${escapeHtml(outline.language)}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(outline.name)}</title><style>${BASE}${css}</style></head><body>${body(outline)}</body></html>`;
}
