import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { HostnameState } from '#hostnames/contract.ts';
import { useScrollRow } from '#ui/layout/use-scroll-row.ts';
import { useAdminApi } from '../../admin-api.tsx';

/** Tabs in display order, starting with the claims that wait for an admin. */
const STATES = ['verified', 'pending', 'authorized', 'failing', 'revoked'] as const satisfies HostnameState[];
/** Maximum that the server counts to. */
const MAX_COUNT = 1000;

/** Tabs for all domains and for each state, with counts. */
export function StateNav({ state, q }: { state: HostnameState | undefined; q: string | undefined }) {
  const t = useTranslations('admin-domains.states');
  const format = useFormatter();
  const api = useAdminApi();
  const counts = useQuery(api.domains.counts.queryOptions());
  const formatCount = (count: number) =>
    count < MAX_COUNT ? format.number(count) : t('more', { count: format.number(MAX_COUNT - 1) });
  const row = useScrollRow(state ?? '', STATES.length);
  return (
    <div className="min-w-0 border-border border-b">
      <nav ref={row} aria-label={t('label')} className="scroll-row flex gap-5 lg:flex-wrap">
        {[undefined, ...STATES].map((value) => {
          const count = value && counts.data?.[value];
          return (
            <Link
              key={value ?? ''}
              to={{
                search: new URLSearchParams({ ...(q ? { q } : {}), ...(value ? { state: value } : {}) }).toString(),
              }}
              preventScrollReset
              aria-current={state === value ? 'page' : undefined}
              className={`inline-flex h-11 shrink-0 items-center gap-2 rounded-t-control border-b-2 font-medium transition-colors focus-visible:-outline-offset-2 ${state === value ? 'border-primary text-text' : 'border-transparent text-text-secondary hover:text-text'}`}
            >
              {t(value ?? 'all')}
              {count !== undefined && (
                <span className="rounded-full bg-hover px-1.5 text-text-secondary text-xs tabular-nums">
                  {formatCount(count)}
                </span>
              )}
            </Link>
          );
        })}
      </nav>
    </div>
  );
}
