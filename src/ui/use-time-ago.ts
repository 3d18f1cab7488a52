import { useFormatter, useNow } from 'use-intl';

const SECOND_MS = 1000;

/**
 * Returns a function that formats a past time relative to now, which is updated after each interval if one is given.
 * Anything less than a second ago, or ahead of the local clock, counts as one second ago.
 */
export function useTimeAgo(updateInterval?: number) {
  const format = useFormatter();
  const now = useNow(updateInterval === undefined ? undefined : { updateInterval }).getTime();
  return (timestamp: string) => {
    const date = new Date(timestamp);
    return format.relativeTime(date, Math.max(now, date.getTime() + SECOND_MS));
  };
}
