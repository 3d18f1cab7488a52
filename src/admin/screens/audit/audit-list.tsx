import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { DataTable } from '#ui/data-table.tsx';
import type { AuditFilter } from '../../contract/audit.ts';
import { useAdminApi } from '../admin-api.tsx';
import { byPages } from '../frame/by-pages.ts';
import { Paged } from '../frame/paged.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';

type Props = { filter: AuditFilter; empty: ReactNode };

/** Table of audit events, newest first, loaded page by page. */
export function AuditList({ filter, empty }: Props) {
  const t = useTranslations('admin-audit');
  const words = useTranslations('audit.actions');
  const api = useAdminApi();
  const columns = useAuditColumns();
  const events = useInfiniteQuery({ ...api.audit.list.infiniteOptions(byPages(filter)), networkMode: 'always' });
  return (
    <Paged pages={events} failed={t('failed')} loading={t('loading')}>
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
    </Paged>
  );
}
