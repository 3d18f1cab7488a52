import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { DocumentLoadError } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { SaveState } from '#ui/feedback/save-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { Cv } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import type { CvDialogProps } from '../lazy-dialog.tsx';
import { SharingForm } from './sharing-form.tsx';
import { useSharingForm } from './use-sharing-form.ts';

/** Dialog for the visibility of a CV and the permissions of its readers. Each choice is saved immediately. */
export const SharingDialog = (props: CvDialogProps) => (
  <MessagesProvider domains={['cv-sharing']}>
    <Sharing {...props} />
  </MessagesProvider>
);

function Sharing(props: CvDialogProps) {
  const { id } = props;
  const t = useTranslations('records.editor');
  const query = useQuery({
    ...cvApi.read.queryOptions({ input: { id } }),
    networkMode: 'always',
    refetchOnMount: 'always',
  });
  // A cached CV may be outdated by a change elsewhere, so its settings are shown only after a refetch.
  if (query.data && (query.isFetchedAfterMount || query.isError)) return <LoadedSharing {...props} cv={query.data} />;
  return (
    <SharingFrame {...props}>
      <Loading waiting={query.isFetching} label={t('loading')} skeleton={<SharingSkeleton />}>
        <DocumentLoadError query={query} />
      </Loading>
    </SharingFrame>
  );
}

function LoadedSharing({ cv, ...props }: CvDialogProps & { cv: Cv }) {
  const form = useSharingForm(cv);
  return (
    <SharingFrame
      {...props}
      state={
        <span className="me-auto self-center">
          <SaveState state={form.state} onRetry={form.retry} />
        </span>
      }
    >
      <SharingForm id={cv.id} slug={cv.slug} form={form} saveChanges={props.saveChanges} />
    </SharingFrame>
  );
}

type SharingFrameProps = CvDialogProps & { state?: ReactNode; children: ReactNode };

function SharingFrame({ name, open, onClose, state, children }: SharingFrameProps) {
  const t = useTranslations('cv-sharing');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('title', { name })}
      size="medium"
      actions={
        <>
          {state}
          <Button tone="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

const SharingSkeleton = () => (
  <div className="grid gap-4">
    <Skeleton shape="block" className="h-44" />
    <Skeleton shape="title" />
    <Skeleton shape="short" />
    <Skeleton shape="block" className="h-44" />
  </div>
);
