const MISSING_TEXT = /the text `"((?:[^"\\]|\\.)*)"` could not be displayed/g;

/** Parses the compiler's error message and returns the characters that no font has, as grapheme clusters of `data`. */
export function missingCharacters(message: string, data: object): string[] {
  const serialized = JSON.stringify(data);
  return [...message.replaceAll('\\\\', '\\').replaceAll('\\"', '"').matchAll(MISSING_TEXT)]
    .map(([, text = '']) => decodeEscapes(text))
    .filter((character) => !ASCII.test(character))
    .flatMap((character) => originalsOf(character, serialized));
}

const decodeEscapes = (text: string) =>
  text
    .replace(/\\u\{([0-9a-f]+)\}/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('\\t', '\t');

/**
 * Maps a character back to the one in the data: a template that changes the case may report one that was never written.
 */
function originalsOf(character: string, serialized: string): string[] {
  if (serialized.includes(character)) return [character];
  const originals = [...new Set(serialized)].filter(
    (one) => one.toUpperCase() === character || one.toLowerCase() === character,
  );
  return originals.length > 0 ? originals : [character];
}

/** ASCII, which every font has. The values of the design consist of it and must not be replaced. */
const ASCII = /^[\x20-\x7e]*$/;

/** Returns the data with a replacement for each character that cannot be displayed. */
export function replaceCharacters<Data>(data: Data, characters: ReadonlySet<string>): Data {
  if (characters.size === 0) return data;
  // The longest first, so that a cluster is replaced as a whole.
  const longestFirst = [...characters].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(longestFirst.map((character) => RegExp.escape(character)).join('|'), 'gu');
  return JSON.parse(
    JSON.stringify(data, (_, value) => (typeof value === 'string' ? value.replace(pattern, replacementFor) : value)),
  );
}

/** Returns a letter without its marks, a space for white space, nothing for an invisible character, else a box. */
function replacementFor(character: string): string {
  const [base = '', ...marks] = character;
  if (marks.length > 0) return base;
  if (BLANK.test(base)) return ' ';
  return INVISIBLE.test(base) ? '' : '□';
}
const BLANK = /^\s$/;
/** Joiners, variation selectors, tags and control characters, which are invisible. */
const INVISIBLE = /^(?:[\p{Cc}\p{Cf}\p{Cn}\p{Co}]|\p{Variation_Selector})$/u;
