import { CircleSlash, ListChecks, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { Column } from '#ui/data-row.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { JobRecord } from '../../contract/jobs.ts';
import { Paged } from '../frame/paged.tsx';
import { CancelJobDialog } from './cancel-job-dialog.tsx';
import type { JobDeeds } from './use-job-deeds.ts';
import { useJobKinds } from './use-job-kinds.ts';
import { type JobFilter, useJobs } from './use-jobs.ts';

type Props = { filter: JobFilter; deeds: JobDeeds };

/** Table of jobs in one state, newest first, with their errors. */
export function JobList({ filter, deeds }: Props) {
  const t = useTranslations('admin-jobs');
  const kindOf = useJobKinds();
  const columns = useJobColumns();
  const jobs = useJobs(filter);
  const [asking, setAsking] = useState<JobRecord>();
  return (
    <>
      <Paged pages={jobs} failed={t('failedToLoad')} loading={t('loading')}>
        {(rows, more) => (
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
            more={more}
            empty={
              <EmptyState
                icon={ListChecks}
                title={filter.state === 'failed' ? t('nothingFailed') : t('nothingTitle')}
                text={t('nothingText')}
              />
            }
          />
        )}
      </Paged>
      {asking && (
        <CancelJobDialog
          kind={kindOf(asking.name)}
          onCancel={() => deeds.cancel.mutate({ id: asking.id })}
          onLeave={() => setAsking(undefined)}
        />
      )}
    </>
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
