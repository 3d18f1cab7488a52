import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import type { Cv, CvVersion } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { useVersionActions } from './use-version-actions.ts';
import { VersionRow } from './version-row.tsx';

const PAGE_SIZE = 30;

type Props = {
  cv: Cv;
  onOpenVersion: (version: CvVersion, whole: boolean) => void;
  onCompare: (version: CvVersion) => void;
  onRestored: () => void;
};

/** Paginated list of a CV's versions, newest first. */
export function VersionList({ cv, onOpenVersion, onCompare, onRestored }: Props) {
  const t = useTranslations('cv-history.history');
  const tUi = useTranslations('ui');
  const actions = useVersionActions(cv);
  const [deletion, setDeletion] = useState<{ version: CvVersion; open: boolean }>();
  const list = useInfiniteQuery(
    cvApi.versions.infiniteOptions({
      input: (cursor: string | undefined) => ({
        id: cv.id,
        limit: PAGE_SIZE,
        ...(cursor === undefined ? {} : { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
  const versions = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const restore = async (version: CvVersion) => {
    if (await actions.restore(version)) onRestored();
  };
  if (list.isLoadingError) {
    return <LoadError title={t('failed')} query={list} />;
  }
  return (
    <Loading waiting={list.isPending} label={t('loading')} skeleton={<Skeleton />}>
      {versions.length === 0 ? (
        <p className="text-pretty pt-4 text-text-secondary">{t('empty')}</p>
      ) : (
        <ul aria-label={t('list')}>
          {versions.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              onOpen={onOpenVersion}
              onCompare={onCompare}
              onRename={actions.rename}
              onRestore={(chosen) => void restore(chosen)}
              onDelete={(chosen) => setDeletion({ version: chosen, open: true })}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button className="mt-3" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {tUi(list.isFetchNextPageError ? 'retry' : 'table.more')}
        </Button>
      )}
      {deletion && (
        <DeleteVersionDialog
          open={deletion.open}
          name={deletion.version.name}
          onAnswer={(yes) => {
            setDeletion({ ...deletion, open: false });
            if (yes) void actions.deleteVersion(deletion.version);
          }}
        />
      )}
    </Loading>
  );
}

type DeleteVersionDialogProps = { open: boolean; name: string | null; onAnswer: (yes: boolean) => void };

/** Asks for confirmation before a version is deleted permanently. */
function DeleteVersionDialog({ open, name, onAnswer }: DeleteVersionDialogProps) {
  const t = useTranslations('cv-history.history');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onAnswer(false)}
      urgent
      title={t('forgetTitle')}
      description={name === null ? t('forgetTextUnnamed') : t('forgetText', { name })}
      actions={
        <>
          <DialogClose>
            <Button>{t('stay')}</Button>
          </DialogClose>
          <Button tone="danger" onClick={() => onAnswer(true)}>
            {t('forget')}
          </Button>
        </>
      }
    />
  );
}
