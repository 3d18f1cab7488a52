import { useFormatter, useNow, useTranslations } from 'use-intl';
import { isApiError, messageOf } from '#platform/api-errors.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Segments } from '#ui/segments.tsx';
import { STATS_SPANS, type Stats } from '../../contract/stats.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { ChartsSection } from './charts-section.tsx';
import { InstanceSection } from './instance-section.tsx';
import { PendingTasksSection } from './pending-tasks-section.tsx';
import { StatsSkeleton } from './stats-skeleton.tsx';
import { TotalsSection } from './totals-section.tsx';
import { useSpan } from './use-span.ts';
import { useStats } from './use-stats.ts';

const MINUTE = 60_000;
const YEAR = 365;

/** Admin start screen: pending tasks, totals and charts. */
export function AdminDashboardScreen() {
  const t = useTranslations('admin-stats');
  const tForm = useTranslations('ui.form');
  const [span, setSpan] = useSpan();
  const { data, error, isLoadingError, isPlaceholderData, isFetching, refetch } = useStats(span);
  const choices = STATS_SPANS.map((days) => ({
    value: String(days),
    label: days === YEAR ? t('year') : t('span', { days }),
  }));
  return (
    <AdminPage
      title={t('title')}
      lead={data && <StatsAge stats={data} />}
      action={
        <div className="w-full sm:w-80">
          <Segments label={t('period')} labelHidden choices={choices} value={String(span)} onValueChange={setSpan} />
        </div>
      }
    >
      {isLoadingError ? (
        <ErrorState
          title={t('failed')}
          text={isApiError(error) ? messageOf(error) : tForm('unreachable')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading waiting={!data} label={t('loading')} skeleton={<StatsSkeleton />}>
          {data && (
            <div
              aria-busy={isPlaceholderData || undefined}
              className={`grid gap-10 ${isPlaceholderData ? 'opacity-60' : ''}`}
            >
              <PendingTasksSection waiting={data.waiting} />
              <TotalsSection totals={data.totals} before={data.before} days={data.days} />
              <ChartsSection days={data.days} />
              <InstanceSection instance={data.instance} />
            </div>
          )}
        </Loading>
      )}
    </AdminPage>
  );
}

/** Shows the age of the figures. */
function StatsAge({ stats: { countedAt, isCounting } }: { stats: Stats }) {
  const t = useTranslations('admin-stats');
  const format = useFormatter();
  const now = useNow({ updateInterval: MINUTE });
  const then = new Date(countedAt);
  // Clocks can differ: never show a count as being in the future.
  const ago = format.relativeTime(then, then > now ? then : now);
  return isCounting ? t('counting', { ago }) : t('counted', { ago });
}
