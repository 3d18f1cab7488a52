import { useFormatter, useTranslations } from 'use-intl';
import { Chart } from '#ui/chart.tsx';
import { Part } from '#ui/part.tsx';
import type { Event, Stats, StatsDay } from '../../contract/stats.ts';
import { weeksOf } from '../../model/day-by-day.ts';
import { useBytes } from './use-bytes.ts';

const HEIGHT = 160;
/** Periods with more days than this are drawn by week. */
const MOST_DAYS = 31;

type Drawn =
  | { of: 'newPeople' | 'views' | 'mailsSent' | 'jobsDone'; kind: 'bar'; failed?: Event }
  /** Totals at the end of each day. */
  | { of: 'cvs' | 'storageBytes'; kind: 'line' };

const CHARTS: readonly Drawn[] = [
  { of: 'newPeople', kind: 'bar' },
  { of: 'views', kind: 'bar' },
  { of: 'cvs', kind: 'line' },
  { of: 'storageBytes', kind: 'line' },
  { of: 'mailsSent', kind: 'bar', failed: 'mailsFailed' },
  { of: 'jobsDone', kind: 'bar', failed: 'jobsFailed' },
];

/** Charts of the period's events and totals. */
export function ChartsPart({ days }: Pick<Stats, 'days'>) {
  const t = useTranslations('admin-stats.charts');
  const format = useFormatter();
  const bytes = useBytes();
  const byWeek = days.length > MOST_DAYS;
  const shown = byWeek ? weeksOf(days) : days;
  const date = (day: string) => format.dateTime(new Date(day), { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <Part title={t(byWeek ? 'byWeek' : 'byDay')}>
      <div className="mt-4 grid gap-x-10 gap-y-8 md:grid-cols-2">
        {CHARTS.map((chart) => (
          <div key={chart.of} className="min-w-0">
            <Chart
              kind={chart.kind}
              title={t(chart.of)}
              labelHeader={t(byWeek ? 'week' : 'day')}
              valueHeader={t(chart.of)}
              points={shown.map((day) => ({ label: date(day.day), value: day[chart.of] }))}
              format={chart.of === 'storageBytes' ? (value) => bytes(value) : (value) => format.number(value)}
              height={HEIGHT}
              direction={document.dir === 'rtl' ? 'rtl' : 'ltr'}
            />
            {chart.kind === 'bar' && (
              <p className="mt-1 text-text-secondary text-xs tabular-nums">
                {chart.failed
                  ? t('sumFailed', { count: sumOf(days, chart.of), failed: sumOf(days, chart.failed) })
                  : t('sum', { count: sumOf(days, chart.of) })}
              </p>
            )}
          </div>
        ))}
      </div>
    </Part>
  );
}

const sumOf = (days: readonly StatsDay[], event: Event) => days.reduce((sum, day) => sum + day[event], 0);
