import { shortened } from '#platform/markdown/shortened.ts';
import { html, Markup } from '#platform/markup.ts';
import type { CvContent } from '../../content.ts';
import { lookOf } from '../look.ts';
import { outlineOf, type PageWords } from '../outline.ts';
import { articleOf } from './article.ts';
import { personOf } from './person.ts';
import { styleOf } from './style.ts';

type Given = {
  words: PageWords;
  /** The id of the template's default font pair. */
  templateFonts: string;
  /** JPEG bytes in base64. */
  photo: string | undefined;
};

/** A policy that blocks all scripts and requests, regardless of the content. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
const LONGEST_TITLE = 70;

/** Exports a CV as a self-contained HTML page for screens and for printing. */
export function exportHtml(content: CvContent, { words, templateFonts, photo }: Given): string {
  const { design } = content;
  const outline = outlineOf(content, words);
  const look = lookOf(design, templateFonts);
  const { tag, direction } = look.language;
  const title = outline.name || outline.headline || 'CV';
  const page = html`<!DOCTYPE html>
<html lang="${tag}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${shortened(title, LONGEST_TITLE)}</title>
<style>
${new Markup(styleOf(look))}
</style>
${personOf(outline)}
</head>
<body>
<main>
${articleOf(outline, { words, design, title, photo: photo && `data:image/jpeg;base64,${photo}` })}
</main>
</body>
</html>
`;
  return page.text;
}
