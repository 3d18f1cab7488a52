/**
 * Rules for reading job advertisements in one language. To add a language, create a file in `languages/` and list it in
 * `prepared-rules.ts`. Decision 57 says why words and stems don't come from packages.
 */
export type LanguageRules = {
  /** Function words, without what follows an apostrophe: `don` for `don't`. They also serve to detect the language. */
  common: string;
  /** Words that are typical of all advertisements and say nothing about this one. One form of each stem is enough. */
  filler: string;
  /** Words that link the parts of a name, as in `gestion de projet`. They are ignored when comparing names. */
  links?: string;
  /** Articles that may follow a linking word. They are ignored as well. */
  articles?: string;
  /** Beginnings of headings, by the kind of content under them. */
  headings: { needed: string; wished: string; tasks: string; around: string };
  /** Whether all nouns are capitalized, so that a capital says little. */
  capitalNouns?: boolean;
  /** Matches the filler at the end of a folded word: `SQLKenntnisse` becomes `SQL`. */
  tail?: RegExp;
  /** Matches the endings of words that are not terms, for example adverbs. */
  endings?: RegExp;
  /** Matches folded words that begin a new phrase, for example because "and" is joined to them. */
  beginnings?: RegExp;
  /** Returns one form for all forms of a folded word. */
  stem: (word: string) => string;
};
