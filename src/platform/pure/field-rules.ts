/** Rules for text fields, without the schemas, which are large in a browser bundle. */

export function isWebAddress(text: string) {
  return /^https?:\/\/[^\s/?#][^\p{Cc}\p{Cs}]*$/iu.test(text) && URL.canParse(text);
}

/** The days of each month. February has 29 in a leap year only. */
const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Tests for a year, a month or a day as `2026`, `2026-11` or `2026-11-29`. Fast, since a page may show thousands. */
export function isPartialDate(text: string) {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  if (year === undefined || year === '0000' || day === '00') return false;
  if (month === '02' && day === '29') return isLeapYear(Number(year));
  return Number(day) <= (DAYS[Number(month) - 1] ?? 0);
}

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Tests whether one partial date is certainly before another, comparing only the precision that both have. */
export function isBefore(a: string, b: string) {
  const precision = Math.min(a.length, b.length);
  return precision > 0 && a.slice(0, precision) < b.slice(0, precision);
}
