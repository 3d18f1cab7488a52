import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { messageOf } from '#platform/api-client.ts';
import { DataTable } from '#ui/data-table.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAdminApi } from '../admin-api.tsx';
import { asInput, type PeopleFilter } from './people-filter.ts';
import { usePeopleColumns } from './use-people-columns.tsx';

type Props = { filter: PeopleFilter; empty: ReactNode };

/** People, row by row; further ones come when they are asked for. */
export function PeopleList({ filter, empty }: Props) {
  const t = useTranslations('admin-people');
  const api = useAdminApi();
  const columns = usePeopleColumns();
  const people = useInfiniteQuery(
    api.people.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...asInput(filter), ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor,
      // What was seen before stays until the new is there.
      placeholderData: (before) => before,
    }),
  );
  const rows = people.data?.pages.flatMap((page) => page.items) ?? [];
  if (people.isError && rows.length === 0) {
    return (
      <ErrorState
        title={t('failed')}
        text={messageOf(people.error)}
        onRetry={() => void people.refetch()}
        retrying={people.isFetching}
      />
    );
  }
  return (
    <Loading waiting={people.isPending} label={t('loading')} skeleton={<Skeleton shape="block" className="h-84" />}>
      <DataTable
        caption={t('caption')}
        columns={columns}
        rows={rows}
        idOf={({ uid }) => uid}
        nameOf={({ displayName }) => displayName}
        more={
          people.hasNextPage
            ? { onLoad: () => void people.fetchNextPage(), loading: people.isFetchingNextPage }
            : undefined
        }
        empty={empty}
      />
    </Loading>
  );
}
