import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { messageOf } from '#platform/api-client.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAdminApi } from '../admin-api.tsx';

/** Content of a mail as plain text, so that neither scripts nor the recipient's links can be used. */
export function MailPlainText({ id }: { id: string }) {
  const t = useTranslations('admin-mail');
  const api = useAdminApi();
  const mail = useQuery(api.mail.read.queryOptions({ input: { id } }));
  if (mail.isError) {
    return (
      <ErrorState
        title={t('unreadable')}
        text={messageOf(mail.error)}
        onRetry={() => void mail.refetch()}
        retrying={mail.isFetching}
      />
    );
  }
  return (
    <Loading waiting={mail.isPending} label={t('fetching')} skeleton={<Skeleton shape="block" />}>
      <div
        dir="auto"
        className="max-w-prose whitespace-pre-wrap rounded-card border border-border bg-surface p-4 [overflow-wrap:anywhere]"
      >
        {mail.data?.text}
      </div>
    </Loading>
  );
}
