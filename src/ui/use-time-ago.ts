import { useFormatter, useNow, useTranslations } from 'use-intl';

const MINUTE_MS = 60_000;

/**
 * Returns a function that formats a past time relative to now, as part of a sentence. It is updated every minute.
 * Anything less than a minute ago, or ahead of the local clock, is “just now”.
 */
export function useTimeAgo() {
  const t = useTranslations('ui');
  const format = useFormatter();
  const now = useNow({ updateInterval: MINUTE_MS }).getTime();
  return (timestamp: string) => {
    const date = new Date(timestamp);
    return now - date.getTime() < MINUTE_MS ? t('justNow') : format.relativeTime(date, now);
  };
}
