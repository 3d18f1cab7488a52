/** A mistake in a text, as a range of UTF-16 code units. */
export type Mistake = {
  from: number;
  to: number;
  kind: 'spelling' | 'grammar';
  /** The text in the range. */
  text: string;
  /** Texts that may replace it, the best first. */
  suggestions: readonly string[];
  /** An explanation in the language of the text; spelling mistakes need none. */
  message?: string;
};

/** Finds the mistakes in a text of one language. */
export type SpellingChecker = (text: string) => Promise<Mistake[]>;

/** The most suggestions for a mistake. */
export const MAX_SUGGESTIONS = 5;
