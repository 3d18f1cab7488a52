import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import type { Translator } from '#platform/i18n/words.ts';
import type { InstanceFacts } from '#platform/instance-settings/facts.ts';
import { addressWith, type Choices } from './choices.ts';

type Given = {
  t: Translator;
  language: Language;
  choices: Choices;
  /** The instance's name, appearance and notice. */
  facts: InstanceFacts;
  /** Changes whenever one of the facts changes. */
  version: string;
};

/** The data for rendering a page of the instance: translations, choices, and links that keep these choices. */
export type View = Given & {
  /** Returns the URL of another page of the instance, with the reader's choices. */
  to: (path: string) => string;
};

export const makeView = (given: Given): View => ({ ...given, to: (path) => addressWith(given.choices, path) });

export const languages = Object.keys(LANGUAGES) as Language[];
