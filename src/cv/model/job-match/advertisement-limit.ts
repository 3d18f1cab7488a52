/** The maximum number of characters that are read of an advertisement. */
export const MAX_ADVERTISEMENT_LENGTH = 20_000;
