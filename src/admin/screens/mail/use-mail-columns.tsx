import { useFormatter, useTranslations } from 'use-intl';
import type { MailRecord } from '#mail/contract.ts';
import { Email } from '#ui/email.tsx';
import type { Column } from '#ui/lists/data-row.tsx';
import { MailState } from './mail-state.tsx';
import { useMailKinds } from './use-mail-kinds.ts';

export function useMailColumns(onOpen: (mail: MailRecord, opener: HTMLElement) => void): Column<MailRecord>[] {
  const t = useTranslations('admin-mail');
  const format = useFormatter();
  const kindOf = useMailKinds();
  return [
    {
      id: 'subject',
      header: t('subject'),
      main: true,
      cell: (mail) => (
        <>
          <button
            type="button"
            onClick={({ currentTarget }) => onOpen(mail, currentTarget)}
            className="max-w-full rounded-[4px] text-start hover:text-link hover:underline pointer-coarse:min-h-11"
          >
            <span dir="auto" className="break-words">
              {mail.subject}
            </span>
          </button>
          {kindOf(mail.template) !== mail.subject && (
            <span className="block font-normal text-text-secondary text-xs">{kindOf(mail.template)}</span>
          )}
        </>
      ),
    },
    {
      id: 'recipient',
      header: t('recipient'),
      cell: ({ recipient }) => <Email address={recipient} />,
    },
    {
      id: 'state',
      header: t('state'),
      cell: ({ state, lastError }) => (
        <>
          <MailState state={state} />
          {lastError && (
            <span dir="auto" className="mt-1 line-clamp-2 max-w-56 break-words text-error text-xs">
              {lastError}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'when',
      header: t('when'),
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap text-text-secondary">
          {format.dateTime(new Date(createdAt), { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      ),
    },
  ];
}
