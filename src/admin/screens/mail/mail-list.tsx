import { MailSearch, RotateCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MailRecord } from '#mail/contract.ts';
import { DataTable } from '#ui/data-table.tsx';
import { Paged } from '../frame/paged.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { type MailFilter, useMails } from './use-mail.ts';
import { useMailColumns } from './use-mail-columns.tsx';
import type { MailDeeds } from './use-mail-deeds.ts';

type Props = {
  filter: MailFilter;
  /** Id of the mail shown in the dialog. */
  openId: string | undefined;
  onOpen: (id: string | null) => void;
  deeds: MailDeeds;
  empty: ReactNode;
};

/** Table of mails, newest first, loaded page by page. */
export function MailList({ filter, openId, onOpen, deeds, empty }: Props) {
  const t = useTranslations('admin-mail');
  const [opener, setOpener] = useState<HTMLElement>();
  const open = (mail: MailRecord, from?: HTMLElement) => {
    setOpener(from);
    onOpen(mail.id);
  };
  const columns = useMailColumns(open);
  const mails = useMails(filter, deeds.until);
  return (
    <>
      <Paged pages={mails} failed={t('failed')} loading={t('loading')}>
        {(rows, more) => (
          <DataTable
            caption={t('listLabel')}
            columns={columns}
            rows={rows}
            idOf={({ id }) => id}
            nameOf={({ subject }) => subject}
            actionsOf={(mail) => [
              { label: t('look'), icon: MailSearch, onSelect: () => open(mail) },
              ...(mail.canBeRetried
                ? [{ label: t('retry'), icon: RotateCw, onSelect: () => deeds.retry.mutate({ id: mail.id }) }]
                : []),
            ]}
            more={more}
            empty={empty}
          />
        )}
      </Paged>
      {openId !== undefined && (
        <MailDialog key={openId} id={openId} opener={opener} deeds={deeds} onClose={() => onOpen(null)} />
      )}
    </>
  );
}
