import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ManagedRecords } from '#records/components.tsx';
import { Button } from '#ui/button.tsx';
import type { CvItem } from '../contract.ts';
import { useExport } from './export/use-export.tsx';
import { DropPlace } from './manager/drop-place.tsx';
import { useCvShelf } from './manager/use-cv-shelf.tsx';
import { useBeginning } from './new/use-beginning.ts';
import { useImportCv } from './new/use-import-cv.ts';
import { useSharing } from './sharing/use-sharing.tsx';

const NewCvDialog = lazy(async () => ({ default: (await import('./new/new-cv-dialog.tsx')).NewCvDialog }));
const DetailsDialog = lazy(async () => ({ default: (await import('./manager/details-dialog.tsx')).DetailsDialog }));

/** Screen that lists the member's CVs. */
export function CvManagerScreen() {
  const t = useTranslations('cv');
  const [details, setDetails] = useState<{ cv: CvItem; open: boolean }>();
  const exporting = useExport();
  const sharing = useSharing();
  const shelf = useCvShelf({
    onDetails: (cv) => setDetails({ cv, open: true }),
    entries: (cv) => [sharing.entryFor(cv), exporting.entryFor(cv)],
  });
  const beginning = useBeginning();
  const importing = useImportCv(shelf);
  const { begin } = beginning;
  return (
    <>
      <DropPlace
        onFile={(file) => {
          begin('file');
          importing.start(file);
        }}
      >
        <ManagedRecords
          shelf={shelf}
          actions={
            <Button tone="primary" icon={Plus} onClick={() => begin('blank')}>
              {t('manager.create')}
            </Button>
          }
          begin={
            <div className="flex flex-wrap justify-center gap-2">
              <Button tone="primary" onClick={() => begin('blank')}>
                {t('new.ways.blank')}
              </Button>
              <Button onClick={() => begin('example')}>{t('new.ways.example')}</Button>
              <Button onClick={() => begin('file')}>{t('new.ways.file')}</Button>
            </div>
          }
        />
      </DropPlace>
      {exporting.dialog}
      {sharing.dialog}
      <Suspense>
        {beginning.asked && <NewCvDialog beginning={beginning} importing={importing} />}
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
