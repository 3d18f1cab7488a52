const DAY_MS = 24 * 60 * 60 * 1000;

let cached = { number: Number.NaN, day: '' };

/** Returns the UTC day of a timestamp, such as `1843-08-01`. The last result is cached. */
export function dayAt(timestamp: number) {
  const number = Math.floor(timestamp / DAY_MS);
  if (number !== cached.number) cached = { number, day: new Date(number * DAY_MS).toISOString().slice(0, 10) };
  return cached.day;
}

/** Returns the day that is the given number of days after another, or before it if negative. */
export const dayFrom = (day: string, days: number) => dayAt(Date.parse(day) + days * DAY_MS);
