/** Words of prose that most people read in a minute. */
const WORDS_PER_MINUTE = 230;

/** Returns the number of words of texts. */
export const countWords = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0);

/** Returns how many minutes reading so many words takes, at least one. */
export const minutesFor = (words: number): number => Math.max(1, Math.round(words / WORDS_PER_MINUTE));
