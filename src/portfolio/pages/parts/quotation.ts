/** Returns whether a text has quotation marks of its own at its start, so that it needs no others. */
export const isQuoted = (text: string) => /^[\s*_>]*[\p{Pi}\p{Pf}"„‚「『〝]/u.test(text);
