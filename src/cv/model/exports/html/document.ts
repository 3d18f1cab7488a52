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
  /** The pair of typefaces that its template is made for. */
  templateFonts: string;
  /** The bytes of a JPEG, as base64. */
  photo: string | undefined;
};

/** Nothing is run and nothing is asked for, whatever came in. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";
const LONGEST_TITLE = 70;

/** A CV as a page in one file, which is read on any screen and printed well. */
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
