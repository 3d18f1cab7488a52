import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Invitation, InvitationState } from '#identity/contract.ts';
import { DataTable } from '#ui/data-table.tsx';
import { useAdminApi } from '../admin-api.tsx';
import { pageOptions } from '../frame/page-options.ts';
import { PaginatedList } from '../frame/paginated-list.tsx';
import { useInvitationActions } from './use-invitation-actions.ts';
import { useInvitationColumns } from './use-invitation-columns.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Props = { state: InvitationState | undefined; empty: ReactNode };

/** Table of invitations, newest first, loaded page by page. */
export function InvitationList({ state, empty }: Props) {
  const t = useTranslations('admin-invitations');
  const api = useAdminApi();
  const columns = useInvitationColumns();
  const { sendAgain, withdraw } = useInvitationActions();
  const [withdrawal, setWithdrawal] = useState<{ invitation: Invitation; open: boolean }>();
  const list = useRef<HTMLDivElement>(null);
  const invitations = useInfiniteQuery({
    ...api.invitations.list.infiniteOptions(pageOptions(state ? { state } : {})),
    networkMode: 'always',
  });
  const actionsOf = (invitation: Invitation) => [
    ...(invitation.state === 'used' ? [] : [{ label: t('again'), onSelect: () => void sendAgain(invitation) }]),
    ...(invitation.state === 'open'
      ? [{ label: t('withdraw'), danger: true, onSelect: () => setWithdrawal({ invitation, open: true }) }]
      : []),
  ];
  return (
    <div ref={list} tabIndex={-1} className="outline-hidden">
      <PaginatedList pages={invitations} failed={t('failed')} loading={t('loading')}>
        {(rows, more) => (
          <DataTable
            caption={t('caption')}
            columns={columns}
            rows={rows}
            idOf={({ id }) => id}
            nameOf={({ email }) => email}
            actionsOf={actionsOf}
            more={more}
            empty={empty}
          />
        )}
      </PaginatedList>
      {withdrawal && (
        <WithdrawDialog
          key={withdrawal.invitation.id}
          {...withdrawal}
          list={list}
          onWithdraw={withdraw}
          onClose={() => setWithdrawal({ ...withdrawal, open: false })}
        />
      )}
    </div>
  );
}
