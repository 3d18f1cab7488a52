import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Globe } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ClaimRecord, HostnameState } from '#hostnames/contract.ts';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { useAdminApi } from '../../admin-api.tsx';
import { byPages } from '../../frame/by-pages.ts';
import { Paged } from '../../frame/paged.tsx';
import { BulkDeeds } from './bulk-deeds.tsx';
import { ReasonDialog, type TakingOff } from './reason-dialog.tsx';
import { useClaimColumns } from './use-claim-columns.tsx';
import { useClaimDeeds } from './use-claim-deeds.ts';
import { useClaimMenu } from './use-claim-menu.ts';

type Filter = { q?: string; state?: HostnameState };
type Props = { filter: Filter; onClear: () => void };

const idOf = ({ owner, host }: ClaimRecord) => `${owner.uid} ${host}`;

/** Table of domain claims, newest first, with actions on one or many of them. */
export function ClaimsList({ filter, onClear }: Props) {
  const t = useTranslations('admin-domains');
  const api = useAdminApi();
  const columns = useClaimColumns();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<TakingOff>();
  const whole = useRef<HTMLDivElement>(null);
  const deeds = useClaimDeeds(() => {
    setSelected(new Set());
    // The pressed button may have disappeared along with its row.
    if (document.activeElement === document.body) whole.current?.focus();
  });
  const menuOf = useClaimMenu(deeds, setAsking);
  const claims = useInfiniteQuery({
    ...api.domains.list.infiniteOptions(byPages(filter)),
    networkMode: 'always',
    placeholderData: keepPreviousData,
  });
  const isNarrow = Object.keys(filter).length > 0;
  return (
    <>
      <div ref={whole} tabIndex={-1} className="outline-hidden">
        <Paged pages={claims} failed={t('failed')} loading={t('loading')}>
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
                  actions: <BulkDeeds claims={chosen} deeds={deeds} onAsk={setAsking} />,
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
        </Paged>
      </div>
      {asking && (
        <ReasonDialog
          asking={asking}
          deeds={deeds}
          opener={whole.current ?? undefined}
          onLeave={() => setAsking(undefined)}
        />
      )}
      <LiveText>{deeds.said}</LiveText>
    </>
  );
}
