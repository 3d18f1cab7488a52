import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';

/**
 * A parsed date in ISO form, possibly without day or month. `isCertain` is false if only the year could be recognised.
 */
export type ParsedDate = { date: string; isCertain: boolean };

const certain = (...parts: (string | number)[]): ParsedDate | undefined => {
  const [year = '', ...rest] = parts.map(Number);
  const date = [String(year).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))].join('-');
  return isDay(date) ? { date, isCertain: true } : undefined;
};

function isDay(date: string) {
  const whole = `${date}-01-01`.slice(0, 10);
  const instantDate = new Date(`${whole}T00:00:00Z`);
  return !Number.isNaN(instantDate.getTime()) && instantDate.toISOString().startsWith(whole);
}

/** Parses a date as written by people, spreadsheets and programs. Returns as much as is unambiguous, or undefined. */
export function parseDate(input: string): ParsedDate | undefined {
  const text = withLatinDigits(input).trim().slice(0, 60);
  const [, instant] = /^(\d{4}-\d\d-\d\d)[T ]\d\d:/.exec(text) ?? [];
  if (instant !== undefined) return certain(...instant.split('-'));
  const [, year, ...rest] = /^(\d{4})[-/.](\d{1,2})(?:[-/.](\d{1,2}))?$/.exec(text) ?? [];
  if (year !== undefined) return certain(year, ...rest.filter((part) => part !== undefined)) ?? parseYear(text);
  const [, month, ofYear] = /^(\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (month !== undefined && ofYear !== undefined) return certain(ofYear, month) ?? parseYear(text);
  const [, first, separator, second, last] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (first !== undefined && second !== undefined && last !== undefined) {
    const dayFirst = separator === '.' || Number(first) > 12 || first === second;
    if (dayFirst) return certain(last, second, first) ?? parseYear(text);
    return (Number(second) > 12 ? certain(last, first, second) : undefined) ?? parseYear(text);
  }
  return parseMonthName(text) ?? parseYear(text);
}

/** Parses dates with a month name, e.g. `July 1843`, `10. Juli 1843`, `juil. 1843` or `Jul 10, 1843`. */
function parseMonthName(text: string) {
  const words = text.match(/[\p{L}\p{M}]+|\d+/gu) ?? [];
  const months = words.flatMap((word) => MONTHS.get(fold(word)) ?? []);
  const years = words.filter((word) => /^\d{4}$/.test(word));
  const days = words.filter((word) => /^\d{1,2}$/.test(word));
  const [month, year] = [months[0], years[0]];
  if (months.length !== 1 || years.length !== 1 || days.length > 1 || month === undefined || year === undefined) return;
  return certain(year, month, ...days);
}

/** Falls back to the year alone if the text contains exactly one. */
function parseYear(text: string): ParsedDate | undefined {
  const years = text.match(/(?<!\d)[12]\d{3}(?!\d)/g) ?? [];
  return years.length === 1 && years[0] !== undefined ? { date: years[0], isCertain: false } : undefined;
}

const fold = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i');

const MONTHS = new Map(
  (Object.keys(LANGUAGES) as Language[]).flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, at) => {
        const name = fold(format.format(new Date(Date.UTC(2000, at, 1)))).replace(/\P{L}/gu, '');
        return [name, at + 1] as const;
      });
    }),
  ),
);

const withLatinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) % 16));
