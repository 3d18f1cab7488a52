import { ListFilter, RotateCw } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { unbrokenTime } from '#platform/pure/i18n/unbroken.ts';
import type { Column } from '#ui/lists/data-row.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { JobQueue } from '../../contract/jobs.ts';
import type { JobActions } from './use-job-actions.ts';
import { useJobKinds } from './use-job-kinds.ts';
import type { JobUrlFilter } from './use-jobs.ts';

type Props = { queues: readonly JobQueue[]; jobActions: JobActions; onShow: (filter: JobUrlFilter) => void };

/** Table of the job queues, with a description, counts and the next run. */
export function JobKinds({ queues, jobActions, onShow }: Props) {
  const t = useTranslations('admin-jobs');
  const kindOf = useJobKinds();
  return (
    <DataTable
      caption={t('kindsTitle')}
      columns={useKindColumns()}
      rows={queues}
      idOf={({ name }) => name}
      nameOf={({ name }) => kindOf(name)}
      actionsOf={({ name, failed, waiting, active }) => [
        {
          label: t('show'),
          icon: ListFilter,
          onSelect: () => onShow({ name, state: failed ? 'failed' : waiting ? 'waiting' : active ? 'active' : 'done' }),
        },
        ...(failed > 0
          ? [{ label: t('retryAll'), icon: RotateCw, onSelect: () => jobActions.retryAll.mutate({ name }) }]
          : []),
      ]}
      empty={null}
    />
  );
}

function useKindColumns(): Column<JobQueue>[] {
  const t = useTranslations('admin-jobs');
  const format = useFormatter();
  const kindOf = useJobKinds();
  const number = (name: 'waiting' | 'active' | 'failed' | 'done'): Column<JobQueue> => ({
    id: name,
    header: t(name),
    align: 'end',
    cell: (queue) => (
      <span className={name === 'failed' && queue.failed > 0 ? 'font-medium text-error' : ''}>
        {format.number(queue[name])}
      </span>
    ),
  });
  return [
    {
      id: 'what',
      header: t('what'),
      main: true,
      cell: ({ name }) => (
        <>
          {kindOf(name)}
          {/* Name of the queue in the logs. */}
          <bdi className="block font-normal text-text-secondary text-xs">{name}</bdi>
        </>
      ),
    },
    number('waiting'),
    number('active'),
    number('failed'),
    number('done'),
    {
      id: 'next',
      header: t('next'),
      cell: ({ nextRun }) => (
        <span className="text-text-secondary">
          {nextRun ? (
            <time dateTime={nextRun} className="@lg:whitespace-nowrap">
              {unbrokenTime(format.dateTime(new Date(nextRun), { dateStyle: 'medium', timeStyle: 'short' }))}
            </time>
          ) : (
            t('onDemand')
          )}
        </span>
      ),
    },
  ];
}
