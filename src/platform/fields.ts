import { z } from 'zod';

/** Kinds of text that people type, the same in every domain. */

/** One line for people to read; what would end or turn the line has no place in it. */
export const line = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u);

/** Text of several lines. A NUL and half a pair of surrogates are no text that a database could keep. */
export const prose = (maximum: number) =>
  z
    .string()
    .max(maximum)
    .regex(/^[^\0\p{Cs}]*$/u);

export const webAddress = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .refine(isWebAddress, { params: { word: 'invalidUrl' } });

function isWebAddress(text: string) {
  return /^https?:\/\/[^\s/?#][^\p{Cc}\p{Cs}]*$/iu.test(text) && URL.canParse(text);
}

/** A web address, or none. */
export const maybeAddress = (maximum: number) => z.union([z.literal(''), webAddress(maximum)]);

/** A date as far as it is known: `1843`, `1843-07` or `1843-07-10`; or none. */
export const maybeDate = z
  .string()
  .refine((text) => text === '' || isPartialDate(text), { params: { word: 'invalidDate' } });

function isPartialDate(text: string) {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  if (year === undefined || year === '0000') return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${year}-${month}-${day}`);
}

/** Whether one date certainly lies before another: where one is less exact, only what both say counts. */
export function isBefore(a: string, b: string) {
  const exact = Math.min(a.length, b.length);
  return exact > 0 && a.slice(0, exact) < b.slice(0, exact);
}
