import { useTranslations } from 'use-intl';
import { HOSTNAME_STATES } from '#hostnames/contract.ts';
import { SearchField } from '#ui/fields/search-field.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { useUrlFilter } from '../use-url-filter.ts';
import { BaseDomainsSection } from './base/base-domains-section.tsx';
import { BlockedNamesSection } from './blocked/blocked-names-section.tsx';
import { ClaimsList } from './claims/claims-list.tsx';
import { StateNav } from './claims/state-nav.tsx';

/** Screen of domain claims, blocked names and base domains. */
export function DomainsScreen() {
  const t = useTranslations('admin-domains');
  const { filter, change } = useUrlFilter(['q', 'state']);
  const state = HOSTNAME_STATES.find((option) => option === filter.state);
  const claimFilter = { ...(filter.q ? { q: filter.q.slice(0, 200) } : {}), ...(state ? { state } : {}) };
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <div className="grid grid-cols-1 gap-4">
        <StateNav state={state} q={filter.q} />
        <div className="flex">
          <SearchField label={t('search')} value={filter.q ?? ''} onValueChange={(q) => change({ q })} />
        </div>
        <ClaimsList filter={claimFilter} onClear={() => change({ q: null, state: null })} />
      </div>
      <BlockedNamesSection />
      <BaseDomainsSection />
    </AdminPage>
  );
}
