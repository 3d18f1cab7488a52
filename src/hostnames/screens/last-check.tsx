import { useFormatter, useTranslations } from 'use-intl';
import type { Hostname } from '../contract.ts';

/** The times of the last and the next check of a domain. */
export function LastCheck({ domain: { state, checkedAt, nextCheckAt } }: { domain: Hostname }) {
  const t = useTranslations('domains.check');
  const format = useFormatter();
  const at = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' });
  if (state === 'revoked') return null;
  return (
    <p className="text-text-secondary text-xs">
      {checkedAt
        ? `${t('last', { date: at(checkedAt) })} ${nextCheckAt ? t('next', { date: at(nextCheckAt) }) : t('rests')}`
        : t('never')}
    </p>
  );
}
