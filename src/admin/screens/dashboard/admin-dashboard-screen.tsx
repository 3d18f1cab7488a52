import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { isApiError } from '#platform/pure/api-errors.ts';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { useTimeAgo } from '#ui/use-time-ago.ts';
import { STATS_SPANS, type Stats, type StatsSpan } from '../../contract/stats.ts';
import { useAdminApi } from '../admin-api.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { ChartsSection } from './charts-section.tsx';
import { InstanceSection } from './instance-section.tsx';
import { PendingTasksSection } from './pending-tasks-section.tsx';
import { TotalsSection } from './totals-section.tsx';

const YEAR = 365;

/** Admin start screen: pending tasks, totals and charts. */
export function AdminDashboardScreen() {
  const t = useTranslations('admin-stats');
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
        <div className="w-full max-sm:order-last sm:w-80">
          <Segments label={t('period')} labelHidden choices={choices} value={String(span)} onValueChange={setSpan} />
        </div>
      }
    >
      {isLoadingError ? (
        <LoadError title={t('failed')} query={{ error, isFetching, refetch }} />
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
  const ago = useTimeAgo()(countedAt);
  return isCounting ? t('counting', { ago }) : t('counted', { ago });
}

const DEFAULT_SPAN: StatsSpan = 30;

/** Returns the number of days shown and its setter, kept in the URL's query. */
function useSpan() {
  const [params, setParams] = useSearchParams();
  const requested = params.get('days');
  const span = STATS_SPANS.find((days) => String(days) === requested) ?? DEFAULT_SPAN;
  const setSpan = (days: string) =>
    setParams(days === String(DEFAULT_SPAN) ? {} : { days }, { replace: true, preventScrollReset: true });
  return [span, setSpan] as const;
}

const POLL_INTERVAL_MS = 2000;

/** Queries the statistics, polling while a new count is running. */
function useStats(days: StatsSpan) {
  const api = useAdminApi();
  return useQuery({
    ...api.stats.read.queryOptions({ input: { days } }),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => (state.data?.isCounting && state.status === 'success' ? POLL_INTERVAL_MS : false),
    retry: (count, error) => !isApiError(error) && count < 1,
  });
}

/** Placeholder in the shape of the statistics, shown while they load. */
const StatsSkeleton = () => (
  <div className="grid gap-10">
    <div>
      <Skeleton shape="short" className="mb-4" />
      <div className="border-border border-t py-4">
        <Skeleton className="max-w-64" />
      </div>
    </div>
    <div className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
        <div key={key} className="grid gap-3">
          <Skeleton className="w-16" />
          <Skeleton shape="title" />
        </div>
      ))}
    </div>
    <div className="grid gap-10 md:grid-cols-2">
      <Skeleton shape="block" className="h-44" />
      <Skeleton shape="block" className="h-44" />
    </div>
  </div>
);
