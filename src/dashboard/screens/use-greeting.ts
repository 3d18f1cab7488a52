import { useNow, useTranslations } from 'use-intl';

const MORNING = 5;
const NOON = 12;
const EVENING = 18;

/** A word for the time of day, by the clock of the one who reads it. */
export function useGreeting() {
  const t = useTranslations('dashboard.greeting');
  const hour = useNow().getHours();
  const time = hour >= EVENING || hour < MORNING ? 'evening' : hour >= NOON ? 'day' : 'morning';
  return (name: string) => t(time, { name });
}
