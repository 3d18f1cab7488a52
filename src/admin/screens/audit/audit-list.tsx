import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '#ui/data-table.tsx';
import type { AuditFilter } from '../../contract/audit.ts';
import { useAdminApi } from '../admin-api.tsx';
import { pageOptions } from '../frame/page-options.ts';
import { PaginatedList } from '../frame/paginated-list.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';

type Props = { filter: AuditFilter; empty: ReactNode };

/** Table of audit events, newest first, loaded page by page. */
export function AuditList({ filter, empty }: Props) {
  const t = useTranslations('admin-audit');
  const words = useTranslations('audit.actions');
  const api = useAdminApi();
  const columns = useAuditColumns();
  const events = useInfiniteQuery({ ...api.audit.list.infiniteOptions(pageOptions(filter)), networkMode: 'always' });
  return (
    <PaginatedList pages={events} failed={t('failed')} loading={t('loading')}>
      {(rows, more) => (
        <DataTable
          caption={t('caption')}
          columns={columns}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ action }) => words(action)}
          more={more}
          empty={empty}
        />
      )}
    </PaginatedList>
  );
}
