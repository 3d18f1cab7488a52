import { useFormatter, useTranslations } from 'use-intl';
import { Chart } from '#ui/charts/chart.tsx';
import type { Visits } from '../contract.ts';

const HEIGHT = 120;

/** A small chart of a few days. */
export function WeekChart({ days }: Pick<Visits, 'days'>) {
  const t = useTranslations('visits.chart');
  const format = useFormatter();
  const points = days.map(({ day, views }) => ({
    label: format.dateTime(new Date(day), { weekday: 'short', timeZone: 'UTC' }),
    value: views,
  }));
  return (
    <Chart
      kind="bar"
      title={t('title')}
      labelHeader={t('day')}
      valueHeader={t('views')}
      points={points}
      format={(value) => format.number(value)}
      height={HEIGHT}
      direction={document.dir === 'rtl' ? 'rtl' : 'ltr'}
    />
  );
}
