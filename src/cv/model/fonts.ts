/** The font pairs for CVs: a typeface for headings and one for the body, each with bold and italic. */
export const FONT_PAIRS = {
  'source-serif': { heading: 'Source Serif 4', body: 'Source Serif 4' },
  'source-sans': { heading: 'Source Sans 3', body: 'Source Sans 3' },
  'source-pair': { heading: 'Source Sans 3', body: 'Source Serif 4' },
  'plex-sans': { heading: 'IBM Plex Sans', body: 'IBM Plex Sans' },
  'plex-serif': { heading: 'IBM Plex Sans', body: 'IBM Plex Serif' },
  'plex-mono': { heading: 'IBM Plex Mono', body: 'IBM Plex Mono' },
  garamond: { heading: 'EB Garamond', body: 'EB Garamond' },
  spectral: { heading: 'Spectral', body: 'Spectral' },
  lora: { heading: 'Lora', body: 'Source Sans 3' },
  literata: { heading: 'Literata', body: 'Literata' },
  playfair: { heading: 'Playfair Display', body: 'Source Sans 3' },
  work: { heading: 'Work Sans', body: 'Work Sans' },
  public: { heading: 'Public Sans', body: 'Public Sans' },
  'public-literata': { heading: 'Public Sans', body: 'Literata' },
  figtree: { heading: 'Figtree', body: 'Figtree' },
  crimson: { heading: 'Crimson Pro', body: 'Crimson Pro' },
} as const;
export type FontPair = keyof typeof FONT_PAIRS;

const isFontPair = (id: string): id is FontPair => Object.hasOwn(FONT_PAIRS, id);
/** Returns the font pair with this id, or the first pair if there is none. */
export const fontPairOf = (id: string): FontPair => (isFontPair(id) ? id : 'source-serif');

export type TypefaceName = (typeof FONT_PAIRS)[FontPair]['heading' | 'body'];
type Typefaces = { heading: TypefaceName; body: TypefaceName };

/** The names of all typefaces, in alphabetical order. */
export const TYPEFACE_NAMES: readonly TypefaceName[] = [
  ...new Set(Object.values(FONT_PAIRS).flatMap(({ heading, body }) => [heading, body])),
].sort();
const isTypeface = (name: string | undefined) => TYPEFACE_NAMES.some((one) => one === name);

/** Returns the typefaces of a document's fonts, which are the id of a pair or two names: `Lora/Public Sans`. */
export function typefacesOfFonts(fonts: string): Typefaces {
  const [heading, body, ...others] = fonts.split('/');
  const areNames = others.length === 0 && isTypeface(heading) && isTypeface(body);
  return areNames ? ({ heading, body } as Typefaces) : FONT_PAIRS[fontPairOf(fonts)];
}

/** Returns the fonts that a document stores for two typefaces: the id of their pair, if there is one. */
export function fontsOfTypefaces({ heading, body }: Typefaces): string {
  const pair = Object.entries(FONT_PAIRS).find(([, one]) => one.heading === heading && one.body === body);
  return pair?.[0] ?? `${heading}/${body}`;
}

const SERIFS: readonly string[] = [
  ...['Source Serif 4', 'IBM Plex Serif', 'EB Garamond', 'Spectral', 'Lora', 'Literata', 'Playfair Display'],
  'Crimson Pro',
];
const SCRIPT_FALLBACKS = ['Vazirmatn', 'Noto Sans Hebrew', 'Noto Sans Devanagari'];
const HAN_FALLBACKS = { ja: 'Noto Sans JP', ko: 'Noto Sans KR', zh: 'Noto Sans SC' };

/**
 * Returns the fallback fonts for scripts that a typeface lacks. Among Han fonts, that of the CV's language comes first.
 */
export function fallbacksFor(language: string, typeface: string): string[] {
  const [tag = ''] = language.toLowerCase().split('-', 1);
  const preferredHan = Object.hasOwn(HAN_FALLBACKS, tag) ? [HAN_FALLBACKS[tag as keyof typeof HAN_FALLBACKS]] : [];
  const similarFont = SERIFS.includes(typeface) ? 'Source Serif 4' : 'Source Sans 3';
  return [
    ...new Set([similarFont, ...SCRIPT_FALLBACKS, ...preferredHan, ...Object.values(HAN_FALLBACKS), 'Noto Emoji']),
  ];
}
