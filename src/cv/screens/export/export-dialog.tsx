import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { CV_EXPORT_GROUPS } from '../../model/export-formats.ts';
import { cvApi } from '../cv-api.ts';
import { type ExportForm, useExportForm } from './use-export-form.ts';

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

/** Checkboxes for all export formats, grouped by purpose, each with a hint. */
function FormatGroups({ id, form }: { id: string; form: ExportForm }) {
  const t = useTranslations('cv-export');
  return Object.entries(CV_EXPORT_GROUPS).map(([group, formats]) => (
    <fieldset key={group} className="min-w-0">
      <legend className="mb-2 font-medium text-text-secondary text-xs">
        {t(`groups.${group as keyof typeof CV_EXPORT_GROUPS}`)}
      </legend>
      <div className="grid gap-2.5">
        {formats.map((format) => (
          <div key={format}>
            <Checkbox
              label={t(`formats.${format}.name`)}
              hint={t(`formats.${format}.use`)}
              checked={form.values.formats.includes(format)}
              onCheckedChange={(chosen) => form.toggleFormat(format, chosen)}
            />
            {format === 'png' && form.values.formats.includes('png') && (
              <div className="ms-6 mt-2">
                <PageSelect id={id} form={form} />
              </div>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  ));
}

/** Select for the page to export as an image. It is not shown if there is only one page. */
function PageSelect({ id, form }: { id: string; form: ExportForm }) {
  const t = useTranslations('cv-export.page');
  const pages = useQuery({
    queryKey: [...cvApi.preview.key(), id, 'count'],
    queryFn: async ({ signal }) => (await cvApi.preview.call({ id }, { signal })).pages.length,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  const total = pages.data ?? 1;
  const note = form.faults.page ?? (pages.isError ? t('uncounted') : undefined);
  return (
    <Loading waiting={pages.isPending} label={t('counting')} skeleton={<Skeleton shape="title" />}>
      {total > 1 ? (
        <Select
          label={t('label')}
          className="max-w-56"
          error={form.faults.page}
          options={Array.from({ length: total }, (_, at) => ({
            value: String(at + 1),
            label: t('option', { at: at + 1, total }),
          }))}
          value={form.values.page}
          onValueChange={(page) => form.set('page', page)}
        />
      ) : (
        note && <p className="text-text-secondary text-xs">{note}</p>
      )}
    </Loading>
  );
}
