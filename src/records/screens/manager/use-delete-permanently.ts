import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { ManagedCollection, RecordListItem } from './managed-collection.ts';
import { recordsKey } from './query-keys.ts';
import { refetchAll } from './refetch-all.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** Deletes records permanently, one request at a time, so that a failure leaves earlier deletions counted correctly. */
export function useDeletePermanently<Item extends RecordListItem>({ name, calls }: ManagedCollection<Item>) {
  const t = useTranslations('records.manager');
  const queries = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();
  return async (ids: readonly string[]) => {
    let count = 0;
    try {
      for (const id of ids) {
        await calls.removeForever({ id });
        count += 1;
      }
      toast({ text: t('done.forever', { count }), tone: 'success' });
    } catch (error) {
      showFailure(t('notChanged', { count: ids.length - count }), error);
    }
    await refetchAll(queries, recordsKey(name));
  };
}
