import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import type { InstanceFacts } from '#platform/pure/instance-settings/facts.ts';
import type { Translator } from '#platform/server/i18n/messages.ts';
import { type PageChoices, urlWith } from './choices.ts';

type ViewOptions = {
  t: Translator;
  language: Language;
  choices: PageChoices;
  /** Whether a signed-in member reads the page. */
  isMember: boolean;
  /** The instance's name, appearance and notice. */
  facts: InstanceFacts;
  /** Changes whenever one of the facts changes. */
  version: string;
};

/** The data for rendering a page of the instance: translations, choices, and links that keep these choices. */
export type PageView = ViewOptions & {
  /** Returns the URL of another page of the instance, with the reader's choices. */
  to: (path: string) => string;
  /** Returns the URL of a screen of the app, with the reader's language, which the app keeps. */
  toApp: (path: string) => string;
};

export const makeView = (options: ViewOptions): PageView => ({
  ...options,
  to: (path) => urlWith(options.choices, path),
  toApp: (path) => urlWith(options.choices.language ? { language: options.choices.language } : {}, path),
});

export const languages = Object.keys(LANGUAGES) as Language[];
