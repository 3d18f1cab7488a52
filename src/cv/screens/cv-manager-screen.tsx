import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ManagedRecords, useSharing } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useNewRequest } from '#ui/use-new-request.ts';
import type { CvItem } from '../contract.ts';
import { useExportDialog } from './export/use-export-dialog.tsx';
import { DropZone } from './manager/drop-zone.tsx';
import { useCvCollection } from './manager/use-cv-collection.tsx';
import { useHasWork } from './new/use-has-work.ts';
import { useImportCv } from './new/use-import-cv.ts';
import { CREATION_MODES, useNewCvDialog } from './new/use-new-cv-dialog.ts';
import { useVariantDialogs } from './variants/use-variant-dialogs.tsx';

const NewCvDialog = lazy(async () => ({ default: (await import('./new/new-cv-dialog.tsx')).NewCvDialog }));
const DetailsDialog = lazy(async () => ({ default: (await import('./manager/details-dialog.tsx')).DetailsDialog }));

/** Screen that lists the member's CVs. */
export function CvManagerScreen() {
  const t = useTranslations('cv');
  const [details, setDetails] = useState<{ cv: CvItem; open: boolean }>();
  const exportDialog = useExportDialog();
  const sharing = useSharing();
  const variantDialogs = useVariantDialogs();
  const collection = useCvCollection({
    onDetails: (cv) => setDetails({ cv, open: true }),
    entries: (cv) => [
      sharing.entryFor({ kind: 'cv', id: cv.id, name: cv.name }),
      exportDialog.entryFor(cv),
      { kind: 'line' },
      ...variantDialogs.entriesFor(cv),
    ],
  });
  const newCvDialog = useNewCvDialog();
  const cvImport = useImportCv(collection);
  const { openDialog } = newCvDialog;
  const hasWork = useHasWork();
  useNewRequest((way) => openDialog(CREATION_MODES.find((mode) => mode === way) ?? 'blank'));
  return (
    <>
      <DropZone
        onFile={(file) => {
          openDialog('file');
          cvImport.start(file);
        }}
      >
        <ManagedRecords
          collection={collection}
          actions={
            <Button tone="primary" icon={Plus} onClick={() => openDialog(hasWork ? 'work' : 'blank')}>
              {t('manager.create')}
            </Button>
          }
          emptyActions={
            <div className="flex flex-wrap justify-center gap-2">
              {hasWork && (
                <Button tone="primary" onClick={() => openDialog('work')}>
                  {t('new.ways.work')}
                </Button>
              )}
              <Button {...(hasWork ? {} : { tone: 'primary' })} onClick={() => openDialog('blank')}>
                {t('new.ways.blank')}
              </Button>
              <Button onClick={() => openDialog('example')}>{t('new.ways.example')}</Button>
              <Button onClick={() => openDialog('file')}>{t('new.ways.file')}</Button>
            </div>
          }
        />
      </DropZone>
      {exportDialog.dialog}
      {variantDialogs.dialogs}
      <Suspense>
        {newCvDialog.wasOpened && <NewCvDialog dialog={newCvDialog} cvImport={cvImport} />}
        {details && (
          <DetailsDialog
            key={details.cv.id + details.cv.revision}
            cv={details.cv}
            open={details.open}
            onClose={() => setDetails({ ...details, open: false })}
          />
        )}
      </Suspense>
    </>
  );
}
