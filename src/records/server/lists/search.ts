import type { Language } from '#platform/i18n/languages.ts';
import type { Search } from './store.ts';

const DICTIONARIES: Record<Language, string> = {
  en: 'english',
  'en-GB': 'english',
  de: 'german',
  es: 'spanish',
  fr: 'french',
  tr: 'turkish',
  ar: 'arabic',
};

/**
 * What to look for: each word as the beginning of one, for whoever is still typing; or all of them in whatever form the
 * reader's language gives them. Words without a letter or digit find nothing.
 */
export function searchFor(text: string, language: Language): Search | undefined | 'nothing' {
  if (text.trim() === '') return undefined;
  const words = text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu);
  if (!words) return 'nothing';
  return {
    prefixes: words.map((word) => `${word}:*`).join(' & '),
    words: words.join(' '),
    dictionary: DICTIONARIES[language],
  };
}
