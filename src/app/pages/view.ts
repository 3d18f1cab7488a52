import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import type { Translator } from '#platform/i18n/words.ts';
import type { InstanceFacts } from '#platform/instance-settings/facts.ts';
import { addressWith, type Choices } from './choices.ts';

type Given = {
  t: Translator;
  language: Language;
  choices: Choices;
  /** What the instance is called and looks like, and what it has to say to all. */
  facts: InstanceFacts;
  /** Another one where a fact is another. */
  version: string;
};

/** What every page of the instance is drawn with: the words, the choices, and the way to other pages with the same. */
export type View = Given & {
  /** The address of a page of ours, with what the reader chose. */
  to: (path: string) => string;
};

export const makeView = (given: Given): View => ({ ...given, to: (path) => addressWith(given.choices, path) });

export const languages = Object.keys(LANGUAGES) as Language[];
