import { useNow, useTranslations } from 'use-intl';

const MORNING = 5;
const NOON = 12;
const EVENING = 18;

/** Returns a function that greets a member by name, according to the time of day on the browser's clock. */
export function useGreeting() {
  const t = useTranslations('dashboard.greeting');
  const hour = useNow().getHours();
  const time = hour >= EVENING || hour < MORNING ? 'evening' : hour >= NOON ? 'day' : 'morning';
  return (name: string) => t(time, { name });
}
