/** Returns a count with its noun, in the plural unless it is one. */
export const pluralize = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
