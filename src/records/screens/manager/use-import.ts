import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/use-toast.ts';
import { fetchAnew } from './fetch-anew.ts';
import { shelfKey } from './keys.ts';
import type { Listed, Shelf } from './shelf.ts';
import { useChanges } from './use-changes.ts';

/** State of the import dialog. After an import it shows a toast that can undo it. */
export function useImport<Item extends Listed>(shelf: Shelf<Item>) {
  const t = useTranslations('records.manager');
  const queries = useQueryClient();
  const toast = useToast();
  const change = useChanges(shelf);
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return {
    asked,
    open,
    setOpen,
    start: () => {
      setAsked(true);
      setOpen(true);
    },
    onMade: (ids: string[]) => {
      toast({
        text: t('imported', { count: ids.length }),
        tone: 'success',
        undo: () => void change(ids, 'trash'),
      });
      void fetchAnew(queries, shelfKey(shelf.name));
    },
  };
}
