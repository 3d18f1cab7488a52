import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { ownLanguageName } from '#platform/pure/i18n/own-language-name.ts';

/** The languages that a text can be in, each under its own name. */
export const LANGUAGE_OPTIONS = (Object.keys(LANGUAGES) as Language[]).map((value) => ({
  value,
  label: ownLanguageName(value),
}));
