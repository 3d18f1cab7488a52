const DAY = 24 * 60 * 60 * 1000;

let known = { number: Number.NaN, day: '' };

/** Returns the UTC day of a timestamp, such as `1843-08-01`. The last result is cached. */
export function dayAt(milliseconds: number) {
  const number = Math.floor(milliseconds / DAY);
  if (number !== known.number) known = { number, day: new Date(number * DAY).toISOString().slice(0, 10) };
  return known.day;
}

/** Returns the day that is the given number of days after another, or before it if negative. */
export const dayFrom = (day: string, days: number) => dayAt(Date.parse(day) + days * DAY);
