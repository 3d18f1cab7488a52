/** The most entries that are read from a list of publications. */
export const MAX_CITATIONS = 1000;
