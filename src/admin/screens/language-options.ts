import { isLanguage, LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';

/** Languages for mails, each under its own name. */
export const LANGUAGE_OPTIONS = Object.keys(LANGUAGES)
  .filter(isLanguage)
  .map((value: Language) => ({
    value,
    label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
  }));
