import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAdminApi } from '../../admin-api.tsx';

/** Actions on base domains. Errors are thrown, for the calling form to show. */
export function useBaseDomains() {
  const t = useTranslations('admin-domains.base');
  const api = useAdminApi();
  const queries = useQueryClient();
  const [announcement, setAnnouncement] = useState('');
  const queryKey = api.domains.baseDomains.queryKey();
  return {
    announcement,
    add: async (host: string) => {
      queries.setQueryData(queryKey, await api.domains.addBaseDomain.call({ host }));
      setAnnouncement(t('added', { domain: host }));
    },
    remove: async (host: string) => {
      queries.setQueryData(queryKey, await api.domains.removeBaseDomain.call({ host }));
      setAnnouncement(t('removed', { domain: host }));
    },
  };
}
