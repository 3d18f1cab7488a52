import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFailureWords } from '#ui/use-failure-words.ts';
import { useToast } from '#ui/use-toast.ts';
import { useAdminApi } from '../admin-api.tsx';

/** Actions on jobs: retry failed ones and cancel waiting ones. */
export function useJobDeeds() {
  const t = useTranslations('admin-jobs');
  const api = useAdminApi();
  const queries = useQueryClient();
  const toast = useToast();
  const wordsOf = useFailureWords();
  const look = () => void queries.invalidateQueries({ queryKey: api.jobs.key() });
  const told = <Answer>(words: (answer: Answer) => string) => ({
    networkMode: 'always' as const,
    onError: (error: unknown) => toast({ text: t('notDone'), detail: wordsOf(error), tone: 'error' }),
    onSuccess: (answer: Answer) => toast({ text: words(answer) }),
    onSettled: look,
  });
  return {
    retry: useMutation(api.jobs.retry.mutationOptions(told(() => t('retried', { count: 1 })))),
    retryAll: useMutation(api.jobs.retryFailed.mutationOptions(told(({ count }) => t('retried', { count })))),
    cancel: useMutation(api.jobs.cancel.mutationOptions(told(() => t('cancelled')))),
  };
}

export type JobDeeds = ReturnType<typeof useJobDeeds>;
