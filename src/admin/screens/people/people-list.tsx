import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '#ui/data-table.tsx';
import { useAdminApi } from '../admin-api.tsx';
import { pageOptions } from '../frame/page-options.ts';
import { PaginatedList } from '../frame/paginated-list.tsx';
import { type PeopleUrlFilter, toListInput } from './people-filter.ts';
import { usePeopleColumns } from './use-people-columns.tsx';

type Props = { filter: PeopleUrlFilter; empty: ReactNode };

/** Table of members, loaded page by page. */
export function PeopleList({ filter, empty }: Props) {
  const t = useTranslations('admin-people');
  const api = useAdminApi();
  const columns = usePeopleColumns();
  const people = useInfiniteQuery({
    ...api.people.list.infiniteOptions(pageOptions(toListInput(filter))),
    networkMode: 'always',
    // Keep showing the previous result while loading.
    placeholderData: keepPreviousData,
  });
  return (
    <PaginatedList pages={people} failed={t('failed')} loading={t('loading')}>
      {(rows, more) => (
        <DataTable
          caption={t('caption')}
          columns={columns}
          rows={rows}
          idOf={({ uid }) => uid}
          nameOf={({ displayName }) => displayName}
          more={more}
          empty={empty}
        />
      )}
    </PaginatedList>
  );
}
