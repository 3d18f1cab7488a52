import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { useShareName } from '../share-name.ts';
import type { ShareDialogProps } from './share-dialog.ts';

/** Asks for confirmation before a link is permanently deleted. */
export function DeleteShareDialog({ share, shareActions, open, opener, onClose }: ShareDialogProps) {
  const t = useTranslations('portfolio-share.confirm');
  const name = useShareName()(share);
  const [busy, setBusy] = useState(false);
  const [next, setNext] = useState(opener);
  const remove = async () => {
    const focusTarget = nextFocusTarget(opener);
    setBusy(true);
    if ((await shareActions.remove(share)) && focusTarget) setNext(focusTarget);
    setBusy(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      urgent
      opener={next}
      title={t('title', { name })}
      description={t('text')}
      actions={
        <>
          <DialogClose>
            <Button>{t('keep')}</Button>
          </DialogClose>
          <Button tone="danger" busy={busy} onClick={() => void remove()}>
            {t('delete')}
          </Button>
        </>
      }
    />
  );
}

/**
 * Returns the last button of the next row, or of the previous one if there is none; without another row, the first
 * button of the page. It gets the focus after the deletion.
 */
function nextFocusTarget(button: HTMLElement) {
  const row = button.closest('li');
  const other = row?.nextElementSibling ?? row?.previousElementSibling;
  return (
    [...(other?.querySelectorAll<HTMLElement>('button') ?? [])].at(-1) ??
    document.querySelector<HTMLElement>('main button')
  );
}
