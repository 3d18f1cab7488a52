import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';

type Props = {
  open: boolean;
  /** Titles of the records to delete. */
  titles: readonly string[];
  onAnswer: (yes: boolean) => void;
};

/** Asks for confirmation before records are deleted permanently. */
export function DeleteDialog({ open, titles, onAnswer }: Props) {
  const t = useTranslations('records.manager.deleteForever');
  const values = { count: titles.length, title: titles[0] ?? '' };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onAnswer(false)}
      urgent
      title={t('title', values)}
      description={t('text')}
      actions={
        <>
          <DialogClose>
            <Button>{t('keep')}</Button>
          </DialogClose>
          <Button tone="danger" onClick={() => onAnswer(true)}>
            {t('delete', values)}
          </Button>
        </>
      }
    />
  );
}
