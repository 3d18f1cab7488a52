/** Expiry times as values of a `datetime-local` input, in the member's time zone. */

export const EXPIRY_PRESETS = ['week', 'month', 'year'] as const;
export type ExpiryPreset = (typeof EXPIRY_PRESETS)[number];

const WEEK_DAYS = 7;
const padTwo = (number: number) => String(number).padStart(2, '0');

/** Formats a date as the value of a `datetime-local` input: to the minute, without a zone. */
export function toLocalInput(moment: Date) {
  const day = [String(moment.getFullYear()).padStart(4, '0'), padTwo(moment.getMonth() + 1), padTwo(moment.getDate())];
  return `${day.join('-')}T${padTwo(moment.getHours())}:${padTwo(moment.getMinutes())}`;
}

/** Converts the value of a `datetime-local` input to an ISO timestamp in UTC; null if it is empty. */
export const fromLocalInput = (text: string) => (text === '' ? null : new Date(text).toISOString());

/** Returns a preset expiry: in a week or a month at the same time of day, or at the end of the year. */
export function presetExpiry(preset: ExpiryPreset, now: Date) {
  const end = new Date(now);
  if (preset === 'week') end.setDate(end.getDate() + WEEK_DAYS);
  else if (preset === 'month') {
    end.setMonth(end.getMonth() + 1);
    // A day that the next month lacks overflows into the month after; the last day of the month is used.
    if (end.getDate() !== now.getDate()) end.setDate(0);
  } else {
    end.setMonth(11, 31);
    end.setHours(23, 59);
  }
  return toLocalInput(end);
}
