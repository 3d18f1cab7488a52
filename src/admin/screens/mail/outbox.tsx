import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { MailRecord } from '#mail/contract.ts';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Icon } from '#ui/icon.tsx';
import { useAdminApi } from '../admin-api.tsx';

const STATE_COLORS: Record<MailRecord['state'], string> = {
  queued: 'text-text-secondary',
  sent: 'text-success',
  kept: 'text-text-secondary',
  failed: 'text-error',
};

/** List of mails with their state; the subject expands the content. */
export function Outbox({ items }: { items: MailRecord[] }) {
  const t = useTranslations('admin-mail');
  return (
    <ul aria-label={t('listLabel')} className="mt-6 border-border border-t">
      {items.map((mail) => (
        <OutboxRow key={mail.id} mail={mail} />
      ))}
    </ul>
  );
}

function OutboxRow({ mail }: { mail: MailRecord }) {
  const t = useTranslations('admin-mail');
  const format = useFormatter();
  const [open, setOpen] = useState(false);
  const text = useId();
  return (
    <li className="border-border border-b py-3">
      <div className="grid gap-x-6 sm:grid-cols-[1fr_auto]">
        <div className="min-w-0">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open ? text : undefined}
            onClick={() => setOpen(!open)}
            className="flex max-w-full items-start gap-1 rounded-[4px] text-start font-medium hover:text-link pointer-coarse:min-h-11 pointer-coarse:items-center"
          >
            <Icon
              of={ChevronRight}
              className={`mt-0.5 transition-[rotate] pointer-coarse:mt-0 ${open ? 'rotate-90' : 'rtl:rotate-180'}`}
            />
            <span dir="auto" className="min-w-0 break-words">
              {mail.subject}
            </span>
          </button>
          <p className="ms-5 break-words text-text-secondary">{mail.recipient}</p>
          {mail.lastError && <p className="ms-5 break-words text-error text-xs">{mail.lastError}</p>}
        </div>
        <p className="ms-5 tabular-nums sm:ms-0 sm:text-end">
          <span className={STATE_COLORS[mail.state]}>{t(`states.${mail.state}`)}</span>
          <br />
          <time dateTime={mail.createdAt} className="text-text-secondary">
            {format.dateTime(new Date(mail.createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
        </p>
      </div>
      {open && (
        <div id={text} className="ms-5 mt-3">
          <MailPlainText id={mail.id} />
        </div>
      )}
    </li>
  );
}

/** Content of a mail as plain text, so that neither scripts nor the recipient's links can be used. */
function MailPlainText({ id }: { id: string }) {
  const t = useTranslations('admin-mail');
  const api = useAdminApi();
  const mail = useQuery(api.mail.read.queryOptions({ input: { id } }));
  if (mail.isError) {
    return <LoadError title={t('unreadable')} query={mail} />;
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
