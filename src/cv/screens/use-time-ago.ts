import { useFormatter, useNow } from 'use-intl';

/** Returns a function that formats a time relative to now. Times ahead of the local clock count as now. */
export function useTimeAgo() {
  const format = useFormatter();
  const now = useNow();
  return (timestamp: string) => {
    const date = new Date(timestamp);
    return format.relativeTime(date, date > now ? date : now);
  };
}
