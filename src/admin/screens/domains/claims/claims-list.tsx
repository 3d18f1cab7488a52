import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ClaimRecord, canDecide, type HostnameState } from '#hostnames/contract.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { useAdminApi } from '../../admin-api.tsx';
import { pageOptions } from '../../frame/page-options.ts';
import { PaginatedList } from '../../frame/paginated-list.tsx';
import { ReasonDialog, type ReasonRequest } from './reason-dialog.tsx';
import { type ClaimAction, type ClaimActions, useClaimActions } from './use-claim-actions.ts';
import { useClaimColumns } from './use-claim-columns.tsx';
import { useClaimMenu } from './use-claim-menu.ts';

type ClaimFilter = { q?: string; state?: HostnameState };
type Props = { filter: ClaimFilter; onClear: () => void };

const idOf = ({ owner, host }: ClaimRecord) => `${owner.uid} ${host}`;

/** Table of domain claims, newest first, with actions on one or many of them. */
export function ClaimsList({ filter, onClear }: Props) {
  const t = useTranslations('admin-domains');
  const api = useAdminApi();
  const columns = useClaimColumns();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [reasonRequest, setReasonRequest] = useState<ReasonRequest>();
  const container = useRef<HTMLDivElement>(null);
  const claimActions = useClaimActions(() => {
    setSelected(new Set());
    // The pressed button may have disappeared along with its row.
    if (document.activeElement === document.body) container.current?.focus();
  });
  const menuOf = useClaimMenu(claimActions, setReasonRequest);
  const claims = useInfiniteQuery({
    ...api.domains.list.infiniteOptions(pageOptions(filter)),
    networkMode: 'always',
    placeholderData: keepPreviousData,
  });
  const isNarrow = Object.keys(filter).length > 0;
  return (
    <>
      <div ref={container} tabIndex={-1} className="outline-hidden">
        <PaginatedList pages={claims} failed={t('failed')} loading={t('loading')}>
          {(rows, more) => {
            const chosen = rows.filter((claim) => selected.has(idOf(claim)));
            return (
              <DataTable
                caption={t('caption')}
                columns={columns}
                rows={rows}
                idOf={idOf}
                nameOf={({ shownAs }) => shownAs}
                selection={{
                  // Claims that are no longer listed are not selected.
                  selected: new Set(chosen.map(idOf)),
                  onChange: setSelected,
                  actions: <BulkActions claims={chosen} claimActions={claimActions} onAskReason={setReasonRequest} />,
                }}
                actionsOf={menuOf}
                more={more}
                empty={
                  isNarrow ? (
                    <EmptyState
                      icon={Globe}
                      title={t('nothing.title')}
                      text={t('nothing.text')}
                      action={<Button onClick={onClear}>{t('nothing.clear')}</Button>}
                    />
                  ) : (
                    <EmptyState icon={Globe} title={t('empty.title')} text={t('empty.text')} />
                  )
                }
              />
            );
          }}
        </PaginatedList>
      </div>
      {reasonRequest && (
        <ReasonDialog
          request={reasonRequest}
          claimActions={claimActions}
          opener={container.current ?? undefined}
          onLeave={() => setReasonRequest(undefined)}
        />
      )}
      <LiveText>{claimActions.announcement}</LiveText>
    </>
  );
}

const BULK_ACTIONS = ['approve', 'check', 'readmit', 'deny', 'revoke'] as const satisfies ClaimAction[];

type BulkActionsProps = {
  claims: readonly ClaimRecord[];
  claimActions: ClaimActions;
  onAskReason: (request: ReasonRequest) => void;
};

/** Bulk actions on the selected claims, each with the number of claims that it applies to. */
function BulkActions({ claims, claimActions, onAskReason }: BulkActionsProps) {
  const t = useTranslations('admin-domains.bulk');
  return BULK_ACTIONS.map((action) => {
    const applicable = action === 'check' ? claims : claims.filter(({ state }) => canDecide(action, state));
    if (applicable.length === 0) return null;
    const needsReason = action === 'deny' || action === 'revoke';
    return (
      <Button
        key={action}
        tone="quiet"
        busy={claimActions.busy === action}
        onClick={() =>
          needsReason ? onAskReason({ action, claims: applicable }) : void claimActions.act(applicable, action)
        }
      >
        {t(action, { count: applicable.length })}
      </Button>
    );
  });
}
