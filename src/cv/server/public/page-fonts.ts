import { makeContentCache } from '#platform/server/content-cache.ts';
import { type ChosenFont, chooseFonts, type FontRequest } from '#platform/server/typefaces/choose-fonts.ts';
import { renderArticle } from '../../model/formats/html/article.ts';
import { hasItalics, TEXT_STYLES, type TextStyle, type WebFonts } from '../../model/formats/html/css.ts';
import { renderLetterArticle } from '../../model/formats/html/letter-article.ts';
import { textByStyleOf } from '../../model/formats/html/text-by-style.ts';
import { documentStyleOf } from '../../model/outline/document-style.ts';
import { outlineOf } from '../../model/outline/outline.ts';
import { pageWordsOf } from '../../render/page-words.ts';
import { templateIn } from '../../render/templates.ts';
import { fontRequestsFor } from './font-requests.ts';
import type { PublicCv } from './public-cv.ts';
import { letterToShow } from './shown-document.ts';
import { webFontsOf } from './web-fonts.ts';

/** Bytes for the web fonts of a page, out of 60 kB for the page with its text. */
const MAX_FONT_BYTES = 46_000;

type PageFontsInput = Pick<PublicCv, 'urls' | 'content' | 'letter'>;
export type PageFonts = WebFonts & {
  fonts: readonly ChosenFont[];
  /** URLs of all fonts: those that arrive after the text are not shown. */
  preload: readonly string[];
};

const fontCache = makeContentCache<PageFonts>({ maxSize: 2000, sizeOf: () => 1 });

/**
 * Returns the web fonts of a CV page, subset to its text.
 * The result is deterministic, so all instances serve the same fonts.
 */
export const pageFontsOf = ({ urls, content, letter }: PageFontsInput): Promise<PageFonts> =>
  fontCache([urls.page, letter ?? '', JSON.stringify(content)], () => choosePageFonts({ urls, content, letter }));

async function choosePageFonts({ urls, content, letter }: PageFontsInput): Promise<PageFonts> {
  const { design } = content;
  const { fonts: templateFonts, tokens } = templateIn(design);
  const documentStyle = documentStyleOf(design, templateFonts);
  const article = articleOf({ content, letter });
  const texts = textByStyleOf(article.text, {
    hasItalics: hasItalics(documentStyle),
    areHeadingsCapitals: documentStyle.headings === 'capitals',
    tokens,
  });
  const requests: Record<TextStyle, FontRequest[]> = {
    body: [],
    name: [],
    heading: [],
    bold: [],
    headline: [],
    italic: [],
  };
  for (const part of TEXT_STYLES) requests[part] = await fontRequestsFor(part, texts[part], { documentStyle, tokens });

  const fonts = await chooseFonts(mergeRequests(Object.values(requests).flat()), MAX_FONT_BYTES);
  const chosen = (part: TextStyle) =>
    requests[part].flatMap(({ path }) => fonts.find((font) => font.path === path) ?? []);
  return {
    fonts,
    preload: fonts.map(({ name }) => urls.face(name)),
    ...webFontsOf(fonts, { documentStyle, tokens, chosen, addressOf: ({ name }) => urls.face(name) }),
  };
}

function articleOf({ content, letter }: Pick<PublicCv, 'content' | 'letter'>) {
  const { design } = content;
  const words = pageWordsOf(design);
  const outline = letterToShow({ content, letter });
  const { tokens } = templateIn(design);
  return outline
    ? renderLetterArticle(outline, { design, title: '', tokens })
    : renderArticle(outlineOf(content, words), {
        words,
        design,
        title: '',
        photo: undefined,
        tokens,
      });
}

/** Merges the requests for one font file, with the characters of all. */
function mergeRequests(requests: readonly FontRequest[]): FontRequest[] {
  const byFile = Map.groupBy(requests, ({ path }) => path);
  return [...byFile.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, signs: [first, ...others].map(({ signs }) => signs).join('') }] : [],
  );
}
