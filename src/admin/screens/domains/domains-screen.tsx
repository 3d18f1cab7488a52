import { useTranslations } from 'use-intl';
import { HOSTNAME_STATES } from '#hostnames/contract.ts';
import { SearchField } from '#ui/search-field.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { useAddressFilter } from '../use-address-filter.ts';
import { BasePart } from './base/base-part.tsx';
import { BlockedPart } from './blocked/blocked-part.tsx';
import { ClaimsList } from './claims/claims-list.tsx';
import { StateNav } from './claims/state-nav.tsx';

/** Screen of domain claims, blocked names and base domains. */
export function DomainsScreen() {
  const t = useTranslations('admin-domains');
  const { filter, change } = useAddressFilter(['q', 'state']);
  const state = HOSTNAME_STATES.find((known) => known === filter.state);
  const narrowed = { ...(filter.q ? { q: filter.q.slice(0, 200) } : {}), ...(state ? { state } : {}) };
  return (
    <AdminPage title={t('title')} lead={t('lead')}>
      <div className="grid grid-cols-1 gap-4">
        <StateNav state={state} q={filter.q} />
        <div className="flex">
          <SearchField label={t('search')} value={filter.q ?? ''} onValueChange={(q) => change({ q })} />
        </div>
        <ClaimsList filter={narrowed} onClear={() => change({ q: null, state: null })} />
      </div>
      <BlockedPart />
      <BasePart />
    </AdminPage>
  );
}
