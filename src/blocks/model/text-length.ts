/** Returns the number of characters of all texts within a value. */
export function textLengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, one) => sum + textLengthOf(one), 0);
}
