const DAY = 24 * 60 * 60 * 1000;

/** The day of a moment in UTC, such as `1843-08-01`. */
export const dayAt = (moment: Date) => moment.toISOString().slice(0, 10);

/** The day before or after another one by so many days. */
export const dayFrom = (day: string, days: number) => dayAt(new Date(Date.parse(day) + days * DAY));

/** Every day from one to another, both included. */
export function daysBetween(first: string, last: string) {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / DAY) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) => dayFrom(first, at));
}
