import { useQueryClient } from '@tanstack/react-query';
import { KeyRound, Search } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import type { Site } from '../../../contract.ts';
import { portfolioApi } from '../../portfolio-api.ts';
import { AddressBar } from './address-bar.tsx';
import { SwitchRow } from './option-row.tsx';
import { usePending } from './use-pending.ts';

/** The site's own addresses, the canonical one first, and whether search engines may list them. */
export function SiteAddressPanel({ site }: { site: Site }) {
  const t = useTranslations('portfolio-share.dialog');
  const tSite = useTranslations('portfolio-share.site');
  const queries = useQueryClient();
  const { values, change } = usePending({ indexing: site.document.indexing }, async (next) => {
    await portfolioApi.site.access.call(next);
    await queries.invalidateQueries({ queryKey: portfolioApi.key() });
  });
  return (
    <div className="grid grid-cols-1 gap-2 pb-3">
      {site.addresses
        .filter(({ kind }) => kind !== 'share')
        .map(({ url, canonical }) => (
          <AddressBar key={url} url={url} name={tSite('title')} isPrimary={canonical} />
        ))}
      <p>
        <Link render={<RouterLink to="/share?part=domains" />}>{t('ownDomain')}</Link>
      </p>
      <div className="divide-y divide-border">
        <SwitchRow
          icon={Search}
          label={t('indexing')}
          checked={values.indexing}
          onChange={(indexing) => change({ indexing })}
        />
        <SwitchRow
          icon={KeyRound}
          label={t('passwordOrExpiry')}
          checked={false}
          reason={t('reasons.ownAddress')}
          onChange={() => {}}
        />
      </div>
    </div>
  );
}
