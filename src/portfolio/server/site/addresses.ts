import { hostOf, urlAt } from '#hostnames/contract.ts';
import { reportAddress } from '#platform/report-address.ts';
import type { SiteDocument } from '../../model/site.ts';
import type { SitePage, SitePlace } from '../../model/site-view.ts';
import { cardPathOf, pathOf } from '../../pages/site-paths.ts';

export const sharePath = (shareId: string) => `/portfolio/${shareId}`;

const SHARED = /^\/portfolio\/([^/]+)(\/.*)?$/;

/** What stands behind a link, by the name of that; `rest` is the path below it. */
export function readSharedPath(path: string): { first: string; rest: string } | undefined {
  const [, first, rest = '/'] = SHARED.exec(path) ?? [];
  return first === undefined ? undefined : { first, rest: rest.slice(1) };
}

/** Where a member's site is at home on this instance. */
export type SiteHome = {
  appUrl: string;
  username: string;
  site: Pick<SiteDocument, 'open' | 'indexing' | 'language'>;
  /** The oldest of its links, where there is one. */
  share: string | undefined;
  /** The domain that the member brought, where there is one that is shown. */
  domain: string | undefined;
};

/**
 * The addresses of a member's own hosts: their domain, and the host below the instance's own where that has any. None where
 * the member wants none.
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

/** The whole addresses under which visitors find a site; the first is the one that it is known by. */
export function addressesOf(home: SiteHome) {
  const { share, appUrl } = home;
  const shared = share === undefined ? [] : [{ kind: 'share' as const, url: appUrl + sharePath(share) }];
  return [...ownAddresses(home), ...shared].map((address, at) => ({ ...address, canonical: at === 0 }));
}

/** A site at one of its addresses. `base` is the path of its home page without a slash at the end. */
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
    // Found where it is at home, and there alone.
    indexed: home.site.indexing && home.site.open && base === new URL(canonicalBase).pathname.replace(/\/$/, ''),
    instanceUrl: home.appUrl,
    language: home.site.language,
  };
}

/** The same where visitors come: they can tell the admins of its pages. */
export const forVisitors = (place: SitePlace): SitePlace => ({
  ...place,
  reportOf: (page) => reportAddress(place.instanceUrl, place.canonical(page)),
});
