/** Names that are made to be taken for others. */

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

/** What is written together by people, not to deceive. */
const USUAL_MIXES = [
  new Set(['Latin', 'Han', 'Hiragana', 'Katakana']),
  new Set(['Latin', 'Han', 'Hangul']),
  new Set(['Latin', 'Han', 'Bopomofo']),
];

/** Whether letters of several scripts stand in one part of a name, as nobody writes. */
export function mixesScripts(label: string) {
  const found = new Set(SCRIPTS.filter(({ pattern }) => pattern.test(label)).map(({ name }) => name));
  return found.size > 1 && !USUAL_MIXES.some((mix) => found.isSubsetOf(mix));
}

/** Signs that look like a Latin letter, by that letter: of other scripts, and digits. */
const LIKENESSES: Readonly<Record<string, string>> = {
  ...{ a: 'аαɑ', b: 'ьвъ6', c: 'сϲᴄ', d: 'ԁɗ', e: 'еεҽ', f: 'ғƒ', g: 'ցɡ9', h: 'һнհ', i: 'іιıɩӏ1l|', j: 'јϳ' },
  ...{ k: 'кκ', m: 'мṃ', n: 'ոпηии', o: 'оοօσ0', p: 'рρ', q: 'ԛգ', r: 'гᴦ', s: 'ѕꜱ5', t: 'тτ', u: 'υսцᴜ', v: 'ѵνᴠ' },
  ...{ w: 'ѡԝωш', x: 'хχ×', y: 'уүγყ', z: 'ᴢ2' },
};
const LETTER_OF = new Map(
  Object.entries(LIKENESSES).flatMap(([letter, signs]) => [...signs].map((sign) => [sign, letter])),
);

/** What a name looks like at a glance. */
export const lookOf = (name: string) =>
  [...name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((sign) => LETTER_OF.get(sign) ?? sign)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('-', '');

const SHORTEST_COUNTRY_PART = 3;

/** The part of a name that somebody registered, as far as the name alone tells. */
export function registeredPart(host: string) {
  const labels = host.split('.');
  const [country = '', second = ''] = labels.toReversed();
  const isTwofold = labels.length > 2 && country.length === 2 && second.length <= SHORTEST_COUNTRY_PART;
  return labels.slice(isTwofold ? -3 : -2).join('.');
}

/** By what a name is compared with all others: the look of the part that somebody registered. */
export const lookOfHost = (shownAs: string) => lookOf(registeredPart(shownAs));

/** Shorter names are within one letter of too many others. */
const SHORTEST_COMPARED = 5;

/** Whether a name could be taken for that of the instance. Both as people read them. */
export function looksLike(host: string, own: string) {
  const [theirs, ours] = [registeredPart(host), registeredPart(own)];
  if (theirs === ours) return false;
  const isLong = (ours.split('.')[0]?.length ?? 0) >= SHORTEST_COMPARED;
  return lookOf(theirs) === lookOf(ours) || (isLong && isOneEditApart(theirs, ours));
}

/** Whether one letter more, less or other, or two that changed places, make one text of the other. */
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
