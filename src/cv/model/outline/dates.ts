import { isPartialDate } from '#platform/pure/field-rules.ts';
import type { Design } from '../design.ts';

/** The date format and language of a CV, and its word for "present". */
export type DateStyle = Pick<Design, 'dateFormat' | 'days' | 'language'> & { present: string };

const FORMATS: Record<Exclude<Design['dateFormat'], 'iso' | 'year'>, Intl.DateTimeFormatOptions> = {
  short: { month: 'short', day: 'numeric' },
  long: { month: 'long', day: 'numeric' },
  numeric: { month: '2-digit', day: '2-digit' },
};

/**
 * Formats a date in the CV's style, to the precision given, or to the month if the CV shows no days. Text that isn't a
 * date is returned as written.
 */
export function formatDate(date: string, { dateFormat, days, language }: DateStyle): string {
  if (!isPartialDate(date)) return date.trim();
  const [year = '', month, ...exactDay] = date.split('-');
  const [day] = days ? exactDay : [];
  if (dateFormat === 'iso') return [year, month, day].filter((part) => part !== undefined).join('-');
  if (dateFormat === 'year' || month === undefined) return year;
  const { day: ofDay, ...ofMonth } = FORMATS[dateFormat];
  const options = day === undefined ? ofMonth : { ...ofMonth, day: ofDay };
  const text = formatterFor(language, options).format(new Date(`${year}-${month}-${day ?? '01'}T00:00:00Z`));
  return YEAR_LANGUAGES.test(language) ? text.replace(YEAR_ABBREVIATION, '') : text;
}

/** Languages whose dates end with an abbreviation of “year” in sentences, but not in CVs. */
const YEAR_LANGUAGES = /^(?:ru|uk)\b/i;
const YEAR_ABBREVIATION = /\s[гр]\.$/u;

/** A formatted date, with its ISO form if it is a valid date. */
export type FormattedDate = { text: string; date?: string };

/** Returns the formatted date as a list of one, or an empty list if there is none. */
export function formattedDates(date: string, style: DateStyle): FormattedDate[] {
  const text = formatDate(date, style);
  if (text === '') return [];
  return [isPartialDate(date) ? { text, date } : { text }];
}

type FormattablePeriod = { start: string; end: string; ongoing: boolean };

/** Returns the formatted start and end of a period. A missing date is left out, and equal texts are listed once. */
export function formattedPeriod({ start, end, ongoing }: FormattablePeriod, style: DateStyle): FormattedDate[] {
  const first = formattedDates(start, style);
  const last = ongoing ? [{ text: style.present }] : formattedDates(end, style);
  return first[0]?.text === last[0]?.text ? first : [...first, ...last];
}

export const joinDates = (dates: readonly FormattedDate[]) => dates.map(({ text }) => text).join(DATE_SEPARATOR);
export const DATE_SEPARATOR = ' – ';

export const formatPeriod = (period: FormattablePeriod, style: DateStyle) => joinDates(formattedPeriod(period, style));

/** Caches formatters, which are slow to create. A CV needs one or two of them, many times. */
const formatters = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATTERS = 100;

function formatterFor(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = JSON.stringify([language, options]);
  const cached = formatters.get(name);
  if (cached) return cached;
  const created = new Intl.DateTimeFormat(supportedLanguage(language), {
    ...options,
    year: 'numeric',
    calendar: 'gregory',
    timeZone: 'UTC',
  });
  if (formatters.size >= MAX_FORMATTERS) formatters.clear();
  formatters.set(name, created);
  return created;
}

/** Returns the tag if `Intl` supports it, or `en`. Some strings only look like language tags. */
function supportedLanguage(language: string) {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language)[0] ?? 'en';
  } catch (error) {
    if (error instanceof RangeError) return 'en';
    throw error;
  }
}
