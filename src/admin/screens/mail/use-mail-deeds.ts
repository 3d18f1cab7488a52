import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useFailureWords } from '#ui/use-failure-words.ts';
import { useToast } from '#ui/use-toast.ts';
import { useAdminApi } from '../admin-api.tsx';

const A_MINUTE = 60_000;

/** Actions on undelivered mails. */
export function useMailDeeds() {
  const t = useTranslations('admin-mail');
  const api = useAdminApi();
  const queries = useQueryClient();
  const toast = useToast();
  const wordsOf = useFailureWords();
  const look = () => void queries.invalidateQueries({ queryKey: api.mail.key() });
  const onError = (error: unknown) => {
    toast({ text: t('notRetried'), detail: wordsOf(error), tone: 'error' });
    look();
  };
  const retry = useMutation(
    api.mail.retry.mutationOptions({
      networkMode: 'always',
      onError,
      onSuccess: () => {
        toast({ text: t('retried') });
        look();
      },
    }),
  );
  const retryAll = useMutation(
    api.mail.retryFailed.mutationOptions({
      networkMode: 'always',
      onError,
      onSuccess: ({ count }) => {
        toast({ text: t('retriedAll', { count }) });
        look();
      },
    }),
  );
  /** Time until which lists are polled after retrying all mails, as they are queued gradually. */
  const until = retryAll.isSuccess ? retryAll.submittedAt + A_MINUTE : 0;
  return { retry, retryAll, look, until };
}

export type MailDeeds = ReturnType<typeof useMailDeeds>;
