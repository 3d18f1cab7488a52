import { useInfiniteQuery } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReportRecord, ReportState } from '#reports/contract.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useAdminApi } from '../admin-api.tsx';
import { MoreButton } from '../frame/more-button.tsx';
import { pageOptions } from '../frame/page-options.ts';
import { PaginatedList } from '../frame/paginated-list.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import { ReportRow } from './report-row.tsx';

type Props = { filter: { q?: string; state?: ReportState }; onClear: () => void };

/** List of reports, newest first, loaded page by page. */
export function ReportList({ filter, onClear }: Props) {
  const t = useTranslations('admin-reports');
  const api = useAdminApi();
  const list = useRef<HTMLUListElement>(null);
  const isNarrow = filter.q !== undefined || (filter.state !== undefined && filter.state !== 'open');
  const [deciding, setDeciding] = useState<ReportRecord>();
  const reports = useInfiniteQuery({
    ...api.reports.list.infiniteOptions(pageOptions(filter)),
    networkMode: 'always',
  });
  return (
    <>
      <PaginatedList pages={reports} failed={t('failed')} loading={t('loading')}>
        {(rows, more) => (
          <>
            {rows.length === 0 ? (
              <EmptyState
                icon={Flag}
                title={t(isNarrow ? 'nothing.title' : filter.state === 'open' ? 'empty.open' : 'empty.title')}
                text={t(isNarrow ? 'nothing.text' : 'empty.text')}
                {...(isNarrow ? { action: <Button onClick={onClear}>{t('nothing.clear')}</Button> } : {})}
              />
            ) : (
              <ul ref={list} tabIndex={-1} aria-label={t('list')} className="border-border border-t outline-hidden">
                {rows.map((report) => (
                  <ReportRow key={report.id} report={report} onDecide={() => setDeciding(report)} />
                ))}
              </ul>
            )}
            <MoreButton more={more} />
          </>
        )}
      </PaginatedList>
      {deciding && <DecideDialog report={deciding} list={list} onLeave={() => setDeciding(undefined)} />}
    </>
  );
}
