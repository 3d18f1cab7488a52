import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ImportReportView } from './import-report-view.tsx';
import type { ImportResult, useImportCv } from './use-import-cv.ts';

type Props = {
  result: ImportResult;
  open: boolean;
  close: () => void;
  cvImport: ReturnType<typeof useImportCv>;
};

const MESSAGE_DOMAINS = ['cv-page'] as const;

/** Dialog after an import: a report on the file's content, and buttons that open the CV or undo the import. */
export function ImportReportDialog({ result, open, close, cvImport }: Props) {
  const t = useTranslations('cv.import');
  const navigate = useNavigate();
  const { id, name, report, work } = result;
  const dismiss = () => {
    close();
    cvImport.discardResult();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && dismiss()}
      title={t('done', { name })}
      description={t('read', { count: report.imported, format: t(`formats.${report.format}`) })}
      size="medium"
      keepsOpen
      actions={
        <>
          <Button
            onClick={() => {
              dismiss();
              cvImport.undo(result);
            }}
          >
            {t('undo')}
          </Button>
          <Button tone="primary" onClick={() => void navigate(`/cv/${id}/edit`)}>
            {t('open')}
          </Button>
        </>
      }
    >
      {work && <p className="mb-4">{t('addedToWork', { count: work.added })}</p>}
      <MessagesProvider domains={MESSAGE_DOMAINS}>
        <ImportReportView id={id} report={report} />
      </MessagesProvider>
    </Dialog>
  );
}
