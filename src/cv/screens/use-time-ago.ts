import { useFormatter, useNow } from 'use-intl';

/** Returns a function that formats a time relative to now. Times ahead of the local clock count as now. */
export function useTimeAgo() {
  const format = useFormatter();
  const now = useNow();
  return (moment: string) => {
    const then = new Date(moment);
    return format.relativeTime(then, then > now ? then : now);
  };
}
