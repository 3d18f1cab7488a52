const MISSING = /the text `"((?:[^"\\]|\\.)*)"` could not be displayed/g;

/**
 * Parses the compiler's error message and returns the characters that no font has: grapheme clusters, as they occur in
 * `data`.
 */
export function missingSigns(complaint: string, data: object): string[] {
  const written = JSON.stringify(data);
  return [...complaint.replaceAll('\\\\', '\\').replaceAll('\\"', '"').matchAll(MISSING)]
    .map(([, text = '']) => unescaped(text))
    .filter((sign) => !EVERYWHERE.test(sign))
    .flatMap((sign) => asWritten(sign, written));
}

const unescaped = (text: string) =>
  text
    .replace(/\\u\{([0-9a-f]+)\}/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll('\\t', '\t');

/**
 * Maps a character back to the one in the data: a template that changes the case may report one that was never written.
 */
function asWritten(sign: string, written: string): string[] {
  if (written.includes(sign)) return [sign];
  const behind = [...new Set(written)].filter((one) => one.toUpperCase() === sign || one.toLowerCase() === sign);
  return behind.length > 0 ? behind : [sign];
}

/** ASCII, which every font has. The values of the design consist of it and must not be replaced. */
const EVERYWHERE = /^[\x20-\x7e]*$/;

/** Returns the data with a replacement for each character that cannot be displayed. */
export function withoutSigns<Data>(data: Data, signs: ReadonlySet<string>): Data {
  if (signs.size === 0) return data;
  // The longest first, so that a cluster is replaced as a whole.
  const longestFirst = [...signs].sort((one, other) => other.length - one.length);
  const any = new RegExp(longestFirst.map((sign) => RegExp.escape(sign)).join('|'), 'gu');
  return JSON.parse(
    JSON.stringify(data, (_, value) => (typeof value === 'string' ? value.replace(any, insteadOf) : value)),
  );
}

/**
 * Returns a letter without its marks, a space for white space, nothing for an invisible character, and a box for any
 * other.
 */
function insteadOf(sign: string): string {
  const [base = '', ...marks] = sign;
  if (marks.length > 0) return base;
  if (BLANK.test(base)) return ' ';
  return INVISIBLE.test(base) ? '' : '□';
}
const BLANK = /^\s$/;
/** Joiners, variation selectors, tags and control characters, which are invisible. */
const INVISIBLE = /^(?:[\p{Cc}\p{Cf}\p{Cn}\p{Co}]|\p{Variation_Selector})$/u;
