import { useNow, useTranslations } from 'use-intl';

const DAY = 24 * 60 * 60 * 1000;
const KEPT = 30 * DAY;

/** Days until a record in the trash is deleted permanently. */
export function DaysLeft({ since }: { since: string }) {
  const t = useTranslations('records.manager');
  const now = useNow();
  const days = Math.max(0, Math.ceil((Date.parse(since) + KEPT - now.getTime()) / DAY));
  return <span className="whitespace-nowrap tabular-nums">{t('daysLeft', { days })}</span>;
}
