import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { html, joinLines, Markup } from '#platform/pure/markup.ts';
import type { ShareItem } from '../model/share-target.ts';
import type { SiteDocument } from '../model/site.ts';
import type { PageFonts, SiteWords } from './site-page-input.ts';
import { BASE } from './style/base.ts';
import { BUNDLE } from './style/bundle.ts';
import { variablesOf } from './style/variables.ts';

/** One of the things in a bundle, as its page lists it. */
export type BundleEntry = {
  kind: ShareItem['kind'];
  url: string;
  /** Empty if the owner has written none. */
  title: string;
  /** A sheet of paper, or the wide card of a page. */
  picture: { url: string; shape: 'page' | 'card' };
  /** Where it can be downloaded, if the owner allows it. */
  pdf?: string;
};

type BundlePageInput = {
  design: Pick<SiteDocument, 'style' | 'theme' | 'colors' | 'language'>;
  words: SiteWords;
  /** Name of the owner. */
  name: string;
  entries: readonly BundleEntry[];
  instanceUrl: string;
  /** URL for reporting the page. */
  report: string;
};

/** Renders the page of a bundle, which leads to the pages of its items. It runs no script. */
export function renderBundlePage(input: BundlePageInput) {
  const { design, words, name } = input;
  const body = bodyOf(input);
  const title = words('portfolio-readers.bundle.title', { name });
  return {
    text: { body: body.text.replace(/<[^<>]*>/g, ' '), heading: name, hasItalics: false },
    renderWith: (fonts: PageFonts | undefined): { page: string; style: string } => {
      const style = [...variablesOf(design, fonts), BASE, BUNDLE, ''].join('\n');
      const page = html`<!DOCTYPE html>
<html lang="${design.language}" dir="${LANGUAGES[design.language]}">
<head>
${joinLines([
  html`<meta charset="utf-8">`,
  html`<meta name="viewport" content="width=device-width, initial-scale=1">`,
  html`<title>${title}</title>`,
  html`<meta name="robots" content="noindex">`,
  html`<meta property="og:title" content="${title}">`,
  html`<link rel="icon" href="/favicon.ico" sizes="32x32">`,
  html`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
  ...(fonts?.preloadUrls ?? []).map(
    (fontUrl) => html`<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
  ),
  html`<style>${new Markup(style)}</style>`,
])}
</head>
${body}
</html>
`;
      return { page: page.text, style };
    },
  };
}

const bodyOf = ({ words, name, entries, instanceUrl, report }: BundlePageInput): Markup => html`<body>
<main class="bundle">
<header>
<h1 dir="auto">${name}</h1>
<p class="dek">${words('portfolio-readers.bundle.text', { count: entries.length })}</p>
</header>
<ul>
${joinLines(entries.map((entry) => entryMarkup(entry, words)))}
</ul>
</main>
<footer class="colophon"><p><a href="${instanceUrl}">${words('portfolio-pages.madeWith', { name: words('site.name') })}</a> <a href="${report}" rel="nofollow">${words('cv-public.report')}</a></p></footer>
</body>`;

function entryMarkup({ kind, url, title, picture, pdf }: BundleEntry, words: SiteWords) {
  const kindName = words(`portfolio-readers.bundle.kinds.${kind}`);
  // Decorative: the title beside it says what it shows.
  const image = html`<img src="${picture.url}" alt="" loading="lazy" decoding="async"${
    picture.shape === 'card' && html` width="1200" height="630"`
  }>`;
  return html`<li class="${picture.shape}">
<div class="plate">${image}</div>
<h2 dir="auto"><a href="${url}">${title || kindName}</a></h2>
<p class="meta">${title !== '' && html`<span>${kindName}</span>`}${
    pdf !== undefined &&
    html` <a class="pdf" href="${pdf}" aria-label="${words('cv-public.download')}: ${title || kindName}">${words('cv-public.download')}</a>`
  }</p>
</li>`;
}
