import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';

type Props = {
  open: boolean;
  busy: boolean;
  name: string;
  /** The element that receives the focus when the dialog closes. */
  opener: HTMLElement;
  onAnswer: (yes: boolean) => void;
};

/** Asks for confirmation before a comment is deleted permanently. */
export function DeleteCommentDialog({ open, busy, name, opener, onAnswer }: Props) {
  const t = useTranslations('cv-comments.review.confirm');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onAnswer(false)}
      urgent
      opener={opener}
      title={t('title')}
      description={t('text', { name })}
      actions={
        <>
          <DialogClose>
            <Button>{t('no')}</Button>
          </DialogClose>
          <Button tone="danger" busy={busy} onClick={() => onAnswer(true)}>
            {t('yes')}
          </Button>
        </>
      }
    />
  );
}
