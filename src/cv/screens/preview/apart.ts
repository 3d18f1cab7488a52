/** Wraps a name in Unicode isolates, so that its direction does not affect the surrounding text. */
export const apart = (name: string) => `\u2068${name}\u2069`;
