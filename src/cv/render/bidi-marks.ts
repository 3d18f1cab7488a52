const RTL_LETTERS = /[\p{Script=Arabic}\p{Script=Hebrew}\u200f\u061c]/u;
const ARABIC = /\p{Script=Arabic}/u;

/** Left-to-right words in a right-to-left line, with everything between them. */
const LTR_WORDS =
  /[[\p{L}\u200e]--[\p{Script=Arabic}\p{Script=Hebrew}]](?:[^\p{Script=Arabic}\p{Script=Hebrew}\u200f\u061c]*(?:[[\p{L}\p{M}]--[\p{Script=Arabic}\p{Script=Hebrew}]]|\p{Nd}[%°‰€£$]?))?/v;
/** A number with its sign, separators and unit. */
const NUMBER = /[#$€£+\-]?\p{Nd}(?:[.,:\/+\-]?\p{Nd})*[%°‰€£$]?/v;
/** Punctuation that could be part of a number, but is not. */
const PUNCTUATION = /[.,:;،؛](?=\s)|(?<=[\u200f\u061c])\/(?=\p{Nd})/v;
const LTR_RUN = new RegExp([LTR_WORDS, NUMBER, PUNCTUATION].map(({ source }) => source).join('|'), 'gv');
const CONTINUATION = /[\p{L}\p{M}\p{Nd}\u200f\u061c]/u;
/** Leading punctuation before a right-to-left letter; the text before it may be in another script. */
const LEADING_PUNCTUATION = /^(?=[\s\p{P}]+[\p{Script=Arabic}\p{Script=Hebrew}])/v;

/**
 * Inserts invisible direction marks into a right-to-left line after each part that is read from the left. The line
 * looks unchanged, but parsers otherwise count a gap after a number or a foreign word as part of it.
 */
export function addBidiMarks(text: string): string {
  const mark = ARABIC.test(text) ? '\u061c' : '\u200f';
  const withMarks = text.replace(LTR_RUN, (chunk, at: number) => {
    const next = text[at + chunk.length];
    return next === undefined || (CONTINUATION.test(next) && chunk !== '/') ? chunk : chunk + mark;
  });
  return withMarks.replace(LEADING_PUNCTUATION, mark);
}

const TEXT_KEYS: ReadonlySet<string> = new Set([
  ...['name', 'headline', 'heading', 'organization', 'place', 'text', 'label', 'says'],
  ...['before', 'after'],
  ...['when', 'subject', 'salutation', 'closing', 'enclosures'],
]);
const TEXT_LIST_KEYS: ReadonlySet<string> = new Set(['beside', 'to', 'enclosed']);

/**
 * Inserts direction marks into all displayed texts of the data, except those of foreign words or numbers alone. Blocks of
 * text are left as they are, because each has a direction of its own.
 */
export const addBidiMarksToData = <Data>(data: Data): Data => markValue('', data) as Data;

function markValue(key: string, value: unknown): unknown {
  if (typeof value === 'string') {
    if (key === 'dates') return addBidiMarks(value);
    return TEXT_KEYS.has(key) ? withMarks(value) : value;
  }
  if (Array.isArray(value)) {
    if (key === 'texts' || key === 'text' || key === 'bullets') return value;
    return value.map((item) =>
      typeof item === 'string' && TEXT_LIST_KEYS.has(key) ? withMarks(item) : markValue('', item),
    );
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inside]) => [name, markValue(name, inside)]));
}

const withMarks = (text: string) => (RTL_LETTERS.test(text) ? addBidiMarks(text) : text);
