import type { Translator } from '#platform/server/i18n/messages.ts';

/** The member and the language that sample work is made for. */
export type SampleContext = {
  words: Translator;
  /** The member's name, for publications. */
  name: string;
  /** The current year. */
  year: number;
};
