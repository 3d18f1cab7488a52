import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import { useAdminApi } from '../admin-api.tsx';

const POLL_AFTER_RETRY_MS = 60_000;

/** Actions on undelivered mails. */
export function useMailActions() {
  const t = useTranslations('admin-mail');
  const api = useAdminApi();
  const queries = useQueryClient();
  const toast = useToast();
  const wordsOf = useErrorText();
  const refresh = () => void queries.invalidateQueries({ queryKey: api.mail.key() });
  const onError = (error: unknown) => {
    toast({ text: t('notRetried'), detail: wordsOf(error), tone: 'error' });
    refresh();
  };
  const retry = useMutation(
    api.mail.retry.mutationOptions({
      networkMode: 'always',
      onError,
      onSuccess: () => {
        toast({ text: t('retried') });
        refresh();
      },
    }),
  );
  const retryAll = useMutation(
    api.mail.retryFailed.mutationOptions({
      networkMode: 'always',
      onError,
      onSuccess: ({ count }) => {
        toast({ text: t('retriedAll', { count }) });
        refresh();
      },
    }),
  );
  /** Time until which lists are polled after retrying all mails, as they are queued gradually. */
  const pollUntil = retryAll.isSuccess ? retryAll.submittedAt + POLL_AFTER_RETRY_MS : 0;
  return { retry, retryAll, refresh, pollUntil };
}

export type MailActions = ReturnType<typeof useMailActions>;
