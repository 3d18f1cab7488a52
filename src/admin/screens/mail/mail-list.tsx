import { MailSearch, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MailRecord } from '#mail/contract.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { PaginatedList } from '../frame/paginated-list.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { type MailListFilter, useMails } from './use-mail.ts';
import type { MailActions } from './use-mail-actions.ts';
import { useMailColumns } from './use-mail-columns.tsx';

type Props = {
  filter: MailListFilter;
  /** Id of the mail shown in the dialog. */
  openId: string | undefined;
  onOpen: (id: string | null) => void;
  mailActions: MailActions;
  empty: ReactNode;
};

/** Table of mails, newest first, loaded page by page. */
export function MailList({ filter, openId, onOpen, mailActions, empty }: Props) {
  const t = useTranslations('admin-mail');
  const [opener, setOpener] = useState<HTMLElement>();
  const open = (mail: MailRecord, from?: HTMLElement) => {
    setOpener(from);
    onOpen(mail.id);
  };
  const columns = useMailColumns(open);
  const mails = useMails(filter, mailActions.pollUntil);
  return (
    <>
      <PaginatedList pages={mails} failed={t('failed')} loading={t('loading')}>
        {(rows, more) => (
          <DataTable
            caption={t('listLabel')}
            columns={columns}
            rows={rows}
            idOf={({ id }) => id}
            nameOf={({ subject }) => subject}
            actionsOf={(mail) => [
              { label: t('viewEmail'), icon: MailSearch, onSelect: () => open(mail) },
              ...(mail.canBeRetried
                ? [{ label: t('retry'), icon: RotateCw, onSelect: () => mailActions.retry.mutate({ id: mail.id }) }]
                : []),
            ]}
            more={more}
            empty={empty}
          />
        )}
      </PaginatedList>
      {openId !== undefined && (
        <MailDialog key={openId} id={openId} opener={opener} mailActions={mailActions} onClose={() => onOpen(null)} />
      )}
    </>
  );
}
