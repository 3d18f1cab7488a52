import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/i18n/messages-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { FormatGroups } from './format-groups.tsx';
import { useExportForm } from './use-export-form.ts';

type Props = { id: string; name: string; open: boolean; onClose: () => void };

/** Dialog that downloads a CV in one or more formats. No format is preselected or remembered. */
export const ExportDialog = (props: Props) => (
  <MessagesProvider domains={['cv-export']}>
    <Export {...props} />
  </MessagesProvider>
);

function Export({ id, name, open, onClose }: Props) {
  const t = useTranslations('cv-export');
  const formId = useId();
  const form = useExportForm(id);
  const { formats } = form.values;
  const failed = form.failure !== undefined;
  const verb = formats.length > 1 ? t('downloadMany', { count: formats.length }) : t('download');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        form.cancel();
        onClose();
      }}
      title={t('title', { name })}
      size="medium"
      actions={
        <>
          <p
            role="status"
            className="min-h-5 min-w-0 basis-full self-center break-words text-text-secondary sm:flex-1 sm:basis-0"
          >
            {form.pending
              ? t('making', { count: formats.length })
              : form.savedFile && t('done', { file: form.savedFile })}
          </p>
          <Button
            type="submit"
            form={formId}
            tone="primary"
            busy={form.pending}
            disabledReason={formats.length === 0 ? t('choose') : undefined}
          >
            {failed ? t('retry') : verb}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="grid gap-5">
        <FormatGroups id={id} form={form} />
        <FormMessage form={form} />
      </form>
    </Dialog>
  );
}
