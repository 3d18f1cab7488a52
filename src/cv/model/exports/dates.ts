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
  const format = new Intl.DateTimeFormat(knownLanguage(language), {
    ...ofMonth,
    ...(day === undefined ? {} : { day: ofDay }),
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`));
}

/** From when to when. Where no end is said, none is. */
export function writePeriod(
  { start, end, ongoing }: { start: string; end: string; ongoing: boolean },
  style: DateStyle,
) {
  const [first, last] = [writeDate(start, style), ongoing ? style.present : writeDate(end, style)];
  return [...new Set([first, last])].filter(Boolean).join(' – ');
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
