import { shorten } from '#platform/pure/markdown/shorten.ts';
import { html, joinLines, Markup } from '#platform/pure/markup.ts';
import type { OriginalTexts } from '#platform/pure/original-texts.ts';
import { reportUrl } from '#platform/pure/report-url.ts';
import type { Visibility } from '../contract.ts';
import type { CvContent } from '../model/content.ts';
import { type RenderAfterNode, type RenderIcon, renderArticle } from '../model/formats/html/article.ts';
import { cssOf, type WebFonts } from '../model/formats/html/css.ts';
import { LETTER_STYLE, renderLetterArticle } from '../model/formats/html/letter-article.ts';
import { personJsonLd } from '../model/formats/html/person-json-ld.ts';
import type { LetterOutline } from '../model/letters/letter-outline.ts';
import { type DocumentStyle, documentStyleOf } from '../model/outline/document-style.ts';
import { outlineOf, type PageWords } from '../model/outline/outline.ts';
import type { TemplateTokens } from '../model/template-tokens.ts';
import type { CvUrls } from './cv-path.ts';
import { FRAME_STYLE } from './frame-style.ts';
import { descriptionOf, PREVIEW_IMAGE_WIDTH, previewImageHeight } from './page-metadata.ts';

/** The words of a CV page outside the CV itself, in the language of the CV. */
export type FrameWords = {
  title: string;
  description: string;
  picture: string;
  download: string;
  empty: string;
  /** Text of the footer link to the instance, which names the product. */
  made: string;
  report: string;
};

type CvPageInput = {
  urls: CvUrls;
  /** Path of the page that search engines should name. */
  canonical: string;
  /** Content without hidden or masked parts. */
  content: CvContent;
  /** The letter that the page shows instead of the CV. */
  letter?: LetterOutline | undefined;
  /** Texts in the language of the CV that this one was translated from. */
  originals?: OriginalTexts | undefined;
  visibility: Visibility;
  download: boolean;
  appUrl: string;
  words: PageWords;
  frame: FrameWords;
  /** The template's tokens, and its font pair, used if the design names none. */
  template: { fonts: string; tokens: TemplateTokens };
  /** Returns the icon of a contact detail; undefined if the design has none. */
  icon?: RenderIcon | undefined;
  /** Web fonts of the page; `preload` lists the URLs to preload. */
  fonts?: (WebFonts & { preload: readonly string[] }) | undefined;
  /** URL of the photo. */
  photo: string | undefined;
  /** Bar above the CV that only its owner sees. */
  bar?: Markup | undefined;
  /** Visitors' comments below each block, and their style. */
  comments?: { after: RenderAfterNode; style: string } | undefined;
};

const MAX_TITLE_LENGTH = 70;

/** Renders the public page of a CV and returns it with its inline style. The page runs no script. */
export function renderCvPage(input: CvPageInput) {
  const {
    urls,
    canonical,
    content,
    letter,
    originals,
    visibility,
    download,
    appUrl,
    words,
    frame,
    template,
    icon,
    fonts,
    photo,
    bar,
    comments,
  } = input;
  const { design } = content;
  const outline = outlineOf(content, words);
  const documentStyle = documentStyleOf(design, template.fonts);
  const { tag, direction } = documentStyle.language;
  const { name, headline, contacts, sections } = outline;
  const title = shorten(
    letter?.title ?? ([name, headline].filter(Boolean).join(' – ') || frame.title),
    MAX_TITLE_LENGTH,
  );
  const description = letter ? frame.description : descriptionOf(outline) || frame.description;
  const pageUrl = appUrl + urls.page;
  const canonicalUrl = appUrl + canonical;
  const style = `${cssOf(documentStyle, template.tokens, fonts)}${letter ? `\n${LETTER_STYLE}` : ''}${FRAME_STYLE}${comments ? `\n${comments.style}` : ''}\n`;
  const isEmpty = !letter && name === '' && contacts.length + sections.length === 0;
  // Owners need no link to report their own page.
  const isReportable = bar === undefined && visibility !== 'private';
  const article = letter
    ? renderLetterArticle(letter, { design, title: frame.title, icon, tokens: template.tokens })
    : renderArticle(outline, {
        ...{ words, design, title: frame.title, photo, originals, icon, tokens: template.tokens },
        after: comments?.after,
      });
  const page = html`<!DOCTYPE html>
<html lang="${tag}" dir="${direction}">
<head>
${joinLines([
  html`<meta charset="utf-8">`,
  html`<meta name="viewport" content="width=device-width, initial-scale=1">`,
  html`<title>${title}</title>`,
  html`<meta name="description" content="${description}">`,
  visibility !== 'public' && html`<meta name="robots" content="noindex">`,
  ...themeColours(documentStyle),
  html`<link rel="icon" href="/favicon.ico" sizes="32x32">`,
  html`<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
  visibility !== 'private' &&
    html`<link rel="canonical" href="${canonicalUrl}">
<meta property="og:type" content="profile">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonicalUrl}">
<meta property="og:image" content="${appUrl + urls.picture}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${PREVIEW_IMAGE_WIDTH}">
<meta property="og:image:height" content="${previewImageHeight(documentStyle.paper)}">
<meta property="og:image:alt" content="${frame.picture}">
<meta name="twitter:card" content="summary_large_image">`,
  ...(fonts?.preload ?? []).map(
    (fontUrl) => html`<link rel="preload" href="${fontUrl}" as="font" type="font/woff2" crossorigin>`,
  ),
  html`<style>${new Markup(style)}</style>`,
  visibility === 'public' && !letter && personJsonLd(outline),
])}
</head>
<body>
${joinLines([
  bar ?? false,
  html`<main>
${joinLines([
  download && visibility !== 'private' && html`<p class="tools"><a href="${urls.pdf}">${frame.download}</a></p>`,
  article,
  isEmpty && html`<p class="notice">${frame.empty}</p>`,
])}
</main>`,
  html`<footer class="made"><a href="/">${frame.made}</a>${
    isReportable && html` <a href="${reportUrl(appUrl, pageUrl)}" rel="nofollow">${frame.report}</a>`
  }</footer>`,
])}
</body>
</html>
`;
  return { page: page.text, style };
}

/** Returns the color of the browser around the page, in each scheme that the page has. */
function themeColours({ colours, dark }: DocumentStyle) {
  if (!dark) return [html`<meta name="theme-color" content="${colours.paper}">`];
  return [
    html`<meta name="theme-color" content="${colours.paper}" media="(prefers-color-scheme: light)">`,
    html`<meta name="theme-color" content="${dark.paper}" media="(prefers-color-scheme: dark)">`,
  ];
}
