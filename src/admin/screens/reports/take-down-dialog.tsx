import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { REPORT_LIMITS } from '#reports/contract.ts';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { useAdminApi } from '../admin-api.tsx';

/** Takes down the page at a URL without a report. */
export function TakeDownDialog({ opener, onLeave }: { opener: HTMLElement | undefined; onLeave: () => void }) {
  const t = useTranslations('admin-reports.takeDown');
  const tConfirm = useTranslations('admin-reports.confirm');
  const api = useAdminApi();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useForm({
    initial: { address: '', reason: '' },
    check: ({ address, reason }) => ({
      ...(address.trim() === '' ? { address: t('addressNeeded') } : {}),
      ...(reason.trim() === '' ? { reason: tConfirm('needed') } : {}),
    }),
    submit: async ({ address, reason }) => {
      await api.reports.takeDown.call({ address: address.trim(), reason: reason.trim() });
      await queries.invalidateQueries({ queryKey: api.reports.key() });
      toast({ text: tConfirm('done.takeDown'), tone: 'success' });
      onLeave();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !form.pending && onLeave()}
      keepsOpen
      opener={opener}
      size="medium"
      title={t('title')}
      description={t('text')}
      actions={
        <>
          <DialogClose>
            <Button>{tConfirm('cancel')}</Button>
          </DialogClose>
          <Button tone="danger" busy={form.pending} onClick={() => void form.submit()}>
            {tConfirm('do.takeDown')}
          </Button>
        </>
      }
    >
      <form {...form.props} className="grid gap-4">
        <TextField
          type="url"
          inputMode="url"
          dir="ltr"
          label={t('address')}
          hint={t('addressHint')}
          maxLength={REPORT_LIMITS.page}
          {...form.field('address')}
        />
        <TextArea
          label={tConfirm('reason')}
          hint={tConfirm('reasonHint')}
          maxLength={REPORT_LIMITS.reason}
          {...form.field('reason')}
        />
        <FormMessage form={form} />
      </form>
    </Dialog>
  );
}
