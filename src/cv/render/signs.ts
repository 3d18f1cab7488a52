const MISSING = /the text `"((?:[^"\\]|\\.)*)"` could not be displayed/g;

/**
 * The signs that no typeface has, out of what the typesetter complains about: each as far as it belongs together,
 * and as it stands in `data`.
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

/** A template that sets a word in capitals, or in none, may ask for a sign that nobody wrote. */
function asWritten(sign: string, written: string): string[] {
  if (written.includes(sign)) return [sign];
  const behind = [...new Set(written)].filter((one) => one.toUpperCase() === sign || one.toLowerCase() === sign);
  return behind.length > 0 ? behind : [sign];
}

/** What every typeface has, whatever is said of it: the values of the design are made of these, too. */
const EVERYWHERE = /^[\x20-\x7e]*$/;

/** The same data with a plain sign in place of each that cannot be shown. */
export function withoutSigns<Data>(data: Data, signs: ReadonlySet<string>): Data {
  if (signs.size === 0) return data;
  // The longest first: what belongs together is replaced as a whole.
  const longestFirst = [...signs].sort((one, other) => other.length - one.length);
  const any = new RegExp(longestFirst.map((sign) => RegExp.escape(sign)).join('|'), 'gu');
  return JSON.parse(
    JSON.stringify(data, (_, value) => (typeof value === 'string' ? value.replace(any, insteadOf) : value)),
  );
}

/** A letter without the marks that cannot be shown on it; a box for a sign; nothing for what nobody sees. */
function insteadOf(sign: string): string {
  const [base = '', ...marks] = sign;
  if (marks.length > 0) return base;
  if (BLANK.test(base)) return ' ';
  return INVISIBLE.test(base) ? '' : '□';
}
const BLANK = /^\s$/;
/** Joiners, variation selectors, tags, controls: nobody sees them, nobody misses them. */
const INVISIBLE = /^(?:[\p{Cc}\p{Cf}\p{Cn}\p{Co}]|\p{Variation_Selector})$/u;
