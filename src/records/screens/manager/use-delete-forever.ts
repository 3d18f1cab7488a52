import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useToast } from '#ui/use-toast.ts';
import { fetchAnew } from './fetch-anew.ts';
import { shelfKey } from './keys.ts';
import type { Listed, Shelf } from './shelf.ts';
import { useTellFailure } from './use-tell-failure.ts';

/** Deletes records permanently, one request at a time, so that a failure leaves earlier deletions counted correctly. */
export function useDeleteForever<Item extends Listed>({ name, calls }: Shelf<Item>) {
  const t = useTranslations('records.manager');
  const queries = useQueryClient();
  const toast = useToast();
  const tellFailure = useTellFailure();
  return async (ids: readonly string[]) => {
    let count = 0;
    try {
      for (const id of ids) {
        await calls.removeForever({ id });
        count += 1;
      }
      toast({ text: t('done.forever', { count }), tone: 'success' });
    } catch (error) {
      tellFailure(t('notChanged', { count: ids.length - count }), error);
    }
    await fetchAnew(queries, shelfKey(name));
  };
}
