import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { cvsApi } from '../cvs-api.ts';
import { portfolioApi } from '../portfolio-api.ts';
import { useShareName } from './share-name.ts';
import { shareVisitsParam } from './use-share-tab.ts';
import { useShares } from './use-shares.ts';

const MAX_CVS = 100;
const LATEST_CVS = cvsApi.list.queryOptions({ input: { sort: 'updated', limit: MAX_CVS } });
/** Values of the options that select no single record. */
const ALL = 'all';
const SITE = 'site';
const SINGLE_TARGET = /^(share|cv):(.+)$/;

/**
 * Returns the targets whose visits can be shown and the chosen one: all, if `of` matches none; undefined while loading.
 */
export function useVisitTargets(of = ALL) {
  const t = useTranslations('portfolio-share');
  const nameOf = useShareName();
  const [, kind, id = ''] = SINGLE_TARGET.exec(of) ?? [];
  const { list, items = [] } = useShares();
  const latest = useQuery(LATEST_CVS);
  const cvs = latest.data?.items.filter(({ visibility }) => visibility !== 'private') ?? [];
  const isListed = items.some(({ shareId }) => shareId === id);
  const linkedShare = useQuery({
    ...portfolioApi.shares.read.queryOptions({ input: { shareId: id } }),
    enabled: kind === 'share' && !isListed && !list.isPending,
    retry: false,
  });
  const links = linkedShare.data && !isListed ? [linkedShare.data, ...items] : items;
  const options = [
    { value: ALL, label: t('of.all'), target: {} },
    { value: SITE, label: t('of.site'), target: { kind: 'site' as const } },
    ...links.map((share) => ({
      value: shareVisitsParam(share.shareId),
      label: nameOf(share),
      target: { kind: 'share' as const, id: share.shareId },
    })),
    ...cvs.map((cv) => ({
      value: `cv:${cv.id}`,
      label: t('target.cv', { title: cv.name }),
      target: { kind: 'cv' as const, id: cv.id },
    })),
  ];
  const match = options.find(({ value }) => value === of);
  const isLoading = kind === 'cv' ? latest.isPending : list.isPending || linkedShare.isFetching;
  return {
    options,
    chosen: match ?? (isLoading ? undefined : options[0]),
    /** Returns the URL parameter for an option; undefined for the default. */
    paramOf: (value: string) => (value === ALL ? undefined : value),
  };
}
