import { isPartialDate } from '#platform/pure/field-rules.ts';

/** The names of months in BibTeX, which are also the first letters of their English names. */
export const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

type DateParts = { year: string; month: string; day: string };

/** Returns the most exact date that year, month and day give; a year that is none stays as it is written. */
export function dateOfParts({ year, month, day }: DateParts): string {
  const [, name = '', dayOfMonth = ''] = /^([a-z]{3})[a-z]{0,6}\.?(?:[\s~-]?(\d{1,2}))?$/i.exec(month.trim()) ?? [];
  const named = (MONTHS as readonly string[]).indexOf(name.toLowerCase()) + 1;
  const monthText = named > 0 ? String(named) : month.trim();
  const parts = [year.trim(), padded(monthText), padded(day.trim() || dayOfMonth)];
  const dates = [3, 2, 1].map((count) => parts.slice(0, count).join('-'));
  return dates.find(isPartialDate) ?? year.trim();
}

const padded = (digits: string) => digits.padStart(2, '0');

/** Returns the beginning of a date or of a range of dates such as `2021-05-03/2021-05-07`; undefined if it has none. */
export function startOfDate(text: string): string | undefined {
  const [start = ''] = text.trim().split(/[/~?%]/, 1);
  return isPartialDate(start) ? start : undefined;
}
