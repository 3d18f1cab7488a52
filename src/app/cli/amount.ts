/** Returns a count with its noun, in the plural unless it is one. */
export const amount = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
