const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the days left until the end of a date, which may be only a month or a year. Negative if it has passed. */
export function daysUntil(date: string, today: Date): number {
  const [year = 0, month, day] = date.split('-').map(Number);
  const end =
    month === undefined
      ? Date.UTC(year, 11, 31)
      : day === undefined
        ? Date.UTC(year, month, 0)
        : Date.UTC(year, month - 1, day);
  return Math.round((end - Date.UTC(today.getFullYear(), today.getMonth(), today.getDate())) / DAY_MS);
}
