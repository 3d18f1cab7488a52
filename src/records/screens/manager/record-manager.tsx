import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { ManagedCollection, RecordListItem } from './managed-collection.ts';
import { ManagedRecords } from './managed-records.tsx';
import { CreateLink, ManagerActions } from './manager-actions.tsx';
import { recordsKey } from './query-keys.ts';
import { refetchAll } from './refetch-all.ts';
import { useBulkAction } from './use-bulk-action.ts';

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

/** State of the import dialog. After an import it shows a toast that can undo it. */
function useImportDialog<Item extends RecordListItem>(collection: ManagedCollection<Item>) {
  const t = useTranslations('records.manager');
  const queries = useQueryClient();
  const toast = useToast();
  const applyAction = useBulkAction(collection);
  const [hasOpened, setHasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return {
    hasOpened,
    open,
    setOpen,
    start: () => {
      setHasOpened(true);
      setOpen(true);
    },
    onImported: (ids: string[]) => {
      toast({
        text: t('imported', { count: ids.length }),
        tone: 'success',
        undo: () => void applyAction(ids, 'trash'),
      });
      void refetchAll(queries, recordsKey(collection.name));
    },
  };
}
