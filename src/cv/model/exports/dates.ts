import { isPartialDate } from '#platform/field-rules.ts';
import type { Design } from '../design.ts';

/** The date format and language of a CV, and its word for "present". */
export type DateStyle = Pick<Design, 'dateFormat' | 'language'> & { present: string };

const FORMATS: Record<Exclude<Design['dateFormat'], 'iso' | 'year'>, Intl.DateTimeFormatOptions> = {
  short: { month: 'short', day: 'numeric' },
  long: { month: 'long', day: 'numeric' },
  numeric: { month: '2-digit', day: '2-digit' },
};

/** Formats a date in the CV's style, to the precision given. Text that isn't a date is returned as written. */
export function writeDate(date: string, { dateFormat, language }: DateStyle): string {
  if (!isPartialDate(date) || dateFormat === 'iso') return date.trim();
  const [year = '', month, day] = date.split('-');
  if (dateFormat === 'year' || month === undefined) return year;
  const { day: ofDay, ...ofMonth } = FORMATS[dateFormat];
  const exact = day === undefined ? ofMonth : { ...ofMonth, day: ofDay };
  return formatOf(language, exact).format(new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`));
}

/** A formatted date, with its ISO form if it is a valid date. */
export type WrittenDate = { text: string; date?: string };

/** Returns the formatted date as a list of one, or an empty list if there is none. */
export function writtenDate(date: string, style: DateStyle): WrittenDate[] {
  const text = writeDate(date, style);
  if (text === '') return [];
  return [isPartialDate(date) ? { text, date } : { text }];
}

type Period = { start: string; end: string; ongoing: boolean };

/** Returns the formatted start and end of a period. A missing date is left out, and equal texts are listed once. */
export function writtenPeriod({ start, end, ongoing }: Period, style: DateStyle): WrittenDate[] {
  const first = writtenDate(start, style);
  const last = ongoing ? [{ text: style.present }] : writtenDate(end, style);
  return first[0]?.text === last[0]?.text ? first : [...first, ...last];
}

export const inOneLine = (dates: readonly WrittenDate[]) => dates.map(({ text }) => text).join(BETWEEN_DATES);
export const BETWEEN_DATES = ' – ';

export const writePeriod = (period: Period, style: DateStyle) => inOneLine(writtenPeriod(period, style));

/** Caches formatters, which are slow to create. A CV needs one or two of them, many times. */
const formats = new Map<string, Intl.DateTimeFormat>();
const MOST_FORMATS = 100;

function formatOf(language: string, exact: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify([language, exact]);
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.DateTimeFormat(knownLanguage(language), {
    ...exact,
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  if (formats.size >= MOST_FORMATS) formats.clear();
  formats.set(name, made);
  return made;
}

/** Returns the tag if `Intl` supports it, or `en`. Some strings only look like language tags. */
function knownLanguage(language: string) {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? 'en';
  } catch (fault) {
    if (fault instanceof RangeError) return 'en';
    throw fault;
  }
}
