import { isOneEditApart } from '#platform/pure/one-edit-apart.ts';

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
const ALLOWED_MIXES = [
  new Set(['Latin', 'Han', 'Hiragana', 'Katakana']),
  new Set(['Latin', 'Han', 'Hangul']),
  new Set(['Latin', 'Han', 'Bopomofo']),
];

/** Tests whether a label mixes scripts in a combination that ordinary writing does not have. */
export function mixesScripts(label: string) {
  const found = new Set(SCRIPTS.filter(({ pattern }) => pattern.test(label)).map(({ name }) => name));
  return found.size > 1 && !ALLOWED_MIXES.some((mix) => found.isSubsetOf(mix));
}

/** Characters that look like a Latin letter, by that letter: letters of other scripts, and digits. */
const CONFUSABLES: Readonly<Record<string, string>> = {
  ...{ a: 'аαɑ', b: 'ьвъ6', c: 'сςᴄ', d: 'ԁɗ', e: 'еεҽ', f: 'ғƒ', g: 'ցɡ9', h: 'һнհ', i: 'іιıɩӏ1l|', j: 'јϳ' },
  ...{ k: 'кκ', m: 'м', n: 'ոпηи', o: 'оοօσ0', p: 'рρ', q: 'ԛգ', r: 'гᴦ', s: 'ѕꜱ5', t: 'тτ', u: 'υսцᴜ', v: 'ѵνᴠ' },
  ...{ w: 'ѡԝωш', x: 'хχ×', y: 'уүγყ', z: 'ᴢ2' },
};
const LETTER_BY_CONFUSABLE = new Map(
  Object.entries(CONFUSABLES).flatMap(([letter, characters]) =>
    [...characters].map((character) => [character, letter]),
  ),
);

/** Reduces a name to its visual skeleton: without marks and hyphens, with look-alike characters replaced. */
export const skeletonOf = (name: string) =>
  [...name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()]
    .map((character) => LETTER_BY_CONFUSABLE.get(character) ?? character)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('-', '');

const MAX_SECOND_LEVEL_LENGTH = 3;

/** Returns the registrable part of a host, guessed from its labels alone, without the Public Suffix List. */
export function registrableDomain(host: string) {
  const labels = host.split('.');
  const [topLevel = '', second = ''] = labels.toReversed();
  const hasSecondLevel = labels.length > 2 && topLevel.length === 2 && second.length <= MAX_SECOND_LEVEL_LENGTH;
  return labels.slice(hasSecondLevel ? -3 : -2).join('.');
}

/** Returns the key by which hosts are compared for likeness: the skeleton of the registrable part. */
export const skeletonOfHost = (unicodeHost: string) => skeletonOf(registrableDomain(unicodeHost));

/** Shorter names are not compared by edit distance, because they are within one edit of too many others. */
const MIN_COMPARED_LENGTH = 5;

/** Tests whether a host could be mistaken for the instance's own. Both are in Unicode. */
export function isConfusableWith(host: string, instanceHost: string) {
  const [domain, instanceDomain] = [registrableDomain(host), registrableDomain(instanceHost)];
  if (domain === instanceDomain) return false;
  const isLong = (instanceDomain.split('.')[0]?.length ?? 0) >= MIN_COMPARED_LENGTH;
  return skeletonOf(domain) === skeletonOf(instanceDomain) || (isLong && isOneEditApart(domain, instanceDomain));
}
