import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';

/** Asks before a review with changes is left. `isNeeded` is asked at the moment of leaving. */
export function LeaveGuard({ isNeeded }: { isNeeded: () => boolean }) {
  const t = useTranslations('cv-import');
  const blocker = useBlocker(isNeeded);
  useEffect(() => {
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (isNeeded()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  });
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title={t('leaveTitle')}
      description={t('leaveText')}
      urgent
      actions={
        <>
          <DialogClose>
            <Button>{t('stay')}</Button>
          </DialogClose>
          <Button tone="danger" onClick={() => blocker.proceed?.()}>
            {t('leave')}
          </Button>
        </>
      }
    />
  );
}
