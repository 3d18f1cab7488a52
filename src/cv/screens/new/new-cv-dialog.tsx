import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/dialog.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ExampleForm } from './example-form.tsx';
import { FileImportPanel } from './file-import-panel.tsx';
import { ImportReportDialog } from './import-report-dialog.tsx';
import { NewCvFields } from './new-cv-fields.tsx';
import type { useImportCv } from './use-import-cv.ts';
import type { useNewCvDialog } from './use-new-cv-dialog.ts';
import { CREATION_MODES } from './use-new-cv-dialog.ts';
import { useNewCvForm } from './use-new-cv-form.ts';

type Props = { dialog: ReturnType<typeof useNewCvDialog>; cvImport: ReturnType<typeof useImportCv> };

/** Dialog that creates a CV: blank, from an example or from a file. After an import it shows the report. */
export function NewCvDialog({ dialog, cvImport }: Props) {
  const t = useTranslations('cv.new');
  const { mode, open, openDialog, close } = dialog;
  const { result } = cvImport;
  const form = useNewCvForm(mode, close);
  if (result) return <ImportReportDialog result={result} {...{ open, close, cvImport }} />;
  const panels = {
    blank: <NewCvFields form={form} text={t('blankText')} />,
    example: <ExampleForm form={form} />,
    file: <FileImportPanel cvImport={cvImport} />,
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        cvImport.onDialogClose();
        close();
      }}
      title={t('title')}
      size="medium"
      keepsOpen
    >
      <Tabs
        label={t('begin')}
        tabs={CREATION_MODES.map((value) => ({ value, label: t(`ways.${value}`), panel: panels[value] }))}
        value={mode}
        onValueChange={openDialog}
      />
    </Dialog>
  );
}
