import { useFormatter, useTranslations } from 'use-intl';
import { TitledSection } from '#ui/layout/titled-section.tsx';
import { type Stats, type StatsTotal, TOTALS } from '../../contract/stats.ts';
import { useBytes } from '../use-bytes.ts';

/** Current totals, with the change since the start of the period. */
export function TotalsSection({ totals, before, days }: Pick<Stats, 'totals' | 'before' | 'days'>) {
  const t = useTranslations('admin-stats.totals');
  const format = useFormatter();
  const bytes = useBytes();
  const then = before ?? days[0] ?? totals;
  const amount = (total: StatsTotal) =>
    total === 'storageBytes' ? bytes(totals[total]) : format.number(totals[total]);
  const change = (total: StatsTotal) => {
    const more = totals[total] - then[total];
    if (more === 0) return t('unchanged', { days: days.length });
    const shown =
      total === 'storageBytes'
        ? bytes(more, { signDisplay: 'exceptZero' })
        : format.number(more, { signDisplay: 'exceptZero' });
    return t('change', { change: shown, days: days.length });
  };
  return (
    <TitledSection title={t('title')}>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
        {TOTALS.map((total) => (
          <div key={total} className="grid min-w-0 content-start">
            <dt className="break-words text-text-secondary">{t(total)}</dt>
            <dd className="font-medium text-headline tabular-nums">{amount(total)}</dd>
            <dd className="text-text-secondary text-xs tabular-nums">{change(total)}</dd>
          </div>
        ))}
      </dl>
    </TitledSection>
  );
}
