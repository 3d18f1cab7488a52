import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { cvsApi } from '../cvs-api.ts';
import { portfolioApi } from '../portfolio-api.ts';
import { useShareName } from './share-name.ts';
import { asVisited } from './use-place.ts';
import { useShares } from './use-shares.ts';

const MOST = 100;
const LATEST_CVS = cvsApi.list.queryOptions({ input: { sort: 'updated', limit: MOST } });
/** Values of the options that stand for no single record. */
const ALL = 'all';
const SITE = 'site';
const ONE = /^(share|cv):(.+)$/;

/**
 * Returns the targets whose visits can be shown and the chosen one: all, if `of` matches none; undefined while loading.
 */
export function useVisited(of = ALL) {
  const t = useTranslations('portfolio-share');
  const nameOf = useShareName();
  const [, kind, id = ''] = ONE.exec(of) ?? [];
  const { list, items = [] } = useShares();
  const latest = useQuery(LATEST_CVS);
  const cvs = latest.data?.items.filter(({ visibility }) => visibility !== 'private') ?? [];
  const isListed = items.some(({ shareId }) => shareId === id);
  const further = useQuery({
    ...portfolioApi.shares.read.queryOptions({ input: { shareId: id } }),
    enabled: kind === 'share' && !isListed && !list.isPending,
    retry: false,
  });
  const links = further.data && !isListed ? [further.data, ...items] : items;
  const options = [
    { value: ALL, label: t('of.all'), target: {} },
    { value: SITE, label: t('of.site'), target: { kind: 'site' as const } },
    ...links.map((share) => ({
      value: asVisited(share.shareId),
      label: nameOf(share),
      target: { kind: 'share' as const, id: share.shareId },
    })),
    ...cvs.map((cv) => ({
      value: `cv:${cv.id}`,
      label: t('target.cv', { title: cv.name }),
      target: { kind: 'cv' as const, id: cv.id },
    })),
  ];
  const found = options.find(({ value }) => value === of);
  const isLookedFor = kind === 'cv' ? latest.isPending : list.isPending || further.isFetching;
  return {
    options,
    chosen: found ?? (isLookedFor ? undefined : options[0]),
    /** Returns the URL parameter for an option; undefined for the default. */
    named: (value: string) => (value === ALL ? undefined : value),
  };
}
