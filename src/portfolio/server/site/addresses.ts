import { hostOf, urlAt } from '#hostnames/contract.ts';
import { reportAddress } from '#platform/report-address.ts';
import type { SiteDocument } from '../../model/site.ts';
import type { SitePage, SitePlace } from '../../model/site-view.ts';
import { cardPathOf, pathOf } from '../../pages/site-paths.ts';

export const sharePath = (shareId: string) => `/portfolio/${shareId}`;

const SHARED = /^\/portfolio\/([^/]+)(\/.*)?$/;

/** Splits the path of a link into its first segment and the path below it. */
export function readSharedPath(path: string): { first: string; rest: string } | undefined {
  const [, first, rest = '/'] = SHARED.exec(path) ?? [];
  return first === undefined ? undefined : { first, rest: rest.slice(1) };
}

/** Data that determines the addresses of a member's site. */
export type SiteHome = {
  appUrl: string;
  username: string;
  site: Pick<SiteDocument, 'open' | 'indexing' | 'language'>;
  /** Id of the oldest unrestricted link to the site, if there is one. */
  share: string | undefined;
  /** The member's own domain, if it is active. */
  domain: string | undefined;
};

/**
 * Returns the addresses on the member's own hosts: the custom domain, and the subdomain if the instance has them. Empty
 * if the site is not public.
 */
function ownAddresses({ appUrl, username, site, domain }: SiteHome) {
  if (!site.open) return [];
  const { protocol, host } = new URL(appUrl);
  const below = hostOf(username, host);
  return [
    ...(domain === undefined ? [] : [{ kind: 'domain' as const, url: urlAt(appUrl, domain) }]),
    ...(below === undefined ? [] : [{ kind: 'subdomain' as const, url: `${protocol}//${below}` }]),
  ];
}

/** Returns the absolute addresses of a site; the first one is canonical. */
export function addressesOf(home: SiteHome) {
  const { share, appUrl } = home;
  const shared = share === undefined ? [] : [{ kind: 'share' as const, url: appUrl + sharePath(share) }];
  return [...ownAddresses(home), ...shared].map((address, at) => ({ ...address, canonical: at === 0 }));
}

/**
 * Returns the place of a site at one of its addresses. `base` is the path of its home page without the trailing slash.
 */
export function placeAt(base: string, home: SiteHome): SitePlace {
  const [first] = addressesOf(home);
  const canonicalBase = first?.url ?? home.appUrl + base;
  const isHost = first !== undefined && first.kind !== 'share';
  const below = (root: string, path: string) => (path === '' ? root || '/' : `${root}/${path}`);
  return {
    base: `${base}/`,
    addressOf: (page: SitePage) => below(base, pathOf(page)),
    fileAddress: (name) => `${base}/${name}`,
    canonical: (page) =>
      pathOf(page) === '' ? `${canonicalBase}${isHost ? '/' : ''}` : `${canonicalBase}/${pathOf(page)}`,
    cardOf: (page) => `${canonicalBase}/${cardPathOf(page)}`,
    // Indexed only at the canonical address.
    indexed: home.site.indexing && home.site.open && base === new URL(canonicalBase).pathname.replace(/\/$/, ''),
    instanceUrl: home.appUrl,
    language: home.site.language,
  };
}

/** Adds the links for reporting pages to the admins, for places that visitors see. */
export const forVisitors = (place: SitePlace): SitePlace => ({
  ...place,
  reportOf: (page) => reportAddress(place.instanceUrl, place.canonical(page)),
});
