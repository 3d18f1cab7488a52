/** The parts of a name, of which only the first is never empty. */
export type NameParts = { family: string; given: string; suffix: string };

/** Returns a name in the order in which it is read: `Ada Lovelace`, `John Smith, Jr.`. */
export const joinName = ({ family, given, suffix }: NameParts) =>
  [[given, family].filter(Boolean).join(' '), suffix].filter(Boolean).join(', ');

/**
 * Splits a name as it is read. The family name is the last word, with the particles before it, as in `Ludwig van
 * Beethoven`; a suffix follows a comma.
 */
export function splitName(name: string): NameParts {
  const comma = name.indexOf(',');
  const words = (comma < 0 ? name : name.slice(0, comma)).trim().split(/\s+/);
  const particle = words.findIndex((word, at) => at > 0 && isLowercase(word));
  const from = particle < 0 ? words.length - 1 : particle;
  return {
    family: words.slice(from).join(' '),
    given: words.slice(0, from).join(' '),
    suffix: comma < 0 ? '' : name.slice(comma + 1).trim(),
  };
}

function isLowercase(word: string) {
  const [letter = ''] = word;
  return letter === letter.toLowerCase() && letter !== letter.toUpperCase();
}
