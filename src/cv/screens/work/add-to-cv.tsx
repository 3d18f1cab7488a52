import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { FileUser, Lock } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureToast, type WorkRecordRef } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { CvItem } from '../../contract.ts';
import { insertOperations } from '../../model/sources/insert-item.ts';
import { cvApi } from '../cv-api.ts';
import { editorHref } from '../editor/editor-location.ts';
import { Thumbnail } from '../pages/thumbnail.tsx';
import { kindOfCollection } from '../work-records/work-kinds.ts';
import { makeWorkItem } from '../work-records/work-records.ts';

const PAGE_SIZE = 24;

type Props = { record: WorkRecordRef; open: boolean; onClose: () => void };

/** Dialog that adds a record of the member's work to one of their CVs. */
export function AddToCv({ record, open, onClose }: Props) {
  const t = useTranslations('cv-work.addToCv');
  const messageOf = useErrorText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();
  const [q, setQ] = useState('');
  const [busy, setBusy] = useState<string>();
  const list = useInfiniteQuery({
    queryKey: ['add-to-cv', q],
    queryFn: ({ pageParam, signal }) =>
      cvApi.list.call(
        {
          ...{ sort: 'updated', limit: PAGE_SIZE },
          ...(q !== '' && { q }),
          ...(pageParam !== undefined && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    enabled: open,
    staleTime: 0,
  });
  const cvs = list.data?.pages.flatMap(({ items }) => items) ?? [];

  const add = async ({ id, name }: CvItem) => {
    setBusy(id);
    try {
      if (record.saveChanges && !(await record.saveChanges())) {
        toast({ text: t('saveFirst'), tone: 'error' });
        return;
      }
      const kind = kindOfCollection(record.collection);
      const [cv, makeItem] = await Promise.all([cvApi.read.call({ id }), makeWorkItem(kind, record.id)]);
      const { operations, at } = insertOperations(cv.document, kind, makeItem);
      await cvApi.change.call({ id, revision: cv.revision, operations });
      toast({
        text: t('added', { title: record.title, name }),
        tone: 'success',
        action: { label: t('open'), onSelect: () => void navigate(editorHref(id, at)) },
      });
      onClose();
      await queries.invalidateQueries({ queryKey: cvApi.key() });
    } catch (error) {
      showFailure(t('notAdded'), error);
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <Dialog size="medium" title={t('title')} open={open} onOpenChange={(next) => !next && onClose()}>
      <div className="grid grid-cols-1 gap-3">
        <SearchField label={t('search')} value={q} onValueChange={setQ} />
        {list.error && cvs.length === 0 ? (
          <ErrorState
            title={t('failed')}
            text={messageOf(list.error)}
            retrying={list.isFetching}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <Loading waiting={list.isPending} label={t('loading')} skeleton={<Skeleton shape="block" />}>
            {cvs.length === 0 ? (
              q === '' ? (
                <EmptyState icon={FileUser} title={t('emptyTitle')} text={t('emptyText')} />
              ) : (
                <p className="py-6 text-center text-text-secondary">{t('noMatch')}</p>
              )
            ) : (
              <ul className="border-border border-t">
                {cvs.map((cv) => (
                  <li key={cv.id} className="flex items-center gap-3 border-border border-b py-2">
                    <span className="w-8 shrink-0">
                      <Thumbnail cv={cv} sizes="2rem" fallback={null} />
                    </span>
                    <bdi className="min-w-0 flex-1 break-words">{cv.name}</bdi>
                    {cv.locked ? (
                      <span className="inline-flex items-center gap-1 text-text-secondary text-xs">
                        <Icon of={Lock} className="size-3.5" />
                        {t('locked')}
                      </span>
                    ) : (
                      <Button
                        busy={busy === cv.id}
                        disabled={busy !== undefined && busy !== cv.id}
                        aria-label={t('addTo', { name: cv.name })}
                        onClick={() => void add(cv)}
                      >
                        {t('add')}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            )}
            {list.hasNextPage && (
              <Button
                tone="quiet"
                className="mt-2"
                busy={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {t('more')}
              </Button>
            )}
          </Loading>
        )}
      </div>
    </Dialog>
  );
}
