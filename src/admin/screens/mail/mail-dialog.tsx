import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { MailRecord, ReadableMail } from '#mail/contract.ts';
import { Button } from '#ui/actions/button.tsx';
import { Email } from '#ui/email.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { MailState } from './mail-state.tsx';
import { useMail } from './use-mail.ts';
import type { MailActions } from './use-mail-actions.ts';
import { useMailKinds } from './use-mail-kinds.ts';

type Props = { id: string; opener: HTMLElement | undefined; mailActions: MailActions; onClose: () => void };

/** Dialog with a mail's delivery status and content. */
export function MailDialog({ id, opener, mailActions, onClose }: Props) {
  const t = useTranslations('admin-mail');
  const mail = useMail(id);
  const { data } = mail;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="large"
      opener={opener}
      title={data?.subject ?? t('heading')}
      description={t('recorded')}
      actions={
        data?.canBeRetried && (
          <Button
            tone="primary"
            icon={RotateCw}
            busy={mailActions.retry.isPending}
            onClick={() => mailActions.retry.mutate({ id })}
          >
            {t('retry')}
          </Button>
        )
      }
    >
      {mail.isLoadingError ? (
        <LoadError title={t('unreadable')} query={mail} />
      ) : (
        <Loading waiting={mail.isPending} label={t('fetching')} skeleton={<Skeleton shape="block" className="h-96" />}>
          {data && (
            <div className="grid grid-cols-1 gap-4">
              <MailDetails mail={data} />
              <MailContent mail={data} />
            </div>
          )}
        </Loading>
      )}
    </Dialog>
  );
}

/** Recipient, status and delivery attempts of a mail, with the mail server's response verbatim. */
function MailDetails({ mail }: { mail: MailRecord }) {
  const t = useTranslations('admin-mail');
  const format = useFormatter();
  const kindOf = useMailKinds();
  const moment = (iso: string) => format.dateTime(new Date(iso), { dateStyle: 'medium', timeStyle: 'medium' });
  const facts = [
    [t('recipient'), <Email key="to" address={mail.recipient} />],
    [t('kind'), kindOf(mail.template)],
    [t('state'), <MailState key="state" state={mail.state} />],
    [t('when'), moment(mail.createdAt)],
    ...(mail.sentAt ? [[t('sentAt'), moment(mail.sentAt)] as const] : []),
    [t('tries'), format.number(mail.attempts)],
  ] as const;
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-text-secondary">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {mail.lastError && (
        <section aria-label={t('error')} className="rounded-card bg-error-tint p-3">
          <h3 className="font-medium text-error text-xs">{t('error')}</h3>
          <p dir="auto" className="mt-1 whitespace-pre-wrap [overflow-wrap:anywhere]">
            {mail.lastError}
          </p>
        </section>
      )}
    </>
  );
}

/** Content of a mail: rendered in a sandboxed frame, or as plain text. */
function MailContent({ mail }: { mail: ReadableMail }) {
  const t = useTranslations('admin-mail');
  const [view, setView] = useState<'page' | 'text'>('page');
  const { id, text, isVeiled, isConfidential } = mail;
  if (isConfidential && isVeiled) return <p className="text-text-secondary">{t('confidential')}</p>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Segments
        label={t('view.label')}
        labelHidden
        choices={[
          { value: 'page', label: t('view.page') },
          { value: 'text', label: t('view.text') },
        ]}
        value={view}
        onValueChange={setView}
      />
      {isVeiled && <p className="text-text-secondary">{t('masked')}</p>}
      {view === 'page' ? (
        <iframe
          title={t('view.frame')}
          src={`/api/admin/mail/${id}/page`}
          sandbox=""
          className="h-[min(60dvh,32rem)] w-full rounded-card border border-border bg-surface"
        />
      ) : (
        <div
          dir="auto"
          className="whitespace-pre-wrap rounded-card border border-border bg-surface p-4 [overflow-wrap:anywhere]"
        >
          {text}
        </div>
      )}
    </div>
  );
}
