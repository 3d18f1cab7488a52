import type { Language } from '#platform/pure/i18n/languages.ts';
import type { TextSearch } from './store.ts';

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
 * Builds a full-text search: each word as a prefix, for search while typing, or all words in the inflections of the
 * member's language. Returns 'nothing' for text without letters or digits.
 */
export function parseSearch(text: string, language: Language): TextSearch | undefined | 'nothing' {
  if (text.trim() === '') return undefined;
  const words = text.normalize('NFC').match(/[\p{L}\p{N}\p{M}]+/gu);
  if (!words) return 'nothing';
  return {
    prefixes: words.map((word) => `${word}:*`).join(' & '),
    words: words.join(' '),
    dictionary: DICTIONARIES[language],
  };
}
