import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../scripts/chromium-flags.ts';
import type { PageData } from '../../src/cv/render/page-data.ts';
import { wordsIn } from './words-in.ts';

/** The page of the template “classic” as HTML for printing: the same words, typeface, icons, links and track. */

const fontFace = (name: string, style: string) => {
  const file = import.meta.resolve(`@expo-google-fonts/source-serif-4/${name}/SourceSerif4_${name}.ttf`);
  const bytes = readFileSync(fileURLToPath(file), 'base64');
  return `@font-face{font-family:"Source Serif";${style};src:url(data:font/ttf;base64,${bytes})}`;
};
const FONT_FACES = [
  fontFace('400Regular', 'font-weight:400'),
  fontFace('700Bold', 'font-weight:700'),
  fontFace('400Regular_Italic', 'font-style:italic'),
].join('');
const STYLE = `${FONT_FACES}@page{size:A4;margin:16mm 18mm}body{font:10pt/1.35 "Source Serif";margin:0}p,ul,h1,h2{margin:0}
header,.rest{margin-left:50mm}h1{font-size:25pt;font-weight:400}svg{width:9pt;height:9pt}
.row,h2{display:grid;grid-template-columns:43mm 1fr;gap:7mm;text-align:right}.row p{text-align:left}h2 hr{width:100%}h2{font-size:8pt}`;

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const paragraphs = (blocks: PageData['sections'][number]['texts']) =>
  blocks.map((block) => `<p>${escapeHtml(wordsIn(block))}</p>`).join('');

type PrintItem = PageData['sections'][number]['items'][number];
const htmlOfItem = ({ heading, beside, dates, url, texts, bullets, details, roles }: PrintItem): string =>
  `<div class=row><span>${escapeHtml(dates)}</span><p><b>${escapeHtml(heading)}</b> <i>${escapeHtml(beside.join(', '))}</i></p></div>
<div class=rest>${url && `<a href="https://${escapeHtml(url)}">${escapeHtml(url)}</a>`}${paragraphs(texts)}
<ul>${bullets.map(({ text }) => `<li>${paragraphs(text)}</li>`).join('')}</ul>
${details.map(({ label, text }) => `<p>${escapeHtml(label)} ${escapeHtml(text)}</p>`).join('')}</div>${roles.map(htmlOfItem).join('')}`;

const htmlOf = ({ name, headline, contacts, sections }: PageData) => `<!doctype html><html lang=en>
<title>${escapeHtml(name)}</title><style>${STYLE}</style>
<header><h1>${escapeHtml(name)}</h1><p><i>${escapeHtml(headline)}</i></p>
<p>${contacts.map(({ icon, text }) => `${icon} ${escapeHtml(text)}`).join(' ')}</p></header>
${sections
  .map(
    ({ heading, texts, items }) =>
      `<h2>${escapeHtml(heading)}<hr></h2><div class=rest>${paragraphs(texts)}</div>${items.map(htmlOfItem).join('')}`,
  )
  .join('')}</html>`;

/** Opens a browser that prints to PDF. Includes the time to start it. */
export async function openPrinter() {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS });
  const page = await browser.newPage();
  return {
    async print(data: PageData): Promise<Uint8Array> {
      await page.setContent(htmlOf(data));
      return page.pdf({ preferCSSPageSize: true, tagged: true });
    },
    close: () => browser.close(),
  };
}
