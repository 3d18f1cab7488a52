import { isTimeZone } from './time-zones.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
/** The value of a `datetime-local` input, to the minute. Browsers add seconds that are not zero. */
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/;

/** Returns a moment as the clocks of a time zone show it, as the value of a `datetime-local` input. */
export const toLocalTime = (moment: Date, timeZone: string): string => localTimeOf(moment, localTimeFormat(timeZone));

/** Making a format takes much longer than using it. */
const localTimeFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  });

function localTimeOf(moment: Date, format: Intl.DateTimeFormat): string {
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const { year = '', month, day, hour, minute } = parts;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}`;
}

/** Returns a function that converts times to their day in a time zone, `YYYY-MM-DD`; in UTC if there is no such zone. */
export function dayFormatOf(timeZone: string | null = null): (time: string) => string {
  if (timeZone === null || !isTimeZone(timeZone)) return (time) => time.slice(0, 10);
  const format = localTimeFormat(timeZone);
  return (time) => localTimeOf(new Date(time), format).slice(0, 10);
}

/**
 * Returns the moment at which the clocks of a time zone show a time; undefined if the text is no time. Of a time that
 * comes twice, when clocks are set back, it returns the first; one that they skip counts from before the change.
 */
export function fromLocalTime(text: string, timeZone: string): Date | undefined {
  const local = LOCAL_TIME.test(text) ? Date.parse(`${text.slice(0, 16)}Z`) : Number.NaN;
  if (Number.isNaN(local)) return undefined;
  const [before, after] = [local - DAY_MS, local + DAY_MS].map((time) => local - offsetAt(time, timeZone));
  const moments = [before, after].filter((time): time is number => time !== undefined);
  const exact = moments.filter((time) => toLocalTime(new Date(time), timeZone) === text.slice(0, 16));
  return new Date(exact.length > 0 ? Math.min(...exact) : (before ?? local));
}

/** Returns by how many milliseconds the clocks of a time zone are ahead of UTC, to the minute. */
function offsetAt(time: number, timeZone: string) {
  const minute = Math.floor(time / MINUTE_MS) * MINUTE_MS;
  return Date.parse(`${toLocalTime(new Date(minute), timeZone)}Z`) - minute;
}
