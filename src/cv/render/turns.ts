const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\u200f\u061c]/u;
const ARABIC = /\p{Script=Arabic}/u;

/** Foreign words in a line from right to left, with all that stands between them. */
const FOREIGN =
  /[[\p{L}\u200e]--[\p{Script=Arabic}\p{Script=Hebrew}]](?:[^\p{Script=Arabic}\p{Script=Hebrew}\u200f\u061c]*(?:[[\p{L}\p{M}]--[\p{Script=Arabic}\p{Script=Hebrew}]]|\p{Nd}[%°‰€£$]?))?/v;
/** A number with the signs that belong to it. */
const NUMBER = /[#$€£+\-]?\p{Nd}(?:[.,:\/+\-]?\p{Nd})*[%°‰€£$]?/v;
/** Signs that could stand within a number, and do not. */
const STOP = /[.,:;،؛](?=\s)|(?<=[\u200f\u061c])\/(?=\p{Nd})/v;
const FROM_LEFT = new RegExp([FOREIGN, NUMBER, STOP].map(({ source }) => source).join('|'), 'gv');
const GOES_ON = /[\p{L}\p{M}\p{Nd}\u200f\u061c]/u;
/** What stands before it may be a foreign word in other letters. */
const BEGINS_BETWEEN = /^(?=[\s\p{P}]+[\p{Script=Arabic}\p{Script=Hebrew}])/v;

/**
 * A line from right to left, with a sign that nobody sees wherever something that is read from left to right has ended. It looks
 * the same; but parsers of pages take a gap after a number or a foreign word for a part of that.
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

/** The same data, with turns in all that is shown of it. A text of foreign words or numbers alone is read from left to right. */
export const withAllTurns = <Data>(data: Data): Data =>
  JSON.parse(
    JSON.stringify(data, (key, value) => {
      if (key === 'dates') return withTurns(value);
      if (SHOWN_LISTS.has(key)) return value.map(turned);
      return SHOWN.has(key) && typeof value === 'string' ? turned(value) : value;
    }),
  );
const turned = (text: string) => (FROM_RIGHT.test(text) ? withTurns(text) : text);
