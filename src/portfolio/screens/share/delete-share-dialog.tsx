import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogClose } from '#ui/dialog-close.tsx';

type Props = {
  open: boolean;
  busy: boolean;
  name: string;
  opener: HTMLElement;
  onAnswer: (yes: boolean) => void;
};

/** Asks before a link is gone for good. */
export function DeleteShareDialog({ open, busy, name, opener, onAnswer }: Props) {
  const t = useTranslations('portfolio-share.ask');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onAnswer(false)}
      urgent
      opener={opener}
      title={t('title', { name })}
      description={t('text')}
      actions={
        <>
          <DialogClose>
            <Button>{t('keep')}</Button>
          </DialogClose>
          <Button tone="danger" busy={busy} onClick={() => onAnswer(true)}>
            {t('delete')}
          </Button>
        </>
      }
    />
  );
}
