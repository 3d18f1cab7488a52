/** The maximum number of characters that are read of an advertisement. */
export const LONGEST_ADVERTISEMENT = 20_000;
