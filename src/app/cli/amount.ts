/** So many of something, in words. */
export const amount = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;
