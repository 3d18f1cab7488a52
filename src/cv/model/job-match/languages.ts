/** What a job advertisement is read with, in one language. A new one is a file in `languages/` and a line in `read-language.ts`. */
export type LanguageRules = {
  /** Words that only hold a sentence together. By them the language is told as well. */
  common: string;
  /** Words of any advertisement, which say nothing of this one. */
  filler: string;
  /** Inside a name of several words, such as `gestion de projet`, they stay and count for nothing. */
  links?: string;
  /** The same behind one of those. */
  articles?: string;
  /** Beginnings of headings, by what stands under them. */
  headings: { needed: string; wished: string; tasks: string; around: string };
  /** Every noun begins with a capital, so that one says little. */
  capitalNouns?: boolean;
  /** What a folded word loses that is filler: `SQLKenntnisse` is `SQL`. */
  tail?: RegExp;
  /** What words that are no terms end with, such as adverbs. */
  endings?: RegExp;
  /** What a folded word begins with that begins a phrase of its own, such as an "and" written together with it. */
  beginnings?: RegExp;
  /** One form for all forms of a folded word. */
  stem: (word: string) => string;
};
