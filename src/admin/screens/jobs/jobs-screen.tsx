import { useTranslations } from 'use-intl';
import type { JOB_STATES } from '#platform/pure/job-states.ts';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { useUrlFilter } from '../use-url-filter.ts';
import { JobKinds } from './job-kinds.tsx';
import { JobList } from './job-list.tsx';
import { useJobActions } from './use-job-actions.ts';
import { useJobKinds } from './use-job-kinds.ts';
import { useJobsOverview } from './use-jobs.ts';

/** Tabs in display order, failed jobs first. */
const TABS = ['failed', 'waiting', 'active', 'done', 'cancelled'] as const satisfies (typeof JOB_STATES)[number][];
/** Value of "any" in the select; no queue has this name. */
const ANY = 'any';

/** Screen of the background jobs: queues, states and failures. */
export function JobsScreen() {
  const t = useTranslations('admin-jobs');
  const kindOf = useJobKinds();
  const jobActions = useJobActions();
  const overview = useJobsOverview();
  const { filter, change } = useUrlFilter(['state', 'kind']);
  const queues = overview.data?.items ?? [];
  const state = TABS.find((tab) => tab === filter.state) ?? 'failed';
  const name = queues.find((queue) => queue.name === filter.kind)?.name;
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      {overview.isLoadingError ? (
        <LoadError title={t('failedToLoad')} query={overview} />
      ) : (
        <Loading
          waiting={overview.isPending}
          label={t('loading')}
          skeleton={<Skeleton shape="block" className="h-84" />}
        >
          <div className="grid grid-cols-1 gap-12">
            <div className="grid grid-cols-1 gap-4">
              <Select
                className="max-w-80"
                label={t('kind')}
                options={[
                  { value: ANY, label: t('anyKind') },
                  ...queues.map((queue) => ({ value: queue.name, label: kindOf(queue.name) })),
                ]}
                value={name ?? ANY}
                onValueChange={(kind) => change({ kind: kind === ANY ? null : kind })}
              />
              <Tabs
                label={t('tabsLabel')}
                value={state}
                onValueChange={(next) => change({ state: next })}
                tabs={TABS.map((value) => ({
                  value,
                  label: t(`states.${value}`),
                  ...(value === 'done' || value === 'cancelled' ? {} : { count: sum(queues, value, name) }),
                  panel: value === state && (
                    <JobList filter={{ state, ...(name === undefined ? {} : { name }) }} jobActions={jobActions} />
                  ),
                }))}
              />
            </div>
            <section aria-labelledby="job-kinds">
              <h2 id="job-kinds" className="mb-2 font-medium text-title">
                {t('kindsTitle')}
              </h2>
              <JobKinds
                queues={queues}
                jobActions={jobActions}
                onShow={(shown) => change({ state: shown.state, kind: shown.name ?? null })}
              />
            </section>
          </div>
        </Loading>
      )}
    </AdminPage>
  );
}

type QueueCounts = { name: string; waiting: number; active: number; failed: number };

/** Sums the jobs in a state, over one queue or all of them. */
const sum = (queues: readonly QueueCounts[], state: 'waiting' | 'active' | 'failed', name: string | undefined) =>
  queues.filter((queue) => name === undefined || queue.name === name).reduce((all, queue) => all + queue[state], 0);
