/** More characters of an advertisement are not read. */
export const LONGEST_ADVERTISEMENT = 20_000;
