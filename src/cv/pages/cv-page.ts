import { shortened } from '#platform/markdown/shortened.ts';
import { html, inLines, Markup } from '#platform/markup.ts';
import { reportAddress } from '#platform/report-address.ts';
import type { Visibility } from '../contract.ts';
import type { CvContent } from '../model/content.ts';
import { type AfterPlace, articleOf } from '../model/exports/html/article.ts';
import { personOf } from '../model/exports/html/person.ts';
import { styleOf, type WebFaces } from '../model/exports/html/style.ts';
import { lookOf } from '../model/exports/look.ts';
import { outlineOf, type PageWords } from '../model/exports/outline.ts';
import type { CvPlace } from './cv-path.ts';
import { FRAME_STYLE } from './frame-style.ts';
import { descriptionOf, heightOfPicture, PICTURE_WIDTH } from './told-of-cv.ts';

/** What the page says beside the CV, in the language of that. */
export type FrameWords = {
  title: string;
  description: string;
  picture: string;
  download: string;
  empty: string;
  /** Of the instance. */
  made: string;
  report: string;
};

type Given = {
  place: CvPlace;
  /** As readers get to see it. */
  content: CvContent;
  visibility: Visibility;
  download: boolean;
  appUrl: string;
  words: PageWords;
  frame: FrameWords;
  /** The pair of typefaces that its template is made for. */
  templateFonts: string;
  /** The faces that it is set in, with the addresses of those that are seen first. */
  faces?: (WebFaces & { first: readonly string[] }) | undefined;
  /** The address of its photo. */
  photo: string | undefined;
  /** What its member is told above it. */
  bar?: Markup | undefined;
  /** What readers say of it, and how that looks. */
  remarks?: { after: AfterPlace; style: string } | undefined;
};

const LONGEST_TITLE = 70;

/** A CV as a page for its readers, and the style in it. Nothing of it is run. */
export function cvPage(given: Given) {
  const { place, content, visibility, download, appUrl, words, frame, templateFonts, faces, photo, bar, remarks } =
    given;
  const { design } = content;
  const outline = outlineOf(content, words);
  const look = lookOf(design, templateFonts);
  const { tag, direction } = look.language;
  const { name, headline, contacts, sections } = outline;
  const title = shortened([name, headline].filter(Boolean).join(' – ') || frame.title, LONGEST_TITLE);
  const description = descriptionOf(outline) || frame.description;
  const address = appUrl + place.page;
  const style = `${styleOf(look, faces)}${FRAME_STYLE}${remarks ? `\n${remarks.style}` : ''}\n`;
  const isEmpty = name === '' && contacts.length + sections.length === 0;
  // Who looks at their own has nobody to tell of it.
  const isForReaders = bar === undefined && visibility !== 'private';
  const article = articleOf(outline, { words, design, title: frame.title, photo, after: remarks?.after });
  const page = html`<!DOCTYPE html>
<html lang="${tag}" dir="${direction}">
<head>
${inLines([
  html`<meta charset="utf-8">`,
  html`<meta name="viewport" content="width=device-width, initial-scale=1">`,
  html`<title>${title}</title>`,
  html`<meta name="description" content="${description}">`,
  visibility !== 'public' && html`<meta name="robots" content="noindex">`,
  html`<meta name="theme-color" content="${look.colours.paper}">`,
  html`<link rel="icon" href="/favicon.ico" sizes="32x32">`,
  html`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
  visibility !== 'private' &&
    html`<link rel="canonical" href="${address}">
<meta property="og:type" content="profile">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:image" content="${appUrl + place.picture}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${PICTURE_WIDTH}">
<meta property="og:image:height" content="${heightOfPicture(look.paper)}">
<meta property="og:image:alt" content="${frame.picture}">
<meta name="twitter:card" content="summary_large_image">`,
  ...(faces?.first ?? []).map(
    (face) => html`<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>`,
  ),
  html`<style>${new Markup(style)}</style>`,
  visibility === 'public' && personOf(outline),
])}
</head>
<body>
${inLines([
  bar ?? false,
  html`<main>
${inLines([
  download && visibility !== 'private' && html`<p class="tools"><a href="${place.pdf}">${frame.download}</a></p>`,
  article,
  isEmpty && html`<p class="tools">${frame.empty}</p>`,
])}
</main>`,
  html`<footer class="made"><a href="/">${frame.made}</a>${
    isForReaders && html` <a href="${reportAddress(appUrl, address)}" rel="nofollow">${frame.report}</a>`
  }</footer>`,
])}
</body>
</html>
`;
  return { page: page.text, style };
}
