import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { ImportDialogProps } from './import-dialog-props.ts';
import type { ImportPreview } from './import-preview.ts';
import { ImportSource } from './import-source.tsx';
import { PreviewList } from './preview-list.tsx';
import { useImportSteps } from './use-import-steps.ts';

type Props = ImportDialogProps & {
  title: string;
  /** Explains which files can be imported and from where. */
  text: string;
  /** Accepted file types, as in the HTML `accept` attribute. */
  accept: string;
  read: (file: File) => Promise<ImportPreview>;
};

const WORDS = ['imports'] as const;

/** Import dialog: previews a file's items and imports the chosen ones. */
export const ImportDialog = (props: Props) => (
  <MessagesProvider domains={WORDS}>
    <ImportSteps {...props} />
  </MessagesProvider>
);

function ImportSteps({ open, onOpenChange, onImported: onMade, title, text, accept, read }: Props) {
  const t = useTranslations('records.import');
  const describeFailure = useErrorText();
  const close = () => onOpenChange(false);
  const steps = useImportSteps({
    read,
    onImported: (ids) => {
      close();
      onMade(ids);
    },
  });
  const { preview, selected, setSelected, busy, failure, isEmpty } = steps;
  const message = failure ? describeFailure(failure) : isEmpty ? t('nothing') : undefined;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) steps.reset();
        onOpenChange(next);
      }}
      size="medium"
      keepsOpen
      title={title}
      description={preview ? t('found', { count: preview.items.length }) : text}
      actions={
        preview && (
          <>
            <Button onClick={steps.reset}>{t('another')}</Button>
            <Button
              tone="primary"
              busy={busy}
              {...(selected.size === 0 ? { disabledReason: t('noneTaken') } : {})}
              onClick={() => void steps.importSelected()}
            >
              {t('keep', { count: selected.size })}
            </Button>
          </>
        )
      }
    >
      <div role="alert" className="empty:hidden">
        {message && <p className="mb-4 rounded-control bg-error-tint px-3 py-2 text-error">{message}</p>}
      </div>
      {preview ? (
        <PreviewList items={preview.items} selected={selected} onSelect={setSelected} />
      ) : (
        <ImportSource accept={accept} busy={busy} onFile={(file) => void steps.loadPreview(file)} />
      )}
    </Dialog>
  );
}
