import { isPartialDate } from '#platform/field-rules.ts';
import type { Design } from '../design.ts';

/** How a CV writes its dates, and what it calls a time that goes on. */
export type DateStyle = Pick<Design, 'dateFormat' | 'language'> & { present: string };

const FORMATS: Record<Exclude<Design['dateFormat'], 'iso' | 'year'>, Intl.DateTimeFormatOptions> = {
  short: { month: 'short', day: 'numeric' },
  long: { month: 'long', day: 'numeric' },
  numeric: { month: '2-digit', day: '2-digit' },
};

/** A date as the CV's design has it, as exact as it is; what is no date as it was written. */
export function writeDate(date: string, { dateFormat, language }: DateStyle): string {
  if (!isPartialDate(date) || dateFormat === 'iso') return date.trim();
  const [year = '', month, day] = date.split('-');
  if (dateFormat === 'year' || month === undefined) return year;
  const { day: ofDay, ...ofMonth } = FORMATS[dateFormat];
  const exact = day === undefined ? ofMonth : { ...ofMonth, day: ofDay };
  return formatOf(language, exact).format(new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`));
}

/** A date as it is read, and what it is to a machine, where that is certain. */
export type WrittenDate = { text: string; date?: string };

/** A date, or nothing where none is given. */
export function writtenDate(date: string, style: DateStyle): WrittenDate[] {
  const text = writeDate(date, style);
  if (text === '') return [];
  return [isPartialDate(date) ? { text, date } : { text }];
}

type Period = { start: string; end: string; ongoing: boolean };

/** From when to when. Where no end is said, none is; where both are read the same, that is said once. */
export function writtenPeriod({ start, end, ongoing }: Period, style: DateStyle): WrittenDate[] {
  const first = writtenDate(start, style);
  const last = ongoing ? [{ text: style.present }] : writtenDate(end, style);
  return first[0]?.text === last[0]?.text ? first : [...first, ...last];
}

export const inOneLine = (dates: readonly WrittenDate[]) => dates.map(({ text }) => text).join(BETWEEN_DATES);
export const BETWEEN_DATES = ' – ';

export const writePeriod = (period: Period, style: DateStyle) => inOneLine(writtenPeriod(period, style));

/** Formats take long to make; a CV needs one or two, over and over. */
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

/** Some words look like the name of a language, and are none. */
function knownLanguage(language: string) {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? 'en';
  } catch (fault) {
    if (fault instanceof RangeError) return 'en';
    throw fault;
  }
}
