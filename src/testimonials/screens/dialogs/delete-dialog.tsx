import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';

type Props = {
  name: string;
  open: boolean;
  opener: HTMLElement | undefined;
  onClose: () => void;
  onConfirm: () => Promise<unknown>;
};

/** Asks for confirmation before a testimonial is deleted permanently. */
export function DeleteDialog({ name, open, opener, onClose, onConfirm }: Props) {
  const t = useTranslations('testimonials.confirm');
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onConfirm();
    onClose();
  };
  return (
    <Dialog
      urgent
      open={open}
      onOpenChange={(next) => !next && onClose()}
      opener={opener}
      title={t('title')}
      description={t('text', { name })}
      actions={
        <>
          <DialogClose>
            <Button>{t('no')}</Button>
          </DialogClose>
          <Button tone="danger" busy={busy} onClick={() => void confirm()}>
            {t('yes')}
          </Button>
        </>
      }
    />
  );
}
