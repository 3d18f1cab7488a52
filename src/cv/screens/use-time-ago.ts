import { useFormatter, useNow } from 'use-intl';

/** How long ago something was. What has just happened was not in the future, whatever the clocks say. */
export function useTimeAgo() {
  const format = useFormatter();
  const now = useNow();
  return (moment: string) => {
    const then = new Date(moment);
    return format.relativeTime(then, then > now ? then : now);
  };
}
