/** Returns the id of a section on its page. The suffix keeps it distinct from other ids. */
export const anchorOf = (id: string) => `${id}-part`;
