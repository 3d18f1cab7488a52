import { useState, useSyncExternalStore } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { createClock } from './clock.ts';

const MINUTE_MS = 60_000;

/** One timer for all times on the screen. */
const clock = createClock(MINUTE_MS);

/**
 * Returns a function that formats a past time relative to now, as part of a sentence. It is updated every minute.
 * Anything less than a minute ago, or ahead of the local clock, is “just now”.
 */
export function useTimeAgo() {
  const t = useTranslations('ui');
  const format = useFormatter();
  const [start] = useState(Date.now);
  const now = Math.max(start, useSyncExternalStore(clock.subscribe, clock.lastTick, clock.lastTick));
  return (timestamp: string) => {
    const date = new Date(timestamp);
    return now - date.getTime() < MINUTE_MS ? t('justNow') : format.relativeTime(date, now);
  };
}
