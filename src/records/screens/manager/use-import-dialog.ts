import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/use-toast.ts';
import type { ManagedCollection, RecordListItem } from './managed-collection.ts';
import { recordsKey } from './query-keys.ts';
import { refetchAll } from './refetch-all.ts';
import { useBulkAction } from './use-bulk-action.ts';

/** State of the import dialog. After an import it shows a toast that can undo it. */
export function useImportDialog<Item extends RecordListItem>(collection: ManagedCollection<Item>) {
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
