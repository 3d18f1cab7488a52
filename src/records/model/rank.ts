/**
 * Ranks are positions in an order, as text that sorts byte by byte. Between any two there is room for another, so
 * moving one record changes no other record. They are fractions in base 62; none ends in a zero, because nothing would
 * fit before it.
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;
/** Digits per step at either end of the order. Halving instead would give long ranks after thousands of new records. */
const STEP = 4;

const digit = (text: string, at: number) => DIGITS.indexOf(text[at] ?? '0');

/** Returns a rank after `before` and ahead of `after`; either may be omitted. Throws if they are not in order. */
export function rankBetween(before = '', after?: string): string {
  if (after !== undefined && before >= after) throw new Error(`ranks are not in order: ${before}, ${after}`);
  return stepFrom(before, after) ?? halfway(before, after);
}

/** Returns the next rank towards the open end, or undefined if there is no open end or no room left. */
function stepFrom(before: string, after: string | undefined) {
  if ((before === '') === (after === undefined)) return undefined;
  const value = after === undefined ? stepOf(before) + 1 : stepOf(after) - 1;
  return value > 0 && value < BASE ** STEP ? toRank(value, STEP) : undefined;
}

function stepOf(rank: string) {
  let value = 0;
  for (let at = 0; at < STEP; at += 1) value = value * BASE + digit(rank, at);
  return value;
}

function halfway(before: string, after: string | undefined) {
  let rank = '';
  let end = after;
  for (let at = 0; ; at += 1) {
    const low = digit(before, at);
    // Once the rank is already below `after`, the remaining digits are free.
    const high = end?.startsWith(rank) ? digit(end, at) : BASE;
    if (high - low > 1) return rank + DIGITS[Math.floor((low + high) / 2)];
    rank += DIGITS[low];
    if (high > low) end = undefined;
  }
}

/** Returns `count` evenly spread ranks, with plenty of room at both ends. */
export function spreadRanks(count: number): string[] {
  let length = 1;
  while (BASE ** length < (count + 1) * 4) length += 1;
  const margin = BASE ** length / 4;
  const step = (2 * margin) / (count + 1);
  return Array.from({ length: count }, (_, index) => toRank(Math.floor(margin + step * (index + 1)), length));
}

function toRank(value: number, length: number) {
  let text = '';
  for (let rest = value, at = 0; at < length; at += 1, rest = Math.floor(rest / BASE))
    text = DIGITS[rest % BASE] + text;
  return text.replace(/(?<!0)0+$/, '');
}
