import { CircleSlash, ListChecks, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { unbrokenTime } from '#platform/pure/i18n/unbroken.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import type { Column } from '#ui/lists/data-row.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import type { JobRecord } from '../../contract/jobs.ts';
import { PaginatedList } from '../frame/paginated-list.tsx';
import type { JobActions } from './use-job-actions.ts';
import { useJobKinds } from './use-job-kinds.ts';
import { type JobUrlFilter, useJobs } from './use-jobs.ts';

type Props = { filter: JobUrlFilter; jobActions: JobActions };

/** Table of jobs in one state, newest first, with their errors. */
export function JobList({ filter, jobActions }: Props) {
  const t = useTranslations('admin-jobs');
  const kindOf = useJobKinds();
  const columns = useJobColumns();
  const jobs = useJobs(filter);
  const [jobToCancel, setJobToCancel] = useState<JobRecord>();
  return (
    <>
      <PaginatedList pages={jobs} failed={t('failedToLoad')} loading={t('loading')}>
        {(rows, more) => (
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={rows}
            idOf={({ id }) => id}
            nameOf={({ name }) => kindOf(name)}
            actionsOf={(job) => [
              ...(job.state === 'failed'
                ? [{ label: t('retry'), icon: RotateCw, onSelect: () => jobActions.retry.mutate({ id: job.id }) }]
                : []),
              ...(job.state === 'waiting'
                ? [{ label: t('cancel'), icon: CircleSlash, danger: true, onSelect: () => setJobToCancel(job) }]
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
      </PaginatedList>
      {jobToCancel && (
        <CancelJobDialog
          kind={kindOf(jobToCancel.name)}
          onCancel={() => jobActions.cancel.mutate({ id: jobToCancel.id })}
          onLeave={() => setJobToCancel(undefined)}
        />
      )}
    </>
  );
}

function useJobColumns(): Column<JobRecord>[] {
  const t = useTranslations('admin-jobs');
  const format = useFormatter();
  const kindOf = useJobKinds();
  return [
    {
      id: 'what',
      header: t('what'),
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
      cell: ({ createdAt }) => <Moment at={createdAt} />,
    },
    {
      id: 'when',
      header: t('when'),
      cell: ({ startsAfter, endedAt }) => (
        <span className="text-text-secondary">
          {endedAt ? (
            <Moment at={endedAt} />
          ) : (
            startsAfter && t.rich('startsAfter', { date: () => <Moment key="date" at={startsAfter} /> })
          )}
        </span>
      ),
    },
  ];
}

/** A date and time, on one line where there is room. */
function Moment({ at }: { at: string }) {
  const format = useFormatter();
  return (
    <time dateTime={at} className="text-text-secondary @lg:whitespace-nowrap">
      {unbrokenTime(format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'medium' }))}
    </time>
  );
}

type CancelJobDialogProps = { kind: string; onCancel: () => void; onLeave: () => void };

/** Asks for confirmation before a waiting job is cancelled. */
function CancelJobDialog({ kind, onCancel, onLeave }: CancelJobDialogProps) {
  const t = useTranslations('admin-jobs.confirm');
  const cancel = () => {
    onCancel();
    onLeave();
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onLeave()}
      urgent
      title={t('title')}
      description={t('text', { kind })}
      actions={
        <>
          <DialogClose>
            <Button>{t('keep')}</Button>
          </DialogClose>
          <Button tone="danger" onClick={cancel}>
            {t('cancel')}
          </Button>
        </>
      }
    />
  );
}
