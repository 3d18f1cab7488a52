import { useNow, useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { daysUntil } from '../../model/expiry.ts';

/** Number of days before expiry at which the badge appears. */
const WARNING_DAYS = 60;

/** Badge for an achievement that expires soon or has expired; renders nothing otherwise. */
export function ExpiryBadge({ date }: { date: string }) {
  const t = useTranslations('achievements.manager');
  const days = daysUntil(date, useNow());
  if (days > WARNING_DAYS) return null;
  return days < 0 ? <Badge>{t('expired')}</Badge> : <Badge tone="warning">{t('expiresIn', { days })}</Badge>;
}
