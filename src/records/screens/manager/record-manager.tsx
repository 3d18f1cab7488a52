import { type ComponentType, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { ManagedRecords } from './managed-records.tsx';
import { CreateLink, ManagerActions } from './manager-actions.tsx';
import type { Listed, Shelf } from './shelf.ts';
import { useImport } from './use-import.ts';

export type ImportDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the ids of the imported records. */
  onMade: (ids: string[]) => void;
};

type Props<Item extends Listed> = {
  shelf: Shelf<Item>;
  /** Lazy component, loaded when import is first opened. */
  importDialog: ComponentType<ImportDialogProps>;
};

/** Manager screen of one kind of record, with its list, creation and import. */
export function RecordManager<Item extends Listed>({ shelf, importDialog: ImportDialog }: Props<Item>) {
  const t = useTranslations('records.manager');
  const importing = useImport(shelf);
  return (
    <>
      <ManagedRecords
        shelf={shelf}
        actions={<ManagerActions shelf={shelf} onImport={importing.start} />}
        begin={
          <div className="flex flex-wrap justify-center gap-2">
            <CreateLink shelf={shelf} />
            <Button onClick={importing.start}>{t('import')}</Button>
          </div>
        }
      />
      {importing.asked && (
        <Suspense>
          <ImportDialog open={importing.open} onOpenChange={importing.setOpen} onMade={importing.onMade} />
        </Suspense>
      )}
    </>
  );
}
