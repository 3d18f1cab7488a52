import { z } from 'zod';
import { language } from '#identity/contract.ts';
import { line, prose } from '#platform/pure/fields.ts';
import { isHttpsAddress } from './https-address.ts';
import { TESTIMONIAL_LIMITS } from './limits.ts';

const { label, message, name, role, organization, source, quotedFrom, text } = TESTIMONIAL_LIMITS;

/** An address that starts with https, or an empty text. Other addresses could be changed on the way to the reader. */
const optionalHttpsAddress = z
  .string()
  .trim()
  .max(source)
  .refine((text) => text === '' || isHttpsAddress(text), { params: { word: 'httpsUrl' } });

/** The fields that an author fills in. All texts are plain: nothing in them is markup. */
export const writtenFields = {
  name: line(name).min(1),
  role: line(role),
  organization: line(organization),
  /** A page about the author, such as a profile. */
  source: optionalHttpsAddress,
  text: prose(text).trim().min(1),
};
export type WrittenTestimonial = { [Name in keyof typeof writtenFields]: z.infer<(typeof writtenFields)[Name]> };

/** The fields that a site shows. */
export const shownFields = {
  ...writtenFields,
  /** Where the member found a text that they quote, such as “Email, May 2026”. */
  quotedFrom: line(quotedFrom),
  /** The language that the text is written in. */
  language,
  photo: z.uuid().nullable(),
};

/** The fields of a request: a name that only the member sees, and a message to the author. */
export const requestFields = { label: line(label).min(1), message: prose(message).trim() };
