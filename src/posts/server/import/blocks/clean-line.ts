import { normalize } from '#platform/pure/markdown/parse.ts';

/** Control characters that lines of text can't hold, except for the space that takes their place. */
const UNFIT = /[\p{Cc}\u2028\u2029]+/gu;
const BIDI_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** Returns a text as one line, without the characters that fields of one line refuse. */
export const cleanLine = (text: string) =>
  normalize(text).replace(UNFIT, ' ').replace(BIDI_CONTROLS, '').replace(/\s+/g, ' ').trim();

/** Returns as much of a text as a field holds, cut between words if possible, and the rest. */
export function fitText(text: string, maximum: number): { fitting: string; rest: string } {
  if (text.length <= maximum) return { fitting: text, rest: '' };
  const space = text.lastIndexOf(' ', maximum);
  const end = space > maximum / 2 ? space : endOfCharacter(text, maximum);
  return { fitting: text.slice(0, end).trimEnd(), rest: text.slice(end).trimStart() };
}

/** Returns the last position up to a given one that does not split a surrogate pair. */
export const endOfCharacter = (text: string, position: number) =>
  /[\ud800-\udbff]/.test(text.charAt(position - 1)) ? position - 1 : position;
