/** When a link may end: moments as the browser's field for them writes them, in the member's own zone. */

export const SOON = ['week', 'month', 'year'] as const;
export type Soon = (typeof SOON)[number];

const WEEK_DAYS = 7;
const two = (number: number) => String(number).padStart(2, '0');

/** A moment as the field has it: to the minute, without a zone. */
export function asLocal(moment: Date) {
  const day = [String(moment.getFullYear()).padStart(4, '0'), two(moment.getMonth() + 1), two(moment.getDate())];
  return `${day.join('-')}T${two(moment.getHours())}:${two(moment.getMinutes())}`;
}

/** What stands in the field, as a moment for everybody; nothing where it is empty. */
export const fromLocal = (text: string) => (text === '' ? null : new Date(text).toISOString());

/** A moment that many choose, counted by the calendar: the time of day stays. */
export function endOf(soon: Soon, now: Date) {
  const end = new Date(now);
  if (soon === 'week') end.setDate(end.getDate() + WEEK_DAYS);
  else if (soon === 'month') {
    end.setMonth(end.getMonth() + 1);
    // A day that the next month does not have would be one of the month after.
    if (end.getDate() !== now.getDate()) end.setDate(0);
  } else {
    end.setMonth(11, 31);
    end.setHours(23, 59);
  }
  return asLocal(end);
}
