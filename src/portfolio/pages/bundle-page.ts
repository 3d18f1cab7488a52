import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { ShareItem } from '../model/share-target.ts';
import type { SiteDocument } from '../model/site.ts';
import type { SiteWords } from './site-page-input.ts';
import { BASE } from './style/base.ts';
import { BUNDLE } from './style/bundle.ts';
import { renderUnlistedPage } from './unlisted-page.ts';

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
export const renderBundlePage = (input: BundlePageInput) =>
  renderUnlistedPage({
    design: input.design,
    title: input.words('portfolio-readers.bundle.title', { name: input.name }),
    ...{ heading: input.name, body: bodyOf(input), styles: [BASE, BUNDLE], hasPreview: true },
  });

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
