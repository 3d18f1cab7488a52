const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\u200f\u061c]/u;
const ARABIC = /\p{Script=Arabic}/u;

/** Left-to-right words in a right-to-left line, with everything between them. */
const FOREIGN =
  /[[\p{L}\u200e]--[\p{Script=Arabic}\p{Script=Hebrew}]](?:[^\p{Script=Arabic}\p{Script=Hebrew}\u200f\u061c]*(?:[[\p{L}\p{M}]--[\p{Script=Arabic}\p{Script=Hebrew}]]|\p{Nd}[%°‰€£$]?))?/v;
/** A number with its sign, separators and unit. */
const NUMBER = /[#$€£+\-]?\p{Nd}(?:[.,:\/+\-]?\p{Nd})*[%°‰€£$]?/v;
/** Punctuation that could be part of a number, but is not. */
const STOP = /[.,:;،؛](?=\s)|(?<=[\u200f\u061c])\/(?=\p{Nd})/v;
const FROM_LEFT = new RegExp([FOREIGN, NUMBER, STOP].map(({ source }) => source).join('|'), 'gv');
const GOES_ON = /[\p{L}\p{M}\p{Nd}\u200f\u061c]/u;
/** Leading punctuation before a right-to-left letter; the text before it may be in another script. */
const BEGINS_BETWEEN = /^(?=[\s\p{P}]+[\p{Script=Arabic}\p{Script=Hebrew}])/v;

/**
 * Inserts invisible direction marks into a right-to-left line after each part that is read from the left. The line
 * looks unchanged, but parsers otherwise count a gap after a number or a foreign word as part of it.
 */
export function withTurns(text: string): string {
  const turn = ARABIC.test(text) ? '\u061c' : '\u200f';
  const turned = text.replace(FROM_LEFT, (part, at: number) => {
    const next = text[at + part.length];
    return next === undefined || (GOES_ON.test(next) && part !== '/') ? part : part + turn;
  });
  return turned.replace(BEGINS_BETWEEN, turn);
}

const SHOWN: ReadonlySet<string> = new Set([
  ...['name', 'headline', 'heading', 'text', 'label', 'says'],
  ...['when', 'subject', 'salutation', 'closing', 'enclosures'],
]);
const SHOWN_LISTS: ReadonlySet<string> = new Set(['beside', 'to', 'enclosed']);

/** Inserts direction marks into all displayed texts of the data, except those of foreign words or numbers alone. */
export const withAllTurns = <Data>(data: Data): Data =>
  JSON.parse(
    JSON.stringify(data, (key, value) => {
      if (key === 'dates') return withTurns(value);
      if (SHOWN_LISTS.has(key)) return value.map(turned);
      return SHOWN.has(key) && typeof value === 'string' ? turned(value) : value;
    }),
  );
const turned = (text: string) => (FROM_RIGHT.test(text) ? withTurns(text) : text);
