import { languageForTag } from '#platform/pure/i18n/languages.ts';
import type { PageWords } from '../outline/outline.ts';
import { ASIAN_WORDS } from './asian-words.ts';
import { GERMANIC_WORDS } from './germanic-words.ts';
import { OTHER_EUROPEAN_WORDS } from './other-european-words.ts';
import { ROMANCE_WORDS } from './romance-words.ts';
import { SLAVIC_WORDS } from './slavic-words.ts';
import { pageWordsOfRows, type WordRows } from './word-rows.ts';

/** The words of pages in the languages that only pages have, by tag. Those of the product are in `messages`. */
export const PAGE_WORDS: ReadonlyMap<string, WordRows> = new Map(
  Object.entries({ ...ROMANCE_WORDS, ...GERMANIC_WORDS, ...SLAVIC_WORDS, ...OTHER_EUROPEAN_WORDS, ...ASIAN_WORDS }),
);

/** Other tags of languages that are in the list. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['no', 'nb'],
  ['nn', 'nb'],
  ['bs', 'hr'],
  ['iw', 'he'],
  ['in', 'id'],
  ['ms', 'id'],
]);
const TRADITIONAL = /^zh-(?:.*-)?(?:hant|tw|hk|mo)(?:-|$)/;
const SIMPLIFIED = /^zh-(?:.*-)?hans(?:-|$)/;
/** Serbian in Latin letters, whose words on pages are those of Croatian. */
const SERBIAN_IN_LATIN = /^sr-(?:.*-)?latn(?:-|$)/;

/** Portuguese is that of Brazil, unless its region is another. */
const EUROPEAN_PORTUGUESE = /^pt-(?!br(?:-|$))[a-z]{2}(?:-|$)/;

/** Returns the words of a page in a language that only pages have, or `undefined`. */
export function ownPageWords(tag: string): PageWords | undefined {
  if (languageForTag(tag) !== undefined) return undefined;
  const lowerCase = tag.toLowerCase();
  const [language = ''] = lowerCase.split('-', 1);
  const rows = PAGE_WORDS.get(nameOf(lowerCase, language));
  return rows && pageWordsOfRows(rows);
}

function nameOf(tag: string, language: string): string {
  if (SERBIAN_IN_LATIN.test(tag)) return 'hr';
  if (EUROPEAN_PORTUGUESE.test(tag)) return 'pt-PT';
  return TRADITIONAL.test(tag) && !SIMPLIFIED.test(tag) ? 'zh-TW' : (ALIASES.get(language) ?? language);
}
