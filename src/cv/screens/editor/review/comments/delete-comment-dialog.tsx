import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogClose } from '#ui/dialog-close.tsx';

type Props = {
  open: boolean;
  busy: boolean;
  name: string;
  /** Where one goes on after the question. */
  opener: HTMLElement;
  onAnswer: (yes: boolean) => void;
};

/** Asks before a comment is gone for good. */
export function DeleteCommentDialog({ open, busy, name, opener, onAnswer }: Props) {
  const t = useTranslations('cv-comments.review.ask');
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
