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

/** The words of a CV page outside the CV itself, in the language of the CV. */
export type FrameWords = {
  title: string;
  description: string;
  picture: string;
  download: string;
  empty: string;
  /** Text of the footer link to the instance: the name of the product. */
  made: string;
  report: string;
};

type Given = {
  place: CvPlace;
  /** Content without hidden or masked parts. */
  content: CvContent;
  visibility: Visibility;
  download: boolean;
  appUrl: string;
  words: PageWords;
  frame: FrameWords;
  /** Id of the template's font pair, used if the design names none. */
  templateFonts: string;
  /** Web fonts of the page; `first` lists the URLs to preload. */
  faces?: (WebFaces & { first: readonly string[] }) | undefined;
  /** URL of the photo. */
  photo: string | undefined;
  /** Bar above the CV that only its owner sees. */
  bar?: Markup | undefined;
  /** Visitors' comments below each block, and their style. */
  remarks?: { after: AfterPlace; style: string } | undefined;
};

const LONGEST_TITLE = 70;

/** Renders the public page of a CV and returns it with its inline style. The page runs no script. */
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
  // Owners need no link to report their own page.
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
