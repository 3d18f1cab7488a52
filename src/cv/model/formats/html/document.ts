import { shorten } from '#platform/pure/markdown/shorten.ts';
import { html, Markup } from '#platform/pure/markup.ts';
import type { OriginalTexts } from '#platform/pure/original-texts.ts';
import type { CvContent } from '../../content.ts';
import { documentStyleOf } from '../../outline/document-style.ts';
import { outlineOf, type PageWords } from '../../outline/outline.ts';
import type { TemplateTokens } from '../../template-tokens.ts';
import { type RenderIcon, renderArticle } from './article.ts';
import { cssOf } from './css.ts';
import { personJsonLd } from './person-json-ld.ts';

type HtmlExportOptions = {
  words: PageWords;
  /** The template's tokens, and the id of its font pair. */
  template: { fonts: string; tokens: TemplateTokens };
  /** Returns the icon of a contact detail; undefined if the design has none. */
  icon?: RenderIcon | undefined;
  /** JPEG bytes in base64. */
  photo: string | undefined;
  /** Texts in the language of the CV that this one was translated from. */
  originals?: OriginalTexts | undefined;
};

/** A policy that blocks all scripts and requests, regardless of the content. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
const MAX_TITLE_LENGTH = 70;

/** Exports a CV as a self-contained HTML page for screens and for printing. */
export function exportHtml(content: CvContent, { words, template, icon, photo, originals }: HtmlExportOptions): string {
  const { design } = content;
  const outline = outlineOf(content, words);
  const style = documentStyleOf(design, template.fonts);
  const { tag, direction } = style.language;
  const title = outline.name || outline.headline || 'CV';
  const page = html`<!DOCTYPE html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${shorten(title, MAX_TITLE_LENGTH)}</title>
<style>
${new Markup(cssOf(style, template.tokens))}
</style>
${personJsonLd(outline)}
</head>
<body>
<main>
${renderArticle(outline, {
  ...{ words, design, title, originals, icon, tokens: template.tokens },
  photo: photo && `data:image/jpeg;base64,${photo}`,
})}
</main>
</body>
</html>
`;
  return page.text;
}
