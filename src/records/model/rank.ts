/**
 * Places in an order, as text that sorts byte by byte: between any two there is room for another, so that moving one
 * record changes no other. They read as fractions in base 62; none ends in a zero, or nothing would fit before it.
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;

const digit = (text: string, at: number) => DIGITS.indexOf(text[at] ?? '0');

/** A place after `before` and ahead of `after`; either may be missing. */
export function rankBetween(before = '', after?: string): string {
  if (after !== undefined && before >= after) throw new Error(`there is nothing between ${before} and ${after}`);
  let rank = '';
  for (let at = 0; ; at += 1) {
    const low = digit(before, at);
    // Once the own place lies below `after`, the rest of it no longer binds.
    const high = after !== undefined && after.startsWith(rank) ? digit(after, at) : BASE;
    if (high - low > 1) return rank + DIGITS[Math.floor((low + high) / 2)];
    rank += DIGITS[low];
    if (high > low) after = undefined;
  }
}

/** So many places, evenly spread. */
export function spreadRanks(count: number): string[] {
  let length = 1;
  while (BASE ** length < (count + 1) * 2) length += 1;
  const step = BASE ** length / (count + 1);
  return Array.from({ length: count }, (_, index) => asRank(Math.floor(step * (index + 1)), length));
}

function asRank(value: number, length: number) {
  let text = '';
  for (let rest = value, at = 0; at < length; at += 1, rest = Math.floor(rest / BASE))
    text = DIGITS[rest % BASE] + text;
  return text.replace(/0+$/, '') || '1';
}
