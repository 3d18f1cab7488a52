import { type ComponentType, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { ManagedCollection, RecordListItem } from './managed-collection.ts';
import { ManagedRecords } from './managed-records.tsx';
import { CreateLink, ManagerActions } from './manager-actions.tsx';
import { useImportDialog } from './use-import-dialog.ts';

export type ImportDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the ids of the imported records. */
  onImported: (ids: string[]) => void;
};

type Props<Item extends RecordListItem> = {
  collection: ManagedCollection<Item>;
  /** Lazy component, loaded when import is first opened. */
  importDialog: ComponentType<ImportDialogProps>;
};

/** Manager screen of one kind of record, with its list, creation and import. */
export function RecordManager<Item extends RecordListItem>({ collection, importDialog: ImportDialog }: Props<Item>) {
  const t = useTranslations('records.manager');
  const importDialogState = useImportDialog(collection);
  return (
    <>
      <ManagedRecords
        collection={collection}
        actions={<ManagerActions collection={collection} onImport={importDialogState.start} />}
        emptyActions={
          <div className="flex flex-wrap justify-center gap-2">
            <CreateLink collection={collection} />
            <Button onClick={importDialogState.start}>{t('import')}</Button>
          </div>
        }
      />
      {importDialogState.hasOpened && (
        <Suspense>
          <ImportDialog
            open={importDialogState.open}
            onOpenChange={importDialogState.setOpen}
            onImported={importDialogState.onImported}
          />
        </Suspense>
      )}
    </>
  );
}
