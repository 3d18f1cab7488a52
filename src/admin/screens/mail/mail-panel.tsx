import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { MailRecord } from '#mail/contract.ts';
import { messageOf } from '#platform/browser/api-client.ts';
import { Button } from '#ui/actions/button.tsx';
import { useAdminApi } from '../admin-api.tsx';
import { pageOptions } from '../frame/page-options.ts';
import { Outbox } from './outbox.tsx';
import { TestMailForm } from './test-mail-form.tsx';

const POLL_INTERVAL_MS = 2000;

/** Mail section of the setup screen: sends a test mail and shows the outbox. */
export function MailPanel() {
  const t = useTranslations('admin-mail');
  const api = useAdminApi();
  const heading = useId();
  const mails = useInfiniteQuery(
    api.mail.list.infiniteOptions({
      ...pageOptions({ limit: 10 }),
      refetchInterval: (query) => (hasQueued(query.state.data?.pages[0]?.items) ? POLL_INTERVAL_MS : false),
    }),
  );
  const items = mails.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="mt-12" aria-labelledby={heading}>
      <h2 id={heading} className="mb-4 font-medium text-title">
        {t('heading')}
      </h2>
      <TestMailForm onSent={() => void mails.refetch()} />
      {mails.isSuccess && items.length === 0 && <p className="mt-6 text-text-secondary">{t('empty')}</p>}
      {items.length > 0 && <Outbox items={items} />}
      {mails.hasNextPage && (
        <Button className="mt-4" aria-busy={mails.isFetchingNextPage} onClick={() => void mails.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {mails.isError && (
        <p role="alert" className="mt-6 text-error">
          {messageOf(mails.error)}
        </p>
      )}
    </section>
  );
}

const hasQueued = (items: MailRecord[] | undefined) => items?.some(({ state }) => state === 'queued') ?? false;
