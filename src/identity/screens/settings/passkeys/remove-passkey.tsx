import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import type { MemberPasskey } from '../../../contract.ts';
import { identityApi } from '../../identity-api.ts';
import { useSecurity } from '../use-security.ts';

type Props = { passkey: MemberPasskey; onRemoved: () => void };

/** Removes a passkey after a confirmation that names it, because this can't be undone. */
export function RemovePasskey({ passkey: { id, name }, onRemoved }: Props) {
  const t = useTranslations('profile.passkeys');
  const tProfile = useTranslations('profile');
  const security = useSecurity();
  const [open, setOpen] = useState(false);
  const form = useForm({
    initial: {},
    submit: async () => {
      await identityApi.passkeys.remove.call({ id });
      await security.refetch();
      setOpen(false);
      onRemoved();
    },
  });
  return (
    <Dialog
      urgent
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton name={t('remove', { name })} icon={Trash2} />}
      title={t('removeTitle', { name })}
      description={t('removeText')}
      actions={
        <>
          <DialogClose>
            <Button>{tProfile('cancel')}</Button>
          </DialogClose>
          <Button tone="danger" busy={form.pending} onClick={() => void form.submit()}>
            {t('removeYes')}
          </Button>
        </>
      }
    >
      <FormMessage form={form} />
    </Dialog>
  );
}
