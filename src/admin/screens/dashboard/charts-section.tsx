import { useFormatter, useTranslations } from 'use-intl';
import { byteUnitOf } from '#platform/pure/i18n/format-bytes.ts';
import { Chart } from '#ui/charts/chart.tsx';
import { TitledSection } from '#ui/layout/titled-section.tsx';
import type { Stats, StatsDay, StatsEvent } from '../../contract/stats.ts';
import { weeksOf } from '../../model/daily-counts.ts';
import { useBytes } from '../use-bytes.ts';

const HEIGHT = 160;
/** Periods with more days than this are drawn by week. */
const MAX_DAILY_DAYS = 31;

type ChartSpec =
  | { metric: 'newPeople' | 'views' | 'mailsSent' | 'jobsDone'; kind: 'bar'; failed?: StatsEvent }
  /** Totals at the end of each day. */
  | { metric: 'cvs' | 'storageBytes'; kind: 'line' };

const CHARTS: readonly ChartSpec[] = [
  { metric: 'newPeople', kind: 'bar' },
  { metric: 'views', kind: 'bar' },
  { metric: 'cvs', kind: 'line' },
  { metric: 'storageBytes', kind: 'line' },
  { metric: 'mailsSent', kind: 'bar', failed: 'mailsFailed' },
  { metric: 'jobsDone', kind: 'bar', failed: 'jobsFailed' },
];

/** Charts of the period's events and totals. */
export function ChartsSection({ days }: Pick<Stats, 'days'>) {
  const t = useTranslations('admin-stats.charts');
  const format = useFormatter();
  const bytes = useBytes();
  const byWeek = days.length > MAX_DAILY_DAYS;
  const shown = byWeek ? weeksOf(days) : days;
  const date = (day: string) => format.dateTime(new Date(day), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const storageUnit = byteUnitOf(Math.max(...shown.map(({ storageBytes }) => storageBytes)));
  return (
    <TitledSection title={t(byWeek ? 'byWeek' : 'byDay')}>
      <div className="mt-4 grid gap-x-10 gap-y-8 md:grid-cols-2">
        {CHARTS.map((chart) => (
          <div key={chart.metric} className="min-w-0">
            <Chart
              kind={chart.kind}
              title={t(chart.metric)}
              labelHeader={t(byWeek ? 'week' : 'day')}
              valueHeader={t(chart.metric)}
              points={shown.map((day) => ({ label: date(day.day), value: day[chart.metric] }))}
              {...(chart.metric === 'storageBytes'
                ? {
                    format: (value: number) => bytes(value),
                    formatTick: (value: number) => bytes(value, { unit: storageUnit }),
                  }
                : { format: (value: number) => format.number(value) })}
              height={HEIGHT}
              direction={document.dir === 'rtl' ? 'rtl' : 'ltr'}
            />
            {chart.kind === 'bar' && (
              <p className="mt-1 text-text-secondary text-xs tabular-nums">
                {chart.failed
                  ? t('sumFailed', { count: sumOf(shown, chart.metric), failed: sumOf(shown, chart.failed) })
                  : t('sum', { count: sumOf(shown, chart.metric) })}
              </p>
            )}
          </div>
        ))}
      </div>
    </TitledSection>
  );
}

const sumOf = (days: readonly StatsDay[], event: StatsEvent) => days.reduce((sum, day) => sum + day[event], 0);
