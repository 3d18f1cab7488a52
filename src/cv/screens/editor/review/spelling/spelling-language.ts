import { languageForTag } from '#platform/pure/i18n/languages.ts';

/** The languages with a dictionary. */
export const SPELLING_LANGUAGES = ['en', 'en-GB', 'de', 'es', 'fr', 'tr'] as const;
export type SpellingLanguage = (typeof SPELLING_LANGUAGES)[number];

/** Returns the language in which texts of a language tag are checked, if there is a dictionary for it. */
export function spellingLanguageFor(tag: string): SpellingLanguage | undefined {
  const language = languageForTag(tag);
  return SPELLING_LANGUAGES.find((one) => one === language);
}
