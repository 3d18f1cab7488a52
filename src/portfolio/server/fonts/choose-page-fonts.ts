import { type FontStyle, fallbacksFor, typefacesOf } from '#cv/service.ts';
import { type Alphabet, unicodeRangeOf } from '#platform/pure/typefaces/alphabets.ts';
import { detectAlphabets } from '#platform/pure/typefaces/detect-alphabets.ts';
import { makeContentCache } from '#platform/server/content-cache.ts';
import {
  type FontDisplay,
  fallbackFamilies,
  fallbackRules,
  fontFaceRule,
} from '#platform/server/typefaces/font-face-rules.ts';
import type { PageFonts } from '../../pages/site-page.ts';
import { siteFontPath } from './send-site-font.ts';
import { loadSiteFont, type SiteFont } from './site-font.ts';

/** Budget in bytes for the fonts that a page's text makes a browser fetch, out of 60 kB for the whole page. */
export const FONT_BUDGET_BYTES = 44_000;

type PageFontsInput = {
  /** Id of the font pair. */
  pair: string;
  language: string;
  /** The text of the page. */
  text: { body: string; heading: string; hasItalics: boolean };
  /** By default a font that comes late is used from the next page on, so that no line moves while somebody reads. */
  display?: FontDisplay;
};
type SiteTypefaces = ReturnType<typeof typefacesOf>;
type SiteTypeface = SiteTypefaces['body'];

/** Cache of font choices. Entries are few, as they depend only on pair, language and alphabets, not on the text. */
const fontCache = makeContentCache<PageFonts>({ maxSize: 2000, sizeOf: () => 1 });

/** Returns the web fonts of a page for the scripts in its text. */
export function choosePageFonts({ pair, language, text, display = 'optional' }: PageFontsInput): Promise<PageFonts> {
  const [body, heading] = [detectAlphabets(text.body), detectAlphabets(text.heading)];
  const key = [pair, language, display, String(text.hasItalics), body.join(' '), heading.join(' ')];
  return fontCache(key, () =>
    chooseFonts(typefacesOf(pair), { language, display, body, heading, hasItalics: text.hasItalics }),
  );
}

type FontRequirements = {
  language: string;
  display: FontDisplay;
  body: Alphabet[];
  heading: Alphabet[];
  hasItalics: boolean;
};

async function chooseFonts(typefaces: SiteTypefaces, requirements: FontRequirements): Promise<PageFonts> {
  const { body, heading } = typefaces;
  const { language } = requirements;
  const headingWeight = weightOf(heading);
  const requests = [
    { typeface: body, style: '400Regular', alphabets: requirements.body },
    { typeface: heading, style: headingWeight === 400 ? '400Regular' : '600SemiBold', alphabets: requirements.heading },
    { typeface: body, style: '600SemiBold', alphabets: requirements.body },
    ...(requirements.hasItalics
      ? [{ typeface: body, style: '400Regular_Italic', alphabets: requirements.body } as const]
      : []),
  ] as const;
  const candidates = await Promise.all(
    requests.map(({ typeface, style, alphabets }) => fontsOf(typeface, { style, alphabets, language })),
  );
  const fonts = withinBudget(candidates.flat());
  const [bodyFonts = [], headingFonts = [], , italicFonts = []] = candidates.map((groups) =>
    groups.flat().filter((font) => fonts.has(font)),
  );
  return {
    rules: rulesFor([...fonts], typefaces, requirements.display),
    body: familiesOf(body, bodyFonts),
    heading: familiesOf(heading, headingFonts),
    headingWeight,
    preloadUrls: [...new Set([bodyFonts[0], headingFonts[0], italicFonts[0]])].flatMap((font) =>
      font ? [siteFontPath(font.name)] : [],
    ),
  };
}

/** Weight of headings. A serif is strong enough at 400, and costs nothing extra if the body uses the same font. */
const weightOf = ({ generic }: SiteTypeface) => (generic === 'serif' ? 400 : 600);

/** Returns the fonts for a text, grouped by family: its own typeface, and fallbacks for scripts that it lacks. */
async function fontsOf(
  { name }: SiteTypeface,
  { style, alphabets, language }: { style: FontStyle; alphabets: readonly Alphabet[]; language: string },
): Promise<SiteFont[][]> {
  const families = style === '400Regular_Italic' ? [name] : [name, ...fallbacksFor(language, name)];
  const found = await Promise.all(
    alphabets.map(async (alphabet) => {
      for (const family of families) {
        const font = await loadSiteFont({ family, style, alphabet });
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
function withinBudget(groups: readonly (readonly SiteFont[])[]): Set<SiteFont> {
  const fonts = new Set<SiteFont>();
  let remaining = FONT_BUDGET_BYTES;
  for (const group of groups) {
    const added = group.filter((font) => !fonts.has(font));
    const size = added.reduce((sum, { bytes }) => sum + bytes.length, 0);
    if (size > remaining) continue;
    remaining -= size;
    for (const font of added) fonts.add(font);
  }
  return fonts;
}

function rulesFor(fonts: readonly SiteFont[], { body, heading }: SiteTypefaces, display: FontDisplay): string[] {
  const fallbacks = new Set(
    fonts.flatMap((font) => {
      const typeface = [body, heading].find(({ name }) => name === font.family);
      return typeface ? fallbackRules(font, typeface.generic) : [];
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
function familiesOf({ name, generic }: SiteTypeface, fonts: readonly SiteFont[]): string {
  const families = new Set(fonts.map(({ family }) => family));
  const own = families.delete(name);
  const all = [...(own ? [name] : []), ...families, ...(own ? fallbackFamilies(name, generic) : [])];
  return [...all.map((family) => `"${family}"`), generic].join(', ');
}
