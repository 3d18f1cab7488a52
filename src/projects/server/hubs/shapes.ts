import { z } from 'zod';
import { isWebAddress } from '#platform/pure/field-rules.ts';
import { HubError } from './hub-error.ts';

/** Fields of a hub’s responses. A value of another type counts as missing, so that one field can’t spoil a list. */

const UNSAFE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const MAX_NUMBER = 2_000_000_000;

const cleanLine = (text: string, maximum: number) =>
  text.slice(0, maximum).toWellFormed().replaceAll('\ufffd', '').replace(UNSAFE, ' ').trim();

export const optionalLine = (maximum: number) =>
  z
    .string()
    .catch('')
    .transform((text) => cleanLine(text, maximum));
export const requiredLine = (maximum: number) =>
  z
    .string()
    .transform((text) => cleanLine(text, maximum))
    .pipe(z.string().min(1));
export const count = z.int().min(0).max(MAX_NUMBER).catch(0);
export const flag = z.boolean().catch(false);
export const webAddress = z.string().max(2000).refine(isWebAddress);
/** The address of a website, which may lack its protocol. */
export const homepage = z
  .string()
  .max(1000)
  .catch('')
  .transform((text) => {
    const address = text.trim();
    const complete = address === '' || /^https?:\/\//i.test(address) ? address : `https://${address}`;
    return isWebAddress(complete) ? complete : '';
  });
export const time = z.iso.datetime({ offset: true }).catch('');
/** The first lines of a list. */
export const lines = (maximum: number, length: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((items) =>
      items.slice(0, maximum).flatMap((item) => (typeof item === 'string' ? [cleanLine(item, length)] : [])),
    )
    .transform((texts) => [...new Set(texts.filter((text) => text !== ''))]);

/** Parses a response; throws if it is of another shape. */
export function parseResponse<Output>(schema: z.ZodType<Output>, value: unknown): Output {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new HubError('unreadable');
  return parsed.data;
}

/** Parses each item of a list, leaving out those of another shape. Throws if it is no list. */
export function parseItems<Output>(schema: z.ZodType<Output>, value: unknown, maximum: number): Output[] {
  return parseResponse(z.array(z.unknown()), value)
    .slice(0, maximum)
    .flatMap((item) => {
      const parsed = schema.safeParse(item);
      return parsed.success ? [parsed.data] : [];
    });
}

/** Returns the names of a table of languages and their shares, the greatest first. */
export const languagesByShare = (value: unknown): string[] => {
  const shares = parseResponse(z.record(z.string(), z.number().catch(0)), value);
  const total = Object.values(shares).reduce((sum, share) => sum + share, 0);
  return Object.entries(shares)
    .filter(([, share]) => share > 0 && share / total >= MIN_SHARE)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_LANGUAGES)
    .map(([name]) => cleanLine(name, 40));
};
/** Less code is a script or a configuration. */
const MIN_SHARE = 0.01;
const MAX_LANGUAGES = 12;
