import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Invitation, InvitationState } from '#identity/contract.ts';
import { messageOf } from '#platform/api-client.ts';
import { DataTable } from '#ui/data-table.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useAdminApi } from '../admin-api.tsx';
import { useInvitationColumns } from './use-invitation-columns.tsx';
import { useInvitationDeeds } from './use-invitation-deeds.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type Props = { state: InvitationState | undefined; empty: ReactNode };

/** Invitations, newest first; further ones come when they are asked for. */
export function InvitationList({ state, empty }: Props) {
  const t = useTranslations('admin-invitations');
  const api = useAdminApi();
  const columns = useInvitationColumns();
  const { sendAgain, withdraw } = useInvitationDeeds();
  const [asked, setAsked] = useState<{ invitation: Invitation; open: boolean }>();
  const list = useRef<HTMLDivElement>(null);
  const invitations = useInfiniteQuery({
    ...api.invitations.list.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...(state ? { state } : {}), ...(cursor ? { cursor } : {}) }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.nextCursor,
    }),
    networkMode: 'always',
  });
  const rows = invitations.data?.pages.flatMap((page) => page.items) ?? [];
  const actionsOf = (invitation: Invitation) => [
    ...(invitation.state === 'used' ? [] : [{ label: t('again'), onSelect: () => void sendAgain(invitation) }]),
    ...(invitation.state === 'open'
      ? [{ label: t('withdraw'), danger: true, onSelect: () => setAsked({ invitation, open: true }) }]
      : []),
  ];
  if (invitations.isError && rows.length === 0) {
    return (
      <ErrorState
        title={t('failed')}
        text={messageOf(invitations.error)}
        onRetry={() => void invitations.refetch()}
        retrying={invitations.isFetching}
      />
    );
  }
  return (
    <div ref={list} tabIndex={-1} className="outline-hidden">
      <Loading
        waiting={invitations.isPending}
        label={t('loading')}
        skeleton={<Skeleton shape="block" className="h-84" />}
      >
        <DataTable
          caption={t('caption')}
          columns={columns}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ email }) => email}
          actionsOf={actionsOf}
          more={
            invitations.hasNextPage
              ? { onLoad: () => void invitations.fetchNextPage(), loading: invitations.isFetchingNextPage }
              : undefined
          }
          empty={empty}
        />
      </Loading>
      {asked && (
        <WithdrawDialog
          key={asked.invitation.id}
          {...asked}
          list={list}
          onWithdraw={withdraw}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      )}
    </div>
  );
}
