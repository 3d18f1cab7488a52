import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { FONT_PAIRS } from '#cv/service.ts';
import { ALPHABET_NAMES, type Alphabet, charactersOf, supportsAlphabet } from '#platform/pure/typefaces/alphabets.ts';
import { makeFontSubset } from '#platform/server/typefaces/font-subset.ts';
import { type FontMetrics, readFontMetrics } from '#platform/server/typefaces/read-font-metrics.ts';
import { FACE_STYLES, type FaceStyle, faceFileOf } from './face-files.ts';
import { ART_FAMILIES } from './style-faces.ts';

/** A font file of a page. */
export type PageFont = {
  family: string;
  weight: number;
  italic: boolean;
  alphabet: Alphabet;
  font: Pick<FontMetrics, 'ascent' | 'descent' | 'lineGap' | 'width'>;
  name: string;
  size: number;
};

/** A style of a typeface, subset to an alphabet. Shared by all sites. */
export type SiteFont = {
  family: string;
  weight: number;
  italic: boolean;
  alphabet: Alphabet;
  /** Metadata of the original font file. */
  font: FontMetrics;
  /** Family, weight, style and alphabet, followed by a hash of the bytes. */
  name: string;
  bytes: Buffer;
  /** Number of the bytes. */
  size: number;
};

/**
 * Fallback fonts for scripts that a chosen typeface may lack. Chinese has too many characters to serve; readers'
 * systems have fonts for it.
 */
const FALLBACK_FAMILIES = ['Vazirmatn', 'Noto Sans Hebrew', 'Noto Sans Devanagari'];
const FAMILIES = new Set([
  ...Object.values(FONT_PAIRS).flatMap(({ heading, body }) => [heading, body]),
  ...ART_FAMILIES,
  ...FALLBACK_FAMILIES,
]);

type SiteFontRequest = { family: string; style: FaceStyle; alphabet: Alphabet };
const REQUESTS_BY_STEM = new Map(
  [...FAMILIES].flatMap((family) =>
    (Object.keys(FACE_STYLES) as FaceStyle[]).flatMap((style) =>
      ALPHABET_NAMES.map((alphabet): [string, SiteFontRequest] => {
        const request = { family, style, alphabet };
        return [stemOf(request), request];
      }),
    ),
  ),
);

function hasCaps(style: FaceStyle) {
  return style.endsWith('_Caps');
}

function stemOf({ family, style, alphabet }: SiteFontRequest) {
  const { weight, italic } = FACE_STYLES[style];
  return `${family.toLowerCase().replaceAll(' ', '-')}-${weight}${italic ? '-italic' : ''}${hasCaps(style) ? '-caps' : ''}-${alphabet}`;
}

/** Alphabets that need all OpenType features, as their letters are joined, reordered or marked. */
const SHAPED_ALPHABETS: ReadonlySet<Alphabet> = new Set(['hebrew', 'arabic', 'arabic-all', 'devanagari']);
/** OpenType features kept for all other alphabets. */
const BASIC_FEATURES = ['kern', 'liga', 'locl', 'tnum'];
/** Features of faces with small capitals, which have old-style figures too. Their glyphs make a file larger. */
const CAPS_FEATURES = [...BASIC_FEATURES, 'onum', 'smcp'];

/** Limits subsetting to two at once, so that fonts for CVs are not delayed. */
const limitSubsetting = pLimit(2);

/** Cache without eviction: there are only a few hundred fonts. */
const cache = new Map<string, Promise<SiteFont | undefined>>();

/** Returns a subset font; undefined if the typeface lacks the style or the alphabet. */
export function loadSiteFont(request: SiteFontRequest): Promise<SiteFont | undefined> {
  const stem = stemOf(request);
  const cachedFont = cache.get(stem);
  if (cachedFont) return cachedFont;
  const pendingFont = REQUESTS_BY_STEM.has(stem) ? makeFont(request, stem) : Promise.resolve(undefined);
  cache.set(stem, pendingFont);
  pendingFont.catch(() => cache.delete(stem));
  return pendingFont;
}

async function makeFont({ family, style, alphabet }: SiteFontRequest, stem: string): Promise<SiteFont | undefined> {
  const path = faceFileOf(family, style);
  const font = path === undefined ? undefined : await readFontMetrics(path);
  if (path === undefined || !font || !supportsAlphabet(font, alphabet)) return undefined;
  const signs = [...charactersOf(alphabet)].filter(font.has).join('');
  const request = SHAPED_ALPHABETS.has(alphabet)
    ? { path, signs }
    : { path, signs, features: hasCaps(style) ? CAPS_FEATURES : BASIC_FEATURES };
  const bytes = Buffer.from(await limitSubsetting(() => makeFontSubset(request)));
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { family, ...FACE_STYLES[style], alphabet, font, name: `${stem}-${hash}`, bytes, size: bytes.length };
}

/** Returns the font of this name; undefined if there is none or the hash differs. */
export async function findSiteFont(name: string): Promise<SiteFont | undefined> {
  const request = REQUESTS_BY_STEM.get(name.slice(0, name.lastIndexOf('-')));
  const font = request && (await loadSiteFont(request));
  return font?.name === name ? font : undefined;
}
