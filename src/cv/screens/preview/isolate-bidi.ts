/** Wraps a name in Unicode isolates, so that its direction does not affect the surrounding text. */
export const isolateBidi = (name: string) => `\u2068${name}\u2069`;
