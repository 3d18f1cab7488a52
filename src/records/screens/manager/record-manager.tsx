import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/feedback/use-toast.ts';
import { ImportButton, type ImportSource } from './import/import-button.tsx';
import type { ImportDialogProps } from './import/import-dialog-props.ts';
import type { ManagedCollection, RecordListItem } from './managed-collection.ts';
import { ManagedRecords } from './managed-records.tsx';
import { CreateLink, ManagerActions } from './manager-actions.tsx';
import { recordsKey } from './query-keys.ts';
import { refetchAll } from './refetch-all.ts';
import { useBulkAction } from './use-bulk-action.ts';

type Props<Item extends RecordListItem> = {
  collection: ManagedCollection<Item>;
  /** Lazy component of the only source of imports, or the sources to choose from. */
  imports: ComponentType<ImportDialogProps> | readonly ImportSource[];
};

/** Manager screen of one kind of record, with its list, creation and import. */
export function RecordManager<Item extends RecordListItem>({ collection, imports }: Props<Item>) {
  const dialogs = useImportDialogs(collection);
  const [sources, all] = isList(imports) ? [imports, imports.map(({ dialog }) => dialog)] : [[], [imports]];
  return (
    <>
      <ManagedRecords
        collection={collection}
        actions={
          <ManagerActions
            collection={collection}
            importButton={<ImportButton sources={sources} onStart={dialogs.start} isQuiet />}
          />
        }
        emptyActions={
          <div className="flex flex-wrap justify-center gap-2">
            <CreateLink collection={collection} />
            <ImportButton sources={sources} onStart={dialogs.start} />
          </div>
        }
      />
      {all.map(
        (Dialog, index) =>
          dialogs.opened.has(index) && (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sources of a kind of record never change
            <Suspense key={index}>
              <Dialog
                open={dialogs.current === index}
                onOpenChange={(open) => dialogs.setCurrent(open ? index : undefined)}
                onImported={dialogs.onImported}
              />
            </Suspense>
          ),
      )}
    </>
  );
}

const isList = (imports: Props<RecordListItem>['imports']): imports is readonly ImportSource[] =>
  Array.isArray(imports);

/** State of the import dialogs. After an import it shows a toast that can undo it. */
function useImportDialogs<Item extends RecordListItem>(collection: ManagedCollection<Item>) {
  const t = useTranslations('records.manager');
  const queries = useQueryClient();
  const toast = useToast();
  const applyAction = useBulkAction(collection);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const [current, setCurrent] = useState<number>();
  return {
    /** The dialogs that were opened, which are rendered. */
    opened,
    /** The dialog that is open. */
    current,
    setCurrent,
    start: (source: number) => {
      setOpened(new Set([...opened, source]));
      setCurrent(source);
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
