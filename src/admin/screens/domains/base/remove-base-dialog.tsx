import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';

type Props = {
  domain: string;
  opener: HTMLElement;
  onRemove: () => Promise<void>;
  onRemoved: () => void;
  onLeave: () => void;
};

/** Asks for confirmation before a base domain is removed, which takes members' sites below it offline. */
export function RemoveBaseDialog({ domain, opener, onRemove, onRemoved, onLeave }: Props) {
  const t = useTranslations('admin-domains.base');
  const form = useForm({
    initial: {},
    submit: async () => {
      await onRemove();
      onLeave();
      onRemoved();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !form.pending && onLeave()}
      urgent
      opener={opener}
      title={t('confirm.title', { domain })}
      description={t('confirm.text')}
      actions={
        <>
          <DialogClose>
            <Button>{t('confirm.keep')}</Button>
          </DialogClose>
          <Button tone="danger" busy={form.pending} onClick={() => void form.submit()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      {form.message && <FormMessage form={form} />}
    </Dialog>
  );
}
