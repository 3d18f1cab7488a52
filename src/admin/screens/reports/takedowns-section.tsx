import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { messageOf } from '#platform/browser/api-client.ts';
import type { TakedownRecord } from '#reports/contract.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { TitledSection } from '#ui/layout/titled-section.tsx';
import { useAdminApi } from '../admin-api.tsx';
import { MoreButton } from '../frame/more-button.tsx';
import { pageOptions } from '../frame/page-options.ts';
import { PaginatedList } from '../frame/paginated-list.tsx';

/** List of current takedowns, each with a button to restore the page. */
export function TakedownsSection() {
  const t = useTranslations('admin-reports.takedowns');
  const api = useAdminApi();
  const queries = useQueryClient();
  const toast = useToast();
  const container = useRef<HTMLDivElement>(null);
  const [restoring, setRestoring] = useState<string>();
  const takedowns = useInfiniteQuery({
    ...api.reports.takedowns.infiniteOptions(pageOptions({})),
    networkMode: 'always',
  });
  const restore = async ({ owner, target }: TakedownRecord) => {
    setRestoring(target.kind + target.id);
    try {
      await api.reports.putBack.call({ uid: owner.uid, ...target });
      toast({ text: t('done'), tone: 'success' });
      // The pressed button disappears along with its row.
      container.current?.focus();
    } catch (error) {
      toast({ text: messageOf(error), tone: 'error' });
    } finally {
      await queries.invalidateQueries({ queryKey: api.reports.key() });
      setRestoring(undefined);
    }
  };
  return (
    <TitledSection title={t('title')}>
      <div ref={container} tabIndex={-1} className="pt-3 outline-hidden">
        <PaginatedList pages={takedowns} failed={t('failed')} loading={t('loading')} skeleton={<Skeleton />}>
          {(rows, more) => (
            <>
              {rows.length === 0 && <p className="text-text-secondary">{t('empty')}</p>}
              {rows.length > 0 && (
                <ul aria-label={t('title')} className="-mt-3">
                  {rows.map((row) => (
                    <TakedownRow
                      key={row.target.kind + row.target.id}
                      row={row}
                      busy={restoring === row.target.kind + row.target.id}
                      onRestore={() => void restore(row)}
                    />
                  ))}
                </ul>
              )}
              <MoreButton more={more} />
            </>
          )}
        </PaginatedList>
      </div>
    </TitledSection>
  );
}

type TakedownRowProps = { row: TakedownRecord; busy: boolean; onRestore: () => void };

function TakedownRow({ row: { owner, target, title, reason, takenAt }, busy, onRestore }: TakedownRowProps) {
  const t = useTranslations('admin-reports');
  const format = useFormatter();
  const subject = t('about', { kind: target.kind, title });
  const name = owner.name || owner.email;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-border border-b py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="break-words">
          {subject}{' '}
          <Link render={<RouterLink to={`/admin/people/${owner.uid}`} />}>
            <bdi>{name}</bdi>
          </Link>
        </p>
        <p dir="auto" className="max-w-prose whitespace-pre-line break-words text-text-secondary">
          {reason}
        </p>
        <p className="text-text-secondary text-xs">{format.dateTime(new Date(takenAt), { dateStyle: 'medium' })}</p>
      </div>
      <Button busy={busy} aria-label={t('takedowns.putBackNamed', { what: subject, name })} onClick={onRestore}>
        {t('takedowns.putBack')}
      </Button>
    </li>
  );
}
