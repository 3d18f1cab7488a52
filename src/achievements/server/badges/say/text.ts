import { maybeAddress } from '#platform/fields.ts';
import { ACHIEVEMENT_LIMITS } from '../../../model/fields.ts';

/** What ends or turns a line, and half a pair of surrogates. */
const NO_LINE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const NO_PROSE = /[\0\p{Cs}]+/gu;

/** One line, as a record takes it: what has no place in one becomes a space. */
export const oneLine = (text: string, maximum: number) =>
  cut(text.replace(NO_LINE, ' ').replace(/ {2,}/g, ' ').trim(), maximum);

export const prose = (text: string, maximum: number) =>
  cut(text.replace(/\r\n?/g, '\n').replace(NO_PROSE, '').trim(), maximum);

/** An identifier is whole or it is none. */
export function identifier(text: string, maximum: number) {
  const line = oneLine(text, Number.POSITIVE_INFINITY);
  return line.length > maximum ? '' : line;
}

/** A web address, or nothing: identifiers of badges may be of any kind. */
export function addressIn(...texts: string[]) {
  const address = maybeAddress(ACHIEVEMENT_LIMITS.address);
  for (const text of texts) {
    const { data } = address.safeParse(text);
    if (data) return data;
  }
  return '';
}

/** Cuts between letters. */
function cut(text: string, maximum: number) {
  if (text.length <= maximum) return text;
  return text
    .slice(0, maximum)
    .replace(/\p{Cs}$/u, '')
    .trim();
}
