/**
 * The character sets that fonts are subset to, shared by many pages. Some have a larger variant that includes the
 * smaller one, so that the letters of one word come from one file and are kerned.
 */

/** The characters that most Latin alphabets share, as code points and ranges in hexadecimal. */
const COMMON = '20-7E A0 A9 AB B0 B7 BB C9 D7 E9 2013-2014 2018-201A 201C-201E 2022 2026 20AC 2190-2193 2197';
const GERMAN = 'ÄÖÜßäöü§ẞ';
const CENTRAL = 'ĄąĆćĘęŁłŃńÓóŚśŹźŻżÁáČčĎďĚěÍíŇňŘřŠšŤťÚúŮůÝýŽžĹĺĽľÔôŔŕŐőŰűĐđĂăÂâÎîȘșȚțŞşŢţ';

const hex = (code: number) => code.toString(16).toUpperCase();
const withCommon = (characters: string) =>
  [COMMON, ...[...characters].map((character) => hex(character.codePointAt(0) ?? 0))].join(' ');

const ALPHABETS = {
  english: COMMON,
  german: withCommon(GERMAN),
  spanish: withCommon('¡¿ªºÁÍÑÓÚÜáíñóúü'),
  french: withCommon('ÀÂÆÇÈÊËÎÏÔŒÙÛÜŸàâæçèêëîïôœùûüÿ\u202f'),
  turkish: withCommon('ÇçĞğİıÖöŞşÜüÂâÎîÛû₺'),
  latin: `${COMMON} A1-A3 A5 A7 AA AD-AE B1-B5 B9-BA BC-FF 152-153 178 1E9E 202F 2039-203A 2122 2212`,
  central: withCommon(GERMAN + CENTRAL),
  /** The letters of other European languages; used in addition to `latin`. */
  'latin-ext': '100-151 154-177 179-17F 192 218-21B 237 1E80-1E85 1EF2-1EF3 20BA',
  vietnamese: '102-103 110-111 128-129 168-169 1A0-1A1 1AF-1B0 1EA0-1EF9 20AB',
  greek: '37E 384-3CE',
  'greek-all': '370-3FF 1F00-1FFF',
  cyrillic: '400-45F 490-491 2116',
  'cyrillic-all': '400-52F 2116',
  hebrew: '591-5F4 20AA FB1D-FB4F',
  /** The letters of present-day Arabic, Persian and Urdu. */
  arabic:
    '60C 61B 61F 621-63A 640-652 660-66C 670 679 67E 686 688 691 698 6A9 6AF 6BA 6BE 6C0-6C3 6CC 6D2-6D4 6F0-6F9 200C-200D',
  'arabic-all': '600-6FF 750-77F 200C-200D FB50-FDFF FE70-FEFC',
  devanagari: '900-97F 200C-200D 20B9 25CC',
} as const;

export type Alphabet = keyof typeof ALPHABETS;
export const ALPHABET_NAMES = Object.keys(ALPHABETS) as Alphabet[];

/** Returns the code points of an alphabet, sorted. */
export function codesOf(alphabet: Alphabet): number[] {
  const codes = ALPHABETS[alphabet].split(' ').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });
  return [...new Set(codes)].sort((one, other) => one - other);
}

export const charactersOf = (alphabet: Alphabet) => String.fromCodePoint(...codesOf(alphabet));

/** Returns the CSS `unicode-range` by which a browser decides whether it needs the font file. */
export function unicodeRangeOf(alphabet: Alphabet): string {
  const codes = codesOf(alphabet);
  const begins = codes.filter((code, at) => codes[at - 1] !== code - 1);
  const ends = codes.filter((code, at) => codes[at + 1] !== code + 1);
  return begins
    .map((from, at) => {
      const to = ends[at] ?? from;
      return to === from ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`;
    })
    .join(', ');
}

/** Sample letters that show whether a font supports the alphabet. */
const SAMPLES: Record<Alphabet, string> = {
  ...{ english: 'aZ', german: 'äß', spanish: 'ñú', french: 'êœ', turkish: 'ğıŞ', latin: 'éñø', central: 'łřő' },
  ...{ 'latin-ext': 'ķėţ', vietnamese: 'ạếỹư', greek: 'αΩ', 'greek-all': 'αΩ', cyrillic: 'дЯ', 'cyrillic-all': 'дЯ' },
  ...{ hebrew: 'אש', arabic: 'سک', 'arabic-all': 'سک', devanagari: 'कम' },
};

export const supportsAlphabet = ({ has }: { has: (character: string) => boolean }, alphabet: Alphabet) =>
  [...SAMPLES[alphabet]].every(has);

type AlphabetSet = readonly Alphabet[];
/** For each script, the combinations of alphabets that can cover it, smallest first. */
export const SCRIPTS: readonly (readonly AlphabetSet[])[] = [
  [
    ...(['english', 'german', 'spanish', 'french', 'turkish', 'latin', 'central'] as const).map((one) => [one]),
    ['latin', 'latin-ext'],
    ['latin', 'vietnamese'],
    ['latin', 'latin-ext', 'vietnamese'],
  ],
  [['greek'], ['greek-all']],
  [['cyrillic'], ['cyrillic-all']],
  [['hebrew']],
  [['arabic'], ['arabic-all']],
  [['devanagari']],
];
