/** Detection of host names that imitate others. */

const SCRIPTS = [
  ...[
    'Latin',
    'Cyrillic',
    'Greek',
    'Armenian',
    'Hebrew',
    'Arabic',
    'Syriac',
    'Thaana',
    'Georgian',
    'Ethiopic',
    'Cherokee',
  ],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Thai', 'Lao', 'Tibetan', 'Myanmar', 'Khmer', 'Mongolian', 'Hangul', 'Hiragana', 'Katakana', 'Bopomofo', 'Han'],
].map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }));

/** Combinations of scripts that occur in ordinary writing. */
const USUAL_MIXES = [
  new Set(['Latin', 'Han', 'Hiragana', 'Katakana']),
  new Set(['Latin', 'Han', 'Hangul']),
  new Set(['Latin', 'Han', 'Bopomofo']),
];

/** Tests whether a label mixes scripts in a combination that ordinary writing does not have. */
export function mixesScripts(label: string) {
  const found = new Set(SCRIPTS.filter(({ pattern }) => pattern.test(label)).map(({ name }) => name));
  return found.size > 1 && !USUAL_MIXES.some((mix) => found.isSubsetOf(mix));
}

/** Characters that look like a Latin letter, by that letter: letters of other scripts, and digits. */
const LIKENESSES: Readonly<Record<string, string>> = {
  ...{ a: 'аαɑ', b: 'ьвъ6', c: 'сϲᴄ', d: 'ԁɗ', e: 'еεҽ', f: 'ғƒ', g: 'ցɡ9', h: 'һнհ', i: 'іιıɩӏ1l|', j: 'јϳ' },
  ...{ k: 'кκ', m: 'мṃ', n: 'ոпηии', o: 'оοօσ0', p: 'рρ', q: 'ԛգ', r: 'гᴦ', s: 'ѕꜱ5', t: 'тτ', u: 'υսцᴜ', v: 'ѵνᴠ' },
  ...{ w: 'ѡԝωш', x: 'хχ×', y: 'уүγყ', z: 'ᴢ2' },
};
const LETTER_OF = new Map(
  Object.entries(LIKENESSES).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter])),
);

/** Reduces a name to its visual skeleton: without marks and hyphens, with look-alike characters replaced. */
export const lookOf = (name: string) =>
  [...name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((sign) => LETTER_OF.get(sign) ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('-', '');

const SHORTEST_COUNTRY_PART = 3;

/** Returns the registrable part of a host, guessed from its labels alone, without the Public Suffix List. */
export function registeredPart(host: string) {
  const labels = host.split('.');
  const [country = '', second = ''] = labels.toReversed();
  const isTwofold = labels.length > 2 && country.length === 2 && second.length <= SHORTEST_COUNTRY_PART;
  return labels.slice(isTwofold ? -3 : -2).join('.');
}

/** Returns the key by which hosts are compared for likeness: the skeleton of the registrable part. */
export const lookOfHost = (shownAs: string) => lookOf(registeredPart(shownAs));

/** Shorter names are not compared by edit distance, because they are within one edit of too many others. */
const SHORTEST_COMPARED = 5;

/** Tests whether a host could be mistaken for the instance's own. Both are in Unicode. */
export function looksLike(host: string, own: string) {
  const [theirs, ours] = [registeredPart(host), registeredPart(own)];
  if (theirs === ours) return false;
  const isLong = (ours.split('.')[0]?.length ?? 0) >= SHORTEST_COMPARED;
  return lookOf(theirs) === lookOf(ours) || (isLong && isOneEditApart(theirs, ours));
}

/** Tests whether two texts differ by one insertion, deletion, substitution or swap of neighbours. */
export function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [[...a], [...b]] : [[...b], [...a]];
  if (long.length - short.length > 1) return false;
  const at = long.findIndex((sign, index) => sign !== short[index]);
  if (at < 0) return false;
  const restOf = (signs: string[], from: number) => signs.slice(from).join('');
  if (short.length < long.length) return restOf(short, at) === restOf(long, at + 1);
  if (restOf(short, at + 1) === restOf(long, at + 1)) return true;
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return isSwapped && restOf(short, at + 2) === restOf(long, at + 2);
}
