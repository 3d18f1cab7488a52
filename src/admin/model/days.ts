const DAY = 24 * 60 * 60 * 1000;

/** Returns the UTC day of a date, e.g. `1843-08-01`. */
export const dayAt = (moment: Date) => moment.toISOString().slice(0, 10);

/** Returns the day that is a number of days after another one, or before it if negative. */
export const addDays = (day: string, days: number) => dayAt(new Date(Date.parse(day) + days * DAY));

/** Returns all days from one to another, both included. */
export function daysBetween(first: string, last: string) {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => addDays(first, at));
}
