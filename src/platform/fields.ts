import { z } from 'zod';
import { isPartialDate, isWebAddress } from './field-rules.ts';

export { isBefore } from './field-rules.ts';

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

/** A web address, or none. */
export const maybeAddress = (maximum: number) => z.union([z.literal(''), webAddress(maximum)]);

/** A date as far as it is known: `1843`, `1843-07` or `1843-07-10`; or none. */
export const maybeDate = z
  .string()
  .refine((text) => text === '' || isPartialDate(text), { params: { word: 'invalidDate' } });
