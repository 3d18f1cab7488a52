import { hostOf } from '#hostnames/contract.ts';
import type { SiteDocument } from '../../model/site.ts';
import type { SitePage, SitePlace } from '../../model/site-view.ts';
import { cardPathOf, pathOf } from '../../pages/site-paths.ts';

export const sharePath = (shareId: string) => `/portfolio/${shareId}`;

/** Where a member's site is at home on this instance. */
export type SiteHome = {
  appUrl: string;
  username: string;
  site: Pick<SiteDocument, 'open' | 'indexing' | 'language'>;
  /** The oldest of its links, where there is one. */
  share: string | undefined;
};

/** The address of a member's own host; none where the instance has no hosts below its own, or the member wants none. */
export function ownAddress({ appUrl, username, site }: Omit<SiteHome, 'share'>): string | undefined {
  const { protocol, host } = new URL(appUrl);
  const own = site.open ? hostOf(username, host) : undefined;
  return own && `${protocol}//${own}`;
}

/** The whole addresses under which visitors find a site; the first is the one that it is known by. */
export function addressesOf(home: SiteHome) {
  const own = ownAddress(home);
  const shared = home.share === undefined ? undefined : home.appUrl + sharePath(home.share);
  return [
    ...(own === undefined ? [] : [{ kind: 'subdomain' as const, url: own, canonical: true }]),
    ...(shared === undefined ? [] : [{ kind: 'share' as const, url: shared, canonical: own === undefined }]),
  ];
}

/** A site at one of its addresses. `base` is the path of its home page without a slash at the end. */
export function placeAt(base: string, home: SiteHome): SitePlace {
  const own = ownAddress(home);
  const [first] = addressesOf(home);
  const canonicalBase = first?.url ?? home.appUrl + base;
  const below = (root: string, path: string) => (path === '' ? root || '/' : `${root}/${path}`);
  return {
    base: `${base}/`,
    addressOf: (page: SitePage) => below(base, pathOf(page)),
    fileAddress: (name) => `${base}/${name}`,
    canonical: (page) =>
      pathOf(page) === '' ? `${canonicalBase}${own ? '/' : ''}` : `${canonicalBase}/${pathOf(page)}`,
    cardOf: (page) => `${canonicalBase}/${cardPathOf(page)}`,
    // Found where it is at home, and there alone.
    indexed: home.site.indexing && home.site.open && base === new URL(canonicalBase).pathname.replace(/\/$/, ''),
    instanceUrl: home.appUrl,
    language: home.site.language,
  };
}
