import { useNow, useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import { daysUntil } from '../../model/expiry.ts';

/** From when on one wants to know. */
const SOON_DAYS = 60;

/** Says, in good time, that something ends to be worth anything; and that it has. */
export function Expiry({ date }: { date: string }) {
  const t = useTranslations('achievements.manager');
  const days = daysUntil(date, useNow());
  if (days > SOON_DAYS) return null;
  return days < 0 ? <Badge>{t('expired')}</Badge> : <Badge tone="warning">{t('expiresIn', { days })}</Badge>;
}
