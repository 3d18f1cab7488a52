import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Send, UserPlus, Users } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { useAdminApi } from '../admin-api.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { pageOptions } from '../frame/page-options.ts';
import { PaginatedList } from '../frame/paginated-list.tsx';
import { useUrlFilter } from '../use-url-filter.ts';
import { PEOPLE_FILTERS, type PeopleUrlFilter, readPeopleFilter, toListInput } from './people-filter.ts';
import { PeopleFilters } from './people-filters.tsx';
import { usePeopleColumns } from './use-people-columns.tsx';

const CreatePersonSheet = lazy(async () => ({
  default: (await loadLazily(() => import('./create-person-sheet.tsx'))).CreatePersonSheet,
}));

/** Screen of the member list. */
export function PeopleScreen() {
  const t = useTranslations('admin-people');
  const { filter: urlFilter, change } = useUrlFilter(PEOPLE_FILTERS);
  const filter = readPeopleFilter(urlFilter);
  const [creating, setCreating] = useState<boolean>();
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      action={
        <span className="flex flex-wrap gap-2 max-sm:order-last">
          <Button icon={UserPlus} onClick={() => setCreating(true)}>
            {t('create')}
          </Button>
          <Link variant="button-primary" render={<RouterLink to="/admin/invitations" />}>
            <Icon of={Send} />
            {t('invite')}
          </Link>
        </span>
      }
    >
      <div className="grid gap-4">
        <PeopleFilters filter={filter} onChange={change} />
        <PeopleList
          filter={filter}
          empty={
            <EmptyState
              icon={Users}
              title={t('nobodyTitle')}
              text={t(filter.q === '' ? 'nobodyText' : 'nobodyFoundText')}
              action={<Button onClick={() => change({ q: null, state: null })}>{t('clear')}</Button>}
            />
          }
        />
      </div>
      {creating !== undefined && (
        <Suspense>
          <CreatePersonSheet open={creating} onClose={() => setCreating(false)} />
        </Suspense>
      )}
    </AdminPage>
  );
}

type Props = { filter: PeopleUrlFilter; empty: ReactNode };

/** Table of members, loaded page by page. */
function PeopleList({ filter, empty }: Props) {
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
