const DAY = 24 * 60 * 60 * 1000;

let known = { number: Number.NaN, day: '' };

/** The day of a moment in UTC, such as `1843-08-01`. Whoever asks twice a day is not made to wait for a date. */
export function dayAt(milliseconds: number) {
  const number = Math.floor(milliseconds / DAY);
  if (number !== known.number) known = { number, day: new Date(number * DAY).toISOString().slice(0, 10) };
  return known.day;
}

/** The day before or after another one by so many days. */
export const dayFrom = (day: string, days: number) => dayAt(Date.parse(day) + days * DAY);
