import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DialogClose } from '#ui/dialog-close.tsx';

type Props = { open: boolean; name: string; onAnswer: (yes: boolean) => void };

/** Asks for confirmation before a version is deleted permanently. */
export function DeleteVersionDialog({ open, name, onAnswer }: Props) {
  const t = useTranslations('cv-history.history');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onAnswer(false)}
      urgent
      title={t('forgetTitle')}
      description={t('forgetText', { name })}
      actions={
        <>
          <DialogClose>
            <Button>{t('stay')}</Button>
          </DialogClose>
          <Button tone="danger" onClick={() => onAnswer(true)}>
            {t('forget')}
          </Button>
        </>
      }
    />
  );
}
