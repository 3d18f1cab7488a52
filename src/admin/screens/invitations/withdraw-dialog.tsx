import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Invitation } from '#identity/contract.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';

type Props = {
  invitation: Invitation;
  open: boolean;
  /** Element that takes focus on closing, as the row may have disappeared. */
  list: RefObject<HTMLElement | null>;
  onWithdraw: (invitation: Invitation) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for confirmation before an invitation link is withdrawn. */
export function WithdrawDialog({ invitation, open, list, onWithdraw, onClose }: Props) {
  const t = useTranslations('admin-invitations.confirm');
  const [busy, setBusy] = useState(false);
  const [next, setNext] = useState<HTMLElement>();
  const withdraw = async () => {
    setBusy(true);
    if (await onWithdraw(invitation)) setNext(list.current ?? undefined);
    setBusy(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(nextOpen) => !nextOpen && onClose()}
      urgent
      opener={next}
      title={t('title')}
      description={t('text', { email: invitation.email })}
      actions={
        <>
          <DialogClose>
            <Button>{t('keep')}</Button>
          </DialogClose>
          <Button tone="danger" busy={busy} onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
        </>
      }
    />
  );
}
