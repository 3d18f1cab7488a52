import { optionalWebAddress } from '#platform/pure/fields.ts';
import { ACHIEVEMENT_LIMITS } from '../../../model/fields.ts';

/** Characters that are invalid in a line: controls, line separators, lone surrogates and bidirectional controls. */
const INVALID_LINE_CHARACTERS = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;
const INVALID_PROSE_CHARACTERS = /[\0\p{Cs}]+/gu;

/** Returns text as a single line, with invalid characters replaced by spaces, truncated to the maximum. */
export const oneLine = (text: string, maximum: number) =>
  truncate(text.replace(INVALID_LINE_CHARACTERS, ' ').replace(/ {2,}/g, ' ').trim(), maximum);

/** Returns text of several lines without characters that can't be stored, truncated to the maximum. */
export const prose = (text: string, maximum: number) =>
  truncate(text.replace(/\r\n?/g, '\n').replace(INVALID_PROSE_CHARACTERS, '').trim(), maximum);

/** Returns an identifier, or an empty string if it is too long: a truncated one would be wrong. */
export function identifier(text: string, maximum: number) {
  const line = oneLine(text, Number.POSITIVE_INFINITY);
  return line.length > maximum ? '' : line;
}

/** Returns the first valid web address, or an empty string. Badge ids can be other URIs. */
export function firstWebAddress(...texts: string[]) {
  const address = optionalWebAddress(ACHIEVEMENT_LIMITS.address);
  for (const text of texts) {
    const { data } = address.safeParse(text);
    if (data) return data;
  }
  return '';
}

/** Truncates text without splitting a surrogate pair. */
function truncate(text: string, maximum: number) {
  if (text.length <= maximum) return text;
  return text
    .slice(0, maximum)
    .replace(/\p{Cs}$/u, '')
    .trim();
}
