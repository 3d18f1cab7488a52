import { useNow, useTranslations } from 'use-intl';

const DAY_MS = 24 * 60 * 60 * 1000;
const TRASH_RETENTION_MS = 30 * DAY_MS;

/** Days until a record in the trash is deleted permanently. */
export function DaysLeft({ since }: { since: string }) {
  const t = useTranslations('records.manager');
  const now = useNow();
  const days = Math.max(0, Math.ceil((Date.parse(since) + TRASH_RETENTION_MS - now.getTime()) / DAY_MS));
  return <span className="whitespace-nowrap tabular-nums">{t('daysLeft', { days })}</span>;
}
