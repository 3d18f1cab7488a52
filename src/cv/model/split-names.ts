/** Fields of publications that name people. */
export const NAME_FIELDS: ReadonlySet<string> = new Set(['authors', 'editors']);

const SEPARATORS = /[;؛\n\t]+/;
const COMMAS = /[,،]/;
/** `I.`, `I. M.`, `J.-P.`, or without dots at most two: longer ones are those of organizations. */
const INITIALS = /^(?:\p{Lu}\.[- ]?){1,4}$|^\p{Lu}{1,2}$/u;
const SUFFIX = /^(?:jr|sr|ii|iii|iv|md|phd)\.?$/i;
/** A script without capital letters has no usual way to turn a name around with a comma. */
const CAPITALIZED = /\p{Lu}\p{Ll}/u;

/**
 * Splits typed or pasted text into the names of people, each in the order in which it is read. A comma can stand between
 * names, as in `Ada Lovelace, Charles Babbage`, or within one, as in `Lovelace, A.; Babbage, C.`.
 */
export function splitNames(text: string): string[] {
  const lists = text.split(SEPARATORS).map((list) => list.split(COMMAS).map(tidy).filter(Boolean));
  // Where something else stands between names, each comma is within one.
  const isWithin = lists.filter(({ length }) => length > 0).length > 1;
  return lists.flatMap((parts) => {
    const [family = '', given = ''] = parts;
    if (parts.length !== 2 || SUFFIX.test(given)) return namesOfParts(parts);
    return isWithin || isInverted(family, given) ? [`${given} ${family}`] : namesOfParts(parts);
  });
}

const tidy = (part: string) => part.trim().replace(/\s+/g, ' ');

/** Returns whether two parts are one name: `Lovelace, Ada King`, but not `Ada Lovelace, Charles Babbage`. */
const isInverted = (family: string, given: string) =>
  [family, given].every((part) => CAPITALIZED.test(part)) && [family, given].some((part) => !part.includes(' '));

function namesOfParts(parts: readonly string[]): string[] {
  const names: { name: string; isWhole: boolean }[] = [];
  for (const part of parts) {
    const last = names.at(-1);
    if (last && SUFFIX.test(part)) last.name = `${last.name}, ${part}`;
    else if (last && !last.isWhole && INITIALS.test(part)) {
      last.name = `${part} ${last.name}`;
      last.isWhole = true;
    } else names.push({ name: part, isWhole: false });
  }
  return names.map(({ name }) => name);
}
