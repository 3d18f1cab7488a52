import { useFormatter, useTranslations } from 'use-intl';
import type { MailRecord } from '#mail/contract.ts';
import { Email } from '#ui/email.tsx';
import { MailState } from './mail-state.tsx';
import { useMailKinds } from './use-mail-kinds.ts';

/** Recipient, status and delivery attempts of a mail, with the mail server's response verbatim. */
export function MailDetails({ mail }: { mail: MailRecord }) {
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
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 tabular-nums">
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
