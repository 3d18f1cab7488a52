/** Expiry times as values of a `datetime-local` input, in the member's time zone. */

export const SOON = ['week', 'month', 'year'] as const;
export type Soon = (typeof SOON)[number];

const WEEK_DAYS = 7;
const two = (number: number) => String(number).padStart(2, '0');

/** Formats a date as the value of a `datetime-local` input: to the minute, without a zone. */
export function asLocal(moment: Date) {
  const day = [String(moment.getFullYear()).padStart(4, '0'), two(moment.getMonth() + 1), two(moment.getDate())];
  return `${day.join('-')}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** Converts the value of a `datetime-local` input to an ISO timestamp in UTC; null if it is empty. */
export const fromLocal = (text: string) => (text === '' ? null : new Date(text).toISOString());

/** Returns a preset expiry: in a week or a month at the same time of day, or at the end of the year. */
export function endOf(soon: Soon, now: Date) {
  const end = new Date(now);
  if (soon === 'week') end.setDate(end.getDate() + WEEK_DAYS);
  else if (soon === 'month') {
    end.setMonth(end.getMonth() + 1);
    // A day that the next month lacks overflows into the month after; the last day of the month is used.
    if (end.getDate() !== now.getDate()) end.setDate(0);
  } else {
    end.setMonth(11, 31);
    end.setHours(23, 59);
  }
  return asLocal(end);
}
