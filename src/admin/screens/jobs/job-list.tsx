import { CircleSlash, ListChecks, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useFailureWords } from '#records/components.tsx';
import type { Column } from '#ui/data-row.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { JobRecord } from '../../contract/jobs.ts';
import { CancelJobDialog } from './cancel-job-dialog.tsx';
import type { JobDeeds } from './use-job-deeds.ts';
import { useJobKinds } from './use-job-kinds.ts';
import { type JobFilter, useJobs } from './use-jobs.ts';

type Props = { filter: JobFilter; deeds: JobDeeds };

/** Jobs in one state, the newest first, each with what went wrong. */
export function JobList({ filter, deeds }: Props) {
  const t = useTranslations('admin-jobs');
  const wordsOf = useFailureWords();
  const kindOf = useJobKinds();
  const columns = useJobColumns();
  const jobs = useJobs(filter);
  const [asking, setAsking] = useState<JobRecord>();
  const rows = jobs.data?.pages.flatMap(({ items }) => items) ?? [];
  if (jobs.isLoadingError) {
    return (
      <ErrorState
        title={t('failedToLoad')}
        text={wordsOf(jobs.error)}
        onRetry={() => void jobs.refetch()}
        retrying={jobs.isFetching}
      />
    );
  }
  return (
    <Loading waiting={jobs.isPending} label={t('loading')} skeleton={<Skeleton shape="block" className="h-48" />}>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ name }) => kindOf(name)}
        actionsOf={(job) => [
          ...(job.state === 'failed'
            ? [{ label: t('retry'), icon: RotateCw, onSelect: () => deeds.retry.mutate({ id: job.id }) }]
            : []),
          ...(job.state === 'waiting'
            ? [{ label: t('cancel'), icon: CircleSlash, danger: true, onSelect: () => setAsking(job) }]
            : []),
        ]}
        more={
          jobs.hasNextPage ? { onLoad: () => void jobs.fetchNextPage(), loading: jobs.isFetchingNextPage } : undefined
        }
        empty={
          <EmptyState
            icon={ListChecks}
            title={filter.state === 'failed' ? t('nothingFailed') : t('nothingTitle')}
            text={t('nothingText')}
          />
        }
      />
      {asking && (
        <CancelJobDialog
          kind={kindOf(asking.name)}
          onCancel={() => deeds.cancel.mutate({ id: asking.id })}
          onLeave={() => setAsking(undefined)}
        />
      )}
    </Loading>
  );
}

function useJobColumns(): Column<JobRecord>[] {
  const t = useTranslations('admin-jobs');
  const format = useFormatter();
  const kindOf = useJobKinds();
  const moment = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'medium' });
  return [
    {
      id: 'what',
      header: t('kind'),
      main: true,
      cell: ({ name, error }) => (
        <>
          {kindOf(name)}
          {error && (
            <span dir="auto" className="block font-normal text-error text-xs [overflow-wrap:anywhere]">
              {error}
            </span>
          )}
        </>
      ),
    },
    { id: 'tries', header: t('tries'), align: 'end', cell: ({ tries }) => format.number(tries) },
    {
      id: 'queuedAt',
      header: t('queuedAt'),
      cell: ({ createdAt }) => <span className="text-text-secondary">{moment(createdAt)}</span>,
    },
    {
      id: 'when',
      header: t('when'),
      cell: ({ startsAfter, endedAt }) => (
        <span className="text-text-secondary">
          {endedAt ? moment(endedAt) : startsAfter ? t('startsAfter', { moment: moment(startsAfter) }) : ''}
        </span>
      ),
    },
  ];
}
