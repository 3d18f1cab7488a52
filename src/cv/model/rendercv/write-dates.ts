import { isBefore, isPartialDate } from '#platform/field-rules.ts';
import type { JsonObject } from '../json-resume/json.ts';

/** Returns a year as a number, as it is in YAML, and other dates as text. */
const writeDate = (date: string): string | number => (/^[1-9]\d{3}$/.test(date) ? Number(date) : date);

/** Writes a single date, or nothing if it is blank. */
export const writeOneDate = (date: string): JsonObject => (date.trim() === '' ? {} : { date: writeDate(date.trim()) });

type PeriodInput = { start: string; end: string; ongoing: boolean };

/** Writes a period. RenderCV rejects invalid start and end dates, and reads a start without an end as ongoing. */
export function writePeriod({ ongoing, ...period }: PeriodInput): JsonObject {
  const [start, end] = [period.start.trim(), ongoing ? '' : period.end.trim()];
  const isExact = [start, end].every((date) => date === '' || isPartialDate(date)) && !isBefore(end, start);
  if (!isExact) return { date: [start, ongoing ? 'present' : end].filter((part) => part !== '').join(' – ') };
  if (ongoing) return { ...(start === '' ? {} : { start_date: writeDate(start) }), end_date: 'present' };
  if (start !== '' && end !== '') return { start_date: writeDate(start), end_date: writeDate(end) };
  if (end !== '') return { end_date: writeDate(end) };
  return writeOneDate(start);
}
