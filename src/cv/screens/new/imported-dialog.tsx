import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ReportView } from './report-view.tsx';
import type { Imported, useImportCv } from './use-import-cv.ts';

type Props = {
  imported: Imported;
  open: boolean;
  close: () => void;
  importing: ReturnType<typeof useImportCv>;
};

const WORDS = ['cv-page'] as const;

/** Dialog after an import: a report on the file's content, and buttons that open the CV or undo the import. */
export function ImportedDialog({ imported, open, close, importing }: Props) {
  const t = useTranslations('cv.import');
  const navigate = useNavigate();
  const { id, name, report } = imported;
  const leave = () => {
    close();
    importing.forget();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && leave()}
      title={t('done', { name })}
      description={t('read', { count: report.imported, format: t(`formats.${report.format}`) })}
      size="medium"
      steady
      actions={
        <>
          <Button
            onClick={() => {
              leave();
              importing.undo(imported);
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
      <WordsProvider domains={WORDS}>
        <ReportView id={id} report={report} />
      </WordsProvider>
    </Dialog>
  );
}
