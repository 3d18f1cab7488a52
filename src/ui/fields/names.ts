import type { TagSyntax } from './tags.ts';

const SEPARATORS = /[;؛\n\t]+/;
const COMMAS = /[,،]/;
/** `I.`, `I. M.`, `IM` or `J.-P.`: given names of which only the initials are written. */
const INITIALS = /^\p{Lu}\.?(?:[- ]?\p{Lu}\.?){0,3}$/u;
const SUFFIX = /^(?:jr|sr|ii|iii|iv|md|phd)\.?$/i;

/**
 * Splits typed or pasted text into the names of people, each in the order in which it is read. A comma can stand between
 * names, as in `Ada Lovelace, Charles Babbage`, or within one, as in `Lovelace, A.; Babbage, C.`.
 */
export const splitNames = (text: string): string[] => {
  const lists = text.split(SEPARATORS).map((list) => list.split(COMMAS).map(tidy).filter(Boolean));
  // Where something else stands between names, each comma is within one.
  const isWithin = lists.filter(({ length }) => length > 0).length > 1;
  return lists.flatMap((parts) => (isWithin && parts.length === 2 ? [reversed(parts)] : namesOfParts(parts)));
};

/** The syntax of names, which a semicolon ends. */
export const NAMES: TagSyntax = { split: splitNames, ends: [';', '؛'] };

const tidy = (part: string) => part.trim().replace(/\s+/g, ' ');

const reversed = ([family = '', given = '']: readonly string[]) =>
  SUFFIX.test(given) ? `${family}, ${given}` : `${given} ${family}`;

function namesOfParts(parts: readonly string[]): string[] {
  if (parts.length === 2 && parts.every(isOneWord)) return [reversed(parts)];
  const names: string[] = [];
  for (const part of parts) {
    const last = names.at(-1);
    if (last !== undefined && SUFFIX.test(part)) names.splice(-1, 1, `${last}, ${part}`);
    else if (last !== undefined && INITIALS.test(part)) names.splice(-1, 1, `${part} ${last}`);
    else names.push(part);
  }
  return names;
}

const isOneWord = (part: string) => !part.includes(' ');
