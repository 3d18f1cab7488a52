import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { MailRecord } from '#mail/contract.ts';
import { fieldMessage, messageOf } from '#platform/api-client.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { operatorApi } from './operator-api.ts';

const LOOK_AGAIN = 2000;

/** Whether mail arrives: a test to send, and the outbox to see how it went. */
export function MailPanel() {
  const t = useTranslations('admin.mail');
  const heading = useId();
  const mails = useInfiniteQuery(
    operatorApi.mail.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: 10, ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor,
      refetchInterval: (query) => (hasQueued(query.state.data?.pages[0]?.items) ? LOOK_AGAIN : false),
    }),
  );
  const items = mails.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className="mt-12" aria-labelledby={heading}>
      <h2 id={heading} className="mb-4 font-semibold text-[20px] leading-[28px] tracking-tight">
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

function TestMailForm({ onSent }: { onSent: () => void }) {
  const t = useTranslations('admin.mail');
  const [to, setTo] = useState('');
  const send = useMutation(operatorApi.mail.sendTest.mutationOptions({ onSuccess: onSent }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate({ to });
  };
  const fieldError = fieldMessage(send.error, 'to');
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      <TextField
        className="min-w-0 flex-1 basis-64"
        label={t('testLabel')}
        hint={t('testHint')}
        error={fieldError}
        type="email"
        name="to"
        autoComplete="email"
        value={to}
        onChange={(event) => setTo(event.target.value)}
      />
      <Button type="submit" tone="primary" className="mt-6" aria-busy={send.isPending}>
        {send.isPending ? t('testSending') : t('testSend')}
      </Button>
      <p role="status" className="basis-full text-text-secondary empty:hidden">
        {send.isSuccess ? t('testQueued') : ''}
      </p>
      {send.isError && fieldError === undefined && (
        <p role="alert" className="basis-full text-error">
          {messageOf(send.error)}
        </p>
      )}
    </form>
  );
}

const STATE_COLORS: Record<MailRecord['state'], string> = {
  queued: 'text-text-secondary',
  sent: 'text-success',
  kept: 'text-text-secondary',
  failed: 'text-error',
};

function Outbox({ items }: { items: MailRecord[] }) {
  const t = useTranslations('admin.mail');
  const format = useFormatter();
  return (
    <ul aria-label={t('listLabel')} className="mt-6 border-border border-t">
      {items.map((mail) => (
        <li key={mail.id} className="grid gap-x-6 border-border border-b py-3 sm:grid-cols-[1fr_auto]">
          <div className="min-w-0">
            <p className="break-words font-medium">{mail.subject}</p>
            <p className="break-words text-text-secondary">{mail.recipient}</p>
            {mail.lastError && <p className="break-words text-error text-xs">{mail.lastError}</p>}
          </div>
          <p className="tabular-nums sm:text-end">
            <span className={STATE_COLORS[mail.state]}>{t(`states.${mail.state}`)}</span>
            <br />
            <time dateTime={mail.createdAt} className="text-text-secondary">
              {format.dateTime(new Date(mail.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
            </time>
          </p>
        </li>
      ))}
    </ul>
  );
}
