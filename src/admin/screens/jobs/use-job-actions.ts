import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import { useAdminApi } from '../admin-api.tsx';

/** Actions on jobs: retry failed ones and cancel waiting ones. */
export function useJobActions() {
  const t = useTranslations('admin-jobs');
  const api = useAdminApi();
  const queries = useQueryClient();
  const toast = useToast();
  const wordsOf = useErrorText();
  const refresh = () => void queries.invalidateQueries({ queryKey: api.jobs.key() });
  const withToast = <Result>(message: (result: Result) => string) => ({
    networkMode: 'always' as const,
    onError: (error: unknown) => toast({ text: t('notDone'), detail: wordsOf(error), tone: 'error' }),
    onSuccess: (result: Result) => toast({ text: message(result) }),
    onSettled: refresh,
  });
  return {
    retry: useMutation(api.jobs.retry.mutationOptions(withToast(() => t('retried', { count: 1 })))),
    retryAll: useMutation(api.jobs.retryFailed.mutationOptions(withToast(({ count }) => t('retried', { count })))),
    cancel: useMutation(api.jobs.cancel.mutationOptions(withToast(() => t('cancelled')))),
  };
}

export type JobActions = ReturnType<typeof useJobActions>;
