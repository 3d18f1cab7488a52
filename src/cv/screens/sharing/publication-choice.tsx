import { useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { DocumentLoadError } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import type { CvPublication, PublicationMode } from '../../contract.ts';
import { PUBLICATION_MODES } from '../../model/publication-modes.ts';
import { RadioList } from './radio-list.tsx';
import { usePublication } from './use-publication.ts';

type Props = { id: string; saveChanges?: (() => Promise<boolean>) | undefined };

/** Choice between the published and the latest version for visitors, with a button that publishes changes. */
export const PublicationChoice = (props: Props) => (
  <MessagesProvider domains={['cv-sharing']}>
    <Choice {...props} />
  </MessagesProvider>
);

function Choice({ id, saveChanges }: Props) {
  const t = useTranslations('cv-sharing.publication');
  const { publication, query, busy, setMode, publish } = usePublication(id, saveChanges);
  if (publication) return <LoadedChoice {...{ publication, busy, setMode, publish }} />;
  return (
    <Loading waiting={query.isFetching} label={t('loading')} skeleton={<Skeleton shape="block" className="h-28" />}>
      <DocumentLoadError query={query} />
    </Loading>
  );
}

type LoadedChoiceProps = {
  publication: CvPublication;
  busy: boolean;
  setMode: (mode: PublicationMode) => Promise<void>;
  publish: () => Promise<void>;
};

function LoadedChoice({ publication, busy, setMode, publish }: LoadedChoiceProps) {
  const t = useTranslations('cv-sharing.publication');
  const format = useFormatter();
  const list = useRef<HTMLDivElement>(null);
  const [asks, setAsks] = useState(false);
  const { mode, publishedAt, hasChanges, isShared } = publication;
  const choose = (next: PublicationMode) => {
    // It shows the changes to everybody at once, and an arrow key is enough to choose it.
    if (next === 'latest' && isShared && hasChanges) setAsks(true);
    else void setMode(next);
  };
  const focusChosen = () => list.current?.querySelector<HTMLElement>('input:checked')?.focus();
  return (
    <div ref={list} className="grid gap-2">
      <RadioList
        label={t('label')}
        choices={PUBLICATION_MODES.map((value) => ({
          value,
          label: t(`modes.${value}.name`),
          text: t(`modes.${value}.text`),
          disabled: busy && value !== mode,
        }))}
        value={mode}
        onValueChange={choose}
      />
      {isShared && publishedAt !== null && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="text-text-secondary">
            {t(hasChanges ? 'older' : 'upToDate', {
              date: format.dateTime(new Date(publishedAt), { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </p>
          {hasChanges && (
            // The button disappears once there is nothing left to publish.
            <Button busy={busy} onClick={() => void publish().then(focusChosen)}>
              {t('publish')}
            </Button>
          )}
        </div>
      )}
      <Dialog
        open={asks}
        onOpenChange={(open) => !open && setAsks(false)}
        urgent
        title={t('confirm.title')}
        description={t('confirm.text')}
        actions={
          <>
            <DialogClose>
              <Button>{t('confirm.no')}</Button>
            </DialogClose>
            <Button
              tone="primary"
              onClick={() => {
                setAsks(false);
                void setMode('latest');
              }}
            >
              {t('confirm.yes')}
            </Button>
          </>
        }
      />
    </div>
  );
}
