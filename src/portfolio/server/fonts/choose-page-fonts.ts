import { fallbacksFor } from '#cv/service.ts';
import { type Alphabet, unicodeRangeOf } from '#platform/pure/typefaces/alphabets.ts';
import { detectAlphabets } from '#platform/pure/typefaces/detect-alphabets.ts';
import { makeContentCache } from '#platform/server/content-cache.ts';
import {
  type FontDisplay,
  fallbackFamilies,
  fallbackRules,
  fontFaceRule,
} from '#platform/server/typefaces/font-face-rules.ts';
import type { StyleId } from '../../model/styles/style-shape.ts';
import type { PageFonts } from '../../pages/site-page.ts';
import { isOwnStyle, type OwnFaces, ownFont, withOwnFaces } from './own-faces.ts';
import { siteFontPath } from './send-site-font.ts';
import { loadSiteFont, type PageFont } from './site-font.ts';
import { type Face, type FaceSet, type FaceUse, facesOf } from './style-faces.ts';

/** Budget of a site with typefaces of its member, who chose them in spite of their size. */
const OWN_FONT_BUDGET_BYTES = 120_000;

/** Budget in bytes for the fonts that a page's text makes a browser fetch, out of 60 kB for the whole page. */
export const FONT_BUDGET_BYTES = 44_000;

type PageFontsInput = {
  /** The style of the site; only the classic one uses the pair. */
  style: StyleId;
  /** Id of the font pair. */
  pair: string;
  language: string;
  /** The text of the page. */
  text: { body: string; heading: string; hasItalics: boolean };
  /** The member's families, instead of those of the style. */
  own?: OwnFaces;
  /** By default a font that comes late is used from the next page on, so that no line moves while somebody reads. */
  display?: FontDisplay;
};

/** Cache of font choices. Entries are few, as they depend only on style, language and alphabets, not on the text. */
const fontCache = makeContentCache<PageFonts>({ maxSize: 2000, sizeOf: () => 1 });

/** Returns the web fonts of a page for the scripts in its text. */
export function choosePageFonts({
  style,
  pair,
  language,
  text,
  own = {},
  display = 'optional',
}: PageFontsInput): Promise<PageFonts> {
  const [body, heading] = [detectAlphabets(text.body), detectAlphabets(text.heading)];
  const key = [
    ...[style, pair, language, display, String(text.hasItalics), body.join(' '), heading.join(' ')],
    ...[own.heading, own.body].map((face) => face?.parts.map(({ name }) => name).join(' ') ?? ''),
  ];
  return fontCache(key, () =>
    chooseFonts(withOwnFaces(facesOf(style, pair), own), {
      language,
      display,
      body,
      heading,
      hasItalics: text.hasItalics,
    }),
  );
}

type FontRequirements = {
  language: string;
  display: FontDisplay;
  body: Alphabet[];
  heading: Alphabet[];
  hasItalics: boolean;
};

async function chooseFonts(faces: FaceSet, requirements: FontRequirements): Promise<PageFonts> {
  const { body, heading, voice, headingWeight, bodyWeight } = faces;
  const { language } = requirements;
  const uses = faces.uses.filter(({ isForItalics }) => !isForItalics || requirements.hasItalics);
  const candidates = await Promise.all(
    uses.map(({ face, style, text }) => fontsOf(face, { style, alphabets: requirements[text], language })),
  );
  const isOwn = uses.some(({ face }) => face.own !== undefined);
  const fonts = withinBudget(candidates.flat(), isOwn ? OWN_FONT_BUDGET_BYTES : FONT_BUDGET_BYTES);
  const chosen = candidates.map((groups) => groups.flat().filter((font) => fonts.has(font)));
  const fontsOfFace = (face: Face) =>
    uses.flatMap((use, at) => (use.face.name === face.name && !isItalic(use.style) ? (chosen[at] ?? []) : []));
  const bodyFonts = fontsOfFace(body);
  return {
    rules: rulesFor([...fonts], faces, requirements.display),
    body: familiesOf(body, bodyFonts),
    heading: familiesOf(heading, fontsOfFace(heading)),
    ...(voice && {
      voice: familiesOf(
        voice,
        chosen.flat().filter(({ family }) => family === voice.name),
      ),
    }),
    headingWeight,
    bodyWeight,
    preloadUrls: [...new Set(chosen.map(([first], at) => (isPreloaded(uses[at], faces) ? first : undefined)))].flatMap(
      (font) => (font ? [siteFontPath(font.name)] : []),
    ),
  };
}

const isItalic = (style: FaceUse['style']) => style.endsWith('_Italic');

/** Preloads what the top of a page shows: body, headings and italics, but not the bold of the body. */
const isPreloaded = (use: FaceSet['uses'][number] | undefined, { body, heading, bodyWeight, headingWeight }: FaceSet) =>
  use !== undefined &&
  (isItalic(use.style) ||
    (use.face === body && use.style.startsWith(String(bodyWeight))) ||
    (use.face === heading && use.style.startsWith(String(headingWeight))));

/** Returns the fonts for a text, grouped by family: its own typeface, and fallbacks for scripts that it lacks. */
async function fontsOf(
  face: Face,
  { style, alphabets, language }: { style: FaceUse['style']; alphabets: readonly Alphabet[]; language: string },
): Promise<PageFont[][]> {
  const { name } = face;
  const others = isItalic(style) ? [] : fallbacksFor(language, name);
  const families = face.own ? others : [name, ...others];
  const familyStyle = isOwnStyle(style) ? '400Regular' : style;
  const found = await Promise.all(
    alphabets.map(async (alphabet) => {
      const own = isOwnStyle(style) ? ownFont(face, style, alphabet) : undefined;
      if (own) return own;
      for (const family of families) {
        const font = await loadSiteFont({ family, style: familyStyle, alphabet });
        if (font) return font;
      }
      return undefined;
    }),
  );
  return [
    ...Map.groupBy(
      found.flatMap((font) => font ?? []),
      ({ family }) => family,
    ).values(),
  ];
}

/** Returns the fonts that fit the budget, first groups first. A group is taken whole, so that no word mixes fonts. */
function withinBudget(groups: readonly (readonly PageFont[])[], budget: number): Set<PageFont> {
  const fonts = new Set<PageFont>();
  let remaining = budget;
  for (const group of groups) {
    const added = group.filter((font) => !fonts.has(font));
    const size = added.reduce((sum, font) => sum + font.size, 0);
    if (size > remaining) continue;
    remaining -= size;
    for (const font of added) fonts.add(font);
  }
  return fonts;
}

function rulesFor(fonts: readonly PageFont[], { uses }: FaceSet, display: FontDisplay): string[] {
  const fallbacks = new Set(
    fonts.flatMap((font) => {
      const face = uses.find((use) => use.face.name === font.family)?.face;
      return face ? fallbackRules(font, face.generic) : [];
    }),
  );
  return [
    ...fonts.map((font) =>
      fontFaceRule(font, siteFontPath(font.name), { display, range: unicodeRangeOf(font.alphabet) }),
    ),
    ...fallbacks,
  ];
}

/**
 * Returns the value of `font-family`: the typeface, those of other scripts, and metric-compatible stand-ins while
 * loading.
 */
function familiesOf({ name, generic }: Face, fonts: readonly PageFont[]): string {
  const families = new Set(fonts.map(({ family }) => family));
  const own = families.delete(name);
  const all = [...(own ? [name] : []), ...families, ...(own ? fallbackFamilies(name, generic) : [])];
  return [...all.map((family) => `"${family}"`), generic].join(', ');
}
