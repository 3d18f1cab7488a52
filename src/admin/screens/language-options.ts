import { isLanguage, LANGUAGES, type Language } from '#platform/i18n/languages.ts';

/** The languages of mails, each as whoever speaks it calls it. */
export const LANGUAGE_OPTIONS = Object.keys(LANGUAGES)
  .filter(isLanguage)
  .map((value: Language) => ({
    value,
    label: new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value,
  }));
