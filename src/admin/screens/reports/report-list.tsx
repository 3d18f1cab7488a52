import { useInfiniteQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { messageOf } from '#platform/api-client.ts';
import type { ReportRecord, ReportState } from '#reports/contract.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAdminApi } from '../admin-api.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { ReportRow } from './report-row.tsx';

type Props = { filter: { q?: string; state?: ReportState }; onClear: () => void };

/** Reports, the newest first; further ones come when they are asked for. */
export function ReportList({ filter, onClear }: Props) {
  const t = useTranslations('admin-reports');
  const tUi = useTranslations('ui.table');
  const api = useAdminApi();
  const list = useRef<HTMLUListElement>(null);
  const [deciding, setDeciding] = useState<ReportRecord>();
  const reports = useInfiniteQuery({
    ...api.reports.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filter, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor,
    }),
    networkMode: 'always',
  });
  const rows = reports.data?.pages.flatMap(({ items }) => items) ?? [];
  if (reports.isError && rows.length === 0) {
    return (
      <ErrorState
        title={t('failed')}
        text={messageOf(reports.error)}
        onRetry={() => void reports.refetch()}
        retrying={reports.isFetching}
      />
    );
  }
  return (
    <Loading waiting={reports.isPending} label={t('loading')} skeleton={<Skeleton shape="block" className="h-84" />}>
      {rows.length === 0 ? (
        <EmptyState
          icon={Flag}
          title={t(filter.q ? 'nothing.title' : 'empty.title')}
          text={t(filter.q ? 'nothing.text' : 'empty.text')}
          {...(filter.q ? { action: <Button onClick={onClear}>{t('nothing.clear')}</Button> } : {})}
        />
      ) : (
        <ul ref={list} tabIndex={-1} aria-label={t('list')} className="border-border border-t outline-hidden">
          {rows.map((report) => (
            <ReportRow key={report.id} report={report} onDecide={() => setDeciding(report)} />
          ))}
        </ul>
      )}
      {reports.hasNextPage && (
        <Button className="mt-4" busy={reports.isFetchingNextPage} onClick={() => void reports.fetchNextPage()}>
          {tUi('more')}
        </Button>
      )}
      {deciding && <DecideDialog report={deciding} list={list} onLeave={() => setDeciding(undefined)} />}
    </Loading>
  );
}
