/** A language's own words, as they are written. A new language is a file beside this one and a line in `words.ts`. */
export type WordLists = {
  /** What bullets begin with that tell a duty and no deed. */
  weakOpenings: readonly string[];
  /** The same where the verb stands at the end. */
  weakClosings?: readonly string[];
  /** Words too small to be noticed when several bullets begin with them, with spaces between. */
  small: string;
  verbLast?: boolean;
  /** "I" and "we" in their forms, as parts of a regular expression; capitals count. */
  firstPerson: readonly string[];
};
