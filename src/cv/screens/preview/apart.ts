/** A name in its own direction, whichever the words around it have. */
export const apart = (name: string) => `\u2068${name}\u2069`;
