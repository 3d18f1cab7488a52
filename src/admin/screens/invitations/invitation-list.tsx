import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Invitation, InvitationState } from '#identity/contract.ts';
import { isApiError, messageOf } from '#platform/pure/api-errors.ts';
import { useToast } from '#ui/feedback/use-toast.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { useAdminApi } from '../admin-api.tsx';
import { pageOptions } from '../frame/page-options.ts';
import { PaginatedList } from '../frame/paginated-list.tsx';
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

/** Actions on an invitation. Failures are shown as a toast, and the list is refetched. */
function useInvitationActions() {
  const t = useTranslations('admin-invitations');
  const api = useAdminApi();
  const queries = useQueryClient();
  const toast = useToast();

  const attempt = async (action: () => Promise<unknown>) => {
    try {
      await action();
      return true;
    } catch (error) {
      const fields = isApiError(error) ? (error.data?.fields ?? []) : [];
      const message = fields.map((field) => field.message).join(' ') || messageOf(error);
      toast({ text: t('notDone', { message }), tone: 'error' });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: api.invitations.key() });
    }
  };

  return {
    async sendAgain({ email, message, language }: Invitation) {
      const done = await attempt(() => api.invitations.send.call({ emails: [email], message, language }));
      if (done) toast({ text: t('sent', { count: 1 }), tone: 'success' });
    },
    withdraw: ({ id }: Invitation) => attempt(() => api.invitations.withdraw.call({ id })),
  };
}
