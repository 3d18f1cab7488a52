import { z } from 'zod';
import { isPartialDate, isWebAddress } from './field-rules.ts';

export { isBefore } from './field-rules.ts';

/** Schemas for text fields, shared by all domains. */

/** One line of text, without control characters, line breaks and bidirectional controls. */
export const line = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .regex(/^[^\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u);

/** Text of several lines. PostgreSQL cannot store NUL and unpaired surrogates. */
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

/** A web address, or an empty text. */
export const optionalWebAddress = (maximum: number) => z.union([z.literal(''), webAddress(maximum)]);

/** A partial date (`1843`, `1843-07` or `1843-07-10`), or an empty text. */
export const optionalPartialDate = z
  .string()
  .refine((text) => text === '' || isPartialDate(text), { params: { word: 'invalidDate' } });
