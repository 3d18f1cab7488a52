import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogClose } from '#ui/dialog-close.tsx';

type Props = { kind: string; onCancel: () => void; onLeave: () => void };

/** Asks for confirmation before a waiting job is cancelled. */
export function CancelJobDialog({ kind, onCancel, onLeave }: Props) {
  const t = useTranslations('admin-jobs.ask');
  const cancel = () => {
    onCancel();
    onLeave();
  };
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onLeave()}
      urgent
      title={t('title')}
      description={t('text', { kind })}
      actions={
        <>
          <DialogClose>
            <Button>{t('keep')}</Button>
          </DialogClose>
          <Button tone="danger" onClick={cancel}>
            {t('cancel')}
          </Button>
        </>
      }
    />
  );
}
