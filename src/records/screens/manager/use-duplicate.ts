import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/use-toast.ts';
import { type ManagedCollection, type RecordListItem, titleHref } from './managed-collection.ts';
import { recordsKey } from './query-keys.ts';
import { refetchAll } from './refetch-all.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** Duplicates a record and offers a link to the copy. */
export function useDuplicate<Item extends RecordListItem>(collection: ManagedCollection<Item>) {
  const t = useTranslations('records.manager');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { name, calls } = collection;
  return async ({ id, title }: Item) => {
    try {
      const copy = await calls.duplicate({ id });
      toast({
        text: t('duplicated', { title }),
        tone: 'success',
        action: {
          label: t(collection.hrefOf ? 'open' : 'edit'),
          onSelect: () => void navigate(titleHref(collection, copy)),
        },
      });
    } catch (error) {
      showFailure(t('notDuplicated'), error);
    }
    await refetchAll(queries, recordsKey(name));
  };
}
