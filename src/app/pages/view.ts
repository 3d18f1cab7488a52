import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import type { Translator } from '#platform/i18n/words.ts';
import { addressWith, type Choices } from './choices.ts';

/** What every page of the instance is drawn with: the words, the choices, and the way to other pages with the same. */
export type View = {
  t: Translator;
  language: Language;
  choices: Choices;
  /** The address of a page of ours, with what the reader chose. */
  to: (path: string) => string;
};

export const makeView = (t: Translator, language: Language, choices: Choices): View => ({
  t,
  language,
  choices,
  to: (path) => addressWith(choices, path),
});

export const languages = Object.keys(LANGUAGES) as Language[];
