/** Word lists of a language, in normal spelling. To add a language, create a file here and list it in `words.ts`. */
export type WordLists = {
  /** Phrases at the start of a bullet that name a duty instead of an achievement. */
  weakOpenings: readonly string[];
  /** Phrases at the end of a bullet that name a duty, for languages that put the verb last. */
  weakClosings?: readonly string[];
  /** Short words that several bullets may open with, separated by spaces. */
  stopWords: string;
  verbLast?: boolean;
  /** All forms of "I" and "we", as parts of a case-sensitive regular expression. */
  firstPerson: readonly string[];
};
