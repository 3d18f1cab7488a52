import { useFormatter, useTranslations } from 'use-intl';
import type { Visits } from '../contract.ts';

type Props = { total: Visits['total']; before: Visits['before']; span: number };

const FIGURES = ['views', 'readers', 'downloads'] as const;

/** Totals of a span with their change from the preceding one. */
export function Totals({ total, before, span }: Props) {
  const t = useTranslations('visits');
  const format = useFormatter();
  const changeOf = (figure: (typeof FIGURES)[number]) => {
    const [current, previous] = [total[figure], before[figure]];
    if (previous === 0) return t('noneBefore', { days: span });
    if (previous === current) return t('same', { days: span });
    const change = format.number((current - previous) / previous, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    });
    return t('change', { change, before: previous, days: span });
  };
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
      {FIGURES.map((figure) => (
        <div key={figure} className="grid">
          <dt className="text-text-secondary">{t(figure)}</dt>
          <dd className="font-medium text-headline tabular-nums">{format.number(total[figure])}</dd>
          <dd className="text-text-secondary text-xs tabular-nums">{changeOf(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
