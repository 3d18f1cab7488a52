import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { messageOf } from '#platform/api-client.ts';
import type { TakedownRecord } from '#reports/contract.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Part } from '#ui/part.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/use-toast.ts';
import { useAdminApi } from '../admin-api.tsx';
import { byPages } from '../frame/by-pages.ts';
import { MoreButton } from '../frame/more-button.tsx';
import { Paged } from '../frame/paged.tsx';

/** List of current takedowns, each with a button to restore the page. */
export function TakedownsPart() {
  const t = useTranslations('admin-reports.takedowns');
  const api = useAdminApi();
  const queries = useQueryClient();
  const toast = useToast();
  const place = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState<string>();
  const down = useInfiniteQuery({
    ...api.reports.takedowns.infiniteOptions(byPages({})),
    networkMode: 'always',
  });
  const putBack = async ({ owner, target }: TakedownRecord) => {
    setLeaving(target.kind + target.id);
    try {
      await api.reports.putBack.call({ uid: owner.uid, ...target });
      toast({ text: t('done'), tone: 'success' });
      // The pressed button disappears along with its row.
      place.current?.focus();
    } catch (error) {
      toast({ text: messageOf(error), tone: 'error' });
    } finally {
      await queries.invalidateQueries({ queryKey: api.reports.key() });
      setLeaving(undefined);
    }
  };
  return (
    <Part title={t('title')}>
      <div ref={place} tabIndex={-1} className="pt-3 outline-hidden">
        <Paged pages={down} failed={t('failed')} loading={t('loading')} skeleton={<Skeleton />}>
          {(rows, more) => (
            <>
              {rows.length === 0 && <p className="text-text-secondary">{t('empty')}</p>}
              {rows.length > 0 && (
                <ul aria-label={t('title')} className="-mt-3">
                  {rows.map((row) => (
                    <TakedownRow
                      key={row.target.kind + row.target.id}
                      row={row}
                      busy={leaving === row.target.kind + row.target.id}
                      onPutBack={() => void putBack(row)}
                    />
                  ))}
                </ul>
              )}
              <MoreButton more={more} />
            </>
          )}
        </Paged>
      </div>
    </Part>
  );
}

type RowProps = { row: TakedownRecord; busy: boolean; onPutBack: () => void };

function TakedownRow({ row: { owner, target, title, reason, takenAt }, busy, onPutBack }: RowProps) {
  const t = useTranslations('admin-reports');
  const format = useFormatter();
  const what = t('about', { kind: target.kind, title });
  const name = owner.name || owner.email;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-border border-b py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="break-words">
          {what}{' '}
          <Link render={<RouterLink to={`/admin/people/${owner.uid}`} />}>
            <bdi>{name}</bdi>
          </Link>
        </p>
        <p dir="auto" className="max-w-prose whitespace-pre-line break-words text-text-secondary">
          {reason}
        </p>
        <p className="text-text-secondary text-xs">{format.dateTime(new Date(takenAt), { dateStyle: 'medium' })}</p>
      </div>
      <Button busy={busy} aria-label={t('takedowns.putBackNamed', { what, name })} onClick={onPutBack}>
        {t('takedowns.putBack')}
      </Button>
    </li>
  );
}
