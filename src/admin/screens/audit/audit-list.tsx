import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { messageOf } from '#platform/api-client.ts';
import { DataTable } from '#ui/data-table.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { AuditFilter } from '../../contract/audit.ts';
import { useAdminApi } from '../admin-api.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';

type Props = { filter: AuditFilter; empty: ReactNode };

/** Events, newest first; further ones come when they are asked for. */
export function AuditList({ filter, empty }: Props) {
  const t = useTranslations('admin-audit');
  const words = useTranslations('audit.actions');
  const api = useAdminApi();
  const columns = useAuditColumns();
  const events = useInfiniteQuery(
    api.audit.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filter, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor,
    }),
  );
  const rows = events.data?.pages.flatMap((page) => page.items) ?? [];
  if (events.isError && rows.length === 0) {
    return (
      <ErrorState
        title={t('failed')}
        text={messageOf(events.error)}
        onRetry={() => void events.refetch()}
        retrying={events.isFetching}
      />
    );
  }
  return (
    <Loading waiting={events.isPending} label={t('loading')} skeleton={<Skeleton shape="block" className="h-84" />}>
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        nameOf={({ action }) => words(action)}
        more={
          events.hasNextPage
            ? { onLoad: () => void events.fetchNextPage(), loading: events.isFetchingNextPage }
            : undefined
        }
        empty={empty}
      />
    </Loading>
  );
}
