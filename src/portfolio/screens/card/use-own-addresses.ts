import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { cvsApi } from '../cvs-api.ts';
import { portfolioApi } from '../portfolio-api.ts';
import { useShareName } from '../share/share-name.ts';
import { useShares } from '../share/use-shares.ts';

const MAX_CVS = 100;
export const LATEST_CVS = cvsApi.list.queryOptions({ input: { sort: 'updated', limit: MAX_CVS } });

export type OwnAddress = { url: string; name: string };

/** Returns the addresses that the member's visitors can open: of the site, of CVs, and of links. */
export function useOwnAddresses() {
  const t = useTranslations('card.code');
  const shareName = useShareName();
  const site = useQuery(portfolioApi.site.read.queryOptions());
  const cvs = useQuery(LATEST_CVS);
  const shares = useShares();
  const own = (site.data?.addresses ?? []).filter(({ kind }) => kind !== 'share').map(({ url }) => url);
  const shownCvs = (cvs.data?.items ?? []).filter(({ visibility }) => visibility !== 'private');
  const liveShares = (shares.items ?? []).filter(({ live }) => live);
  const addresses: OwnAddress[] = [
    ...own.map((url) => ({ url, name: t('site') })),
    ...shownCvs.map(({ id, name }) => ({ url: `${location.origin}/cv/${id}`, name: t('cv', { name }) })),
    ...liveShares.map((share) => ({ url: share.url, name: t('link', { name: shareName(share) }) })),
  ];
  return {
    addresses,
    site: own[0],
    isPending: site.isPending || cvs.isPending || shares.list.isPending,
    isError: site.isError || cvs.isError || shares.list.isError,
    refetch: () => void Promise.all([site.refetch(), cvs.refetch(), shares.list.refetch()]),
  };
}
