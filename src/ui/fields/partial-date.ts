import type { PartialDate } from '../../platform/pure/i18n/format-partial-date.ts';

const pad = (number: number, length = 2) => String(number).padStart(length, '0');

/** Replaces the digits of other scripts with ASCII digits. */
const westernDigits = (text: string) =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
    return String(code - zero);
  });

const simplify = (text: string) =>
  westernDigits(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\.$/, '');

/** Returns the long and short month names of a language. */
function monthNames(locale: string): string[][] {
  return Array.from({ length: 12 }, (_, month) =>
    (['long', 'short'] as const).flatMap((style) => {
      const day = new Date(Date.UTC(2000, month, 15));
      const alone = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' }).format(day);
      const inDate = new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', timeZone: 'UTC' })
        .formatToParts(day)
        .find(({ type }) => type === 'month')?.value;
      return [simplify(alone), simplify(inDate ?? alone)];
    }),
  );
}

function monthOf(word: string, locale: string): number | undefined {
  const name = simplify(word);
  if (name.length < 3) return undefined;
  for (const months of [monthNames(locale), monthNames('en')]) {
    const exact = months.findIndex((names) => names.includes(name));
    if (exact >= 0) return exact + 1;
    const prefixMatches = months.flatMap((names, index) =>
      names.some((monthName) => monthName.startsWith(name)) ? [index] : [],
    );
    if (prefixMatches.length === 1) return (prefixMatches[0] ?? 0) + 1;
  }
  return undefined;
}

/** Returns whether the locale writes the day before the month in numeric dates. */
function dayFirst(locale: string): boolean {
  const order = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' }).formatToParts(0);
  return order.findIndex(({ type }) => type === 'day') < order.findIndex(({ type }) => type === 'month');
}

function makeDate(year: number, month?: number, day?: number): PartialDate | undefined {
  if (year < 1 || year > 9999) return undefined;
  if (month === undefined) return pad(year, 4);
  if (month < 1 || month > 12) return undefined;
  if (day === undefined) return `${pad(year, 4)}-${pad(month)}`;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (day < 1 || date.getUTCMonth() !== month - 1) return undefined;
  return `${pad(year, 4)}-${pad(month)}-${pad(day)}`;
}

/** Parses a date in figures or with a month name. Returns undefined if it is ambiguous. */
export function parsePartialDate(text: string, locale = 'en'): PartialDate | undefined {
  const plain = westernDigits(text.trim());
  const words = plain.match(/[\p{L}\p{M}]+/gu) ?? [];
  const figures = plain.match(/\d+/g) ?? [];
  const months = words.map((word) => monthOf(word, locale)).filter((month) => month !== undefined);
  const years = figures.filter((figure) => figure.length === 4);
  const year = Number(years[0]);
  if (years.length !== 1 || figures.length > 3 || months.length > 1) return undefined;
  const others = figures.filter((figure) => figure.length !== 4).map(Number);
  if (months.length === 1) return others.length > 1 ? undefined : makeDate(year, months[0], others[0]);
  if (words.length > 0) return undefined;
  const [one, two] = others;
  if (two === undefined) return makeDate(year, one);
  if (figures[0] === years[0]) return makeDate(year, one, two);
  const [day, month] = dayFirst(locale) ? [one, two] : [two, one];
  return makeDate(year, month, day) ?? makeDate(year, day, month);
}
