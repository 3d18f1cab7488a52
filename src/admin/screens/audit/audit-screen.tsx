import { useInfiniteQuery } from '@tanstack/react-query';
import { Download, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import type { AuditFilter } from '../../contract/audit.ts';
import { useAdminApi } from '../admin-api.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { pageOptions } from '../frame/page-options.ts';
import { PaginatedList } from '../frame/paginated-list.tsx';
import { useUrlFilter } from '../use-url-filter.ts';
import { AUDIT_FILTERS, readAuditFilter } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { useAuditColumns } from './use-audit-columns.tsx';

/** Screen of the audit log with its filters. */
export function AuditScreen() {
  const t = useTranslations('admin-audit');
  const { filter, change } = useUrlFilter(AUDIT_FILTERS);
  const isNarrow = Object.keys(filter).length > 0;
  const clear = () => change({ q: null, action: null, subject: null, from: null, until: null });
  const validFilter = readAuditFilter(filter);
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      action={
        <Link
          variant="button-plain"
          href={`/api/admin/audit.csv?${new URLSearchParams(validFilter as Record<string, string>)}`}
          download
        >
          <Icon of={Download} />
          {t('export')}
        </Link>
      }
    >
      <AuditFilters filter={filter} onChange={change} />
      <AuditList
        filter={validFilter}
        empty={
          isNarrow ? (
            <EmptyState
              icon={ScrollText}
              title={t('nothingTitle')}
              text={t('nothingText')}
              action={<Button onClick={clear}>{t('clear')}</Button>}
            />
          ) : (
            <EmptyState icon={ScrollText} title={t('emptyTitle')} text={t('emptyText')} />
          )
        }
      />
    </AdminPage>
  );
}

type Props = { filter: AuditFilter; empty: ReactNode };

/** Table of audit events, newest first, loaded page by page. */
function AuditList({ filter, empty }: Props) {
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
