/** Returns the number that `text` spells in decimal digits, or undefined unless it is from `min` to `max`. */
export function parseWholeNumber(text: string, { min, max }: { min: number; max: number }) {
  const number = /^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max ? number : undefined;
}
