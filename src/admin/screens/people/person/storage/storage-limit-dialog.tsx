import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { STORAGE_LIMIT } from '../../../../contract/storage-limit.ts';
import { parseWholeNumber } from '../../../../model/whole-number.ts';

const FORM = 'storage-limit';

type Props = {
  name: string;
  /** Current limit in megabytes. */
  limit: number;
  used: string;
  opener: HTMLElement | undefined;
  onSave: (megabytes: number) => Promise<void>;
  onClose: () => void;
};

/** Asks for a member's storage limit and saves it; a refusal is shown in the dialog. */
export function StorageLimitDialog({ name, limit, used, opener, onSave, onClose }: Props) {
  const t = useTranslations('admin-people.storageLimit');
  const form = useForm({
    initial: { megabytes: String(limit) },
    check: ({ megabytes }) => ({
      megabytes: parseWholeNumber(megabytes, STORAGE_LIMIT) === undefined ? t('outOfRange', STORAGE_LIMIT) : undefined,
    }),
    submit: async ({ megabytes }) => {
      await onSave(Number(megabytes));
      onClose();
    },
  });
  return (
    <Dialog
      open
      keepsOpen
      onOpenChange={(next) => !next && !form.pending && onClose()}
      opener={opener}
      title={t('title', { name })}
      description={t('text')}
      actions={
        <>
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={FORM} tone="primary" busy={form.pending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={FORM} className="grid gap-4">
        <TextField
          label={t('field')}
          hint={t('hint', { used })}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          {...form.field('megabytes')}
        />
        <FormMessage form={form} />
      </form>
    </Dialog>
  );
}
