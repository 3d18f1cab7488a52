import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import type { Hostname } from '../contract.ts';

type Props = {
  domain: Hostname;
  opener: HTMLElement;
  onRelease: () => Promise<void>;
  onReleased: () => void;
  onLeave: () => void;
};

/** Asks for confirmation before a domain is removed. */
export function ReleaseDialog({ domain: { shownAs }, opener, onRelease, onReleased, onLeave }: Props) {
  const t = useTranslations('domains.confirm');
  const wordsOf = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const release = async () => {
    setBusy(true);
    try {
      await onRelease();
      onReleased();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !busy && onLeave()}
      urgent
      opener={opener}
      title={t('title', { domain: shownAs })}
      description={t('text')}
      actions={
        <>
          <DialogClose>
            <Button>{t('keep')}</Button>
          </DialogClose>
          <Button tone="danger" busy={busy} onClick={() => void release()}>
            {t('release')}
          </Button>
        </>
      }
    >
      {failure !== undefined && <FormMessage form={{ message: wordsOf(failure), failure }} />}
    </Dialog>
  );
}
