import { hostOf, urlAt } from '#hostnames/contract.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { reportUrl } from '#platform/pure/report-url.ts';
import type { SiteDocument } from '../../model/site.ts';
import type { SitePage, SiteUrls } from '../../model/site-view.ts';
import { cardPathOf, pathAndQueryOf } from '../../pages/site-paths.ts';

/** Returns the path of a link, by its word or its id. */
export const sharePath = (name: string) => `/portfolio/${name}`;

/** Returns what names a link in its address. */
export const shareNameOf = ({ id, word }: { id: string; word: string | null }) => word ?? id;

/** Returns the path of a member's site on every install. */
export const namePath = (username: string) => `/@${username}`;

const SHARE_PATH = /^\/portfolio\/([^/]+)(\/.*)?$/;
const NAME_PATH = /^\/@([^/]+)(\/.*)?$/;

/** Splits the path of a link into its first segment and the path below it. */
export function readSharedPath(path: string): { first: string; rest: string } | undefined {
  const [, first, rest = '/'] = SHARE_PATH.exec(path) ?? [];
  return first === undefined ? undefined : { first, rest: rest.slice(1) };
}

/** Splits a path that begins with a member's username into the name and the path below it. */
export function readNamePath(path: string): { username: string; rest: string } | undefined {
  const [, username, rest = '/'] = NAME_PATH.exec(path) ?? [];
  return username === undefined ? undefined : { username, rest: rest.slice(1) };
}

/** Data that determines the addresses of a member's site. */
export type SiteHosts = {
  appUrl: string;
  username: string;
  site: Pick<SiteDocument, 'open' | 'indexing'>;
  /** Name of the oldest unrestricted link to the site, if there is one. */
  share: string | undefined;
  /** The member's own domain, if it is active. */
  domain: string | undefined;
};

/** The addresses of a site, with the language that is shown and all in which it can be read, its own first. */
export type SiteHosting = SiteHosts & { language: Language; languages: readonly Language[] };

/**
 * Returns the addresses of the site itself: the custom domain, the subdomain if the instance has them, and the path with
 * the member's username. Empty if the site is not public.
 */
function ownAddresses({ appUrl, username, site, domain }: SiteHosts) {
  if (!site.open) return [];
  const { protocol, host } = new URL(appUrl);
  const below = hostOf(username, host);
  return [
    ...(domain === undefined ? [] : [{ kind: 'domain' as const, url: urlAt(appUrl, domain) }]),
    ...(below === undefined ? [] : [{ kind: 'subdomain' as const, url: `${protocol}//${below}` }]),
    ...(username === '' ? [] : [{ kind: 'name' as const, url: appUrl + namePath(username) }]),
  ];
}

/** Returns the absolute addresses of a site; the first one is canonical. */
export function addressesOf(hosting: SiteHosts) {
  const { share, appUrl } = hosting;
  const shared = share === undefined ? [] : [{ kind: 'share' as const, url: appUrl + sharePath(share) }];
  return [...ownAddresses(hosting), ...shared].map((address, at) => ({ ...address, canonical: at === 0 }));
}

/** Returns the folder of a site's pages in a language; empty for the site's own language. */
const languageFolder = (language: Language, [own]: readonly Language[]) => (language === own ? '' : `/${language}`);

/**
 * Returns the URLs of a site at one of its addresses. `base` is the path of its home page without the trailing slash.
 */
export function siteUrlsAt(base: string, hosting: SiteHosting): SiteUrls {
  const [first] = addressesOf(hosting);
  const canonicalBase = first?.url ?? hosting.appUrl + base;
  const isOwnHost = first?.kind === 'domain' || first?.kind === 'subdomain';
  const below = (root: string, path: string) => (path === '' ? root || '/' : `${root}/${path}`);
  const urlsIn = (language: Language) => {
    const folder = languageFolder(language, hosting.languages);
    const home = isOwnHost && folder === '' ? '/' : '';
    return {
      language,
      pageUrl: (page: SitePage) => below(base + folder, pathAndQueryOf(page)),
      canonicalUrl: (page: SitePage) =>
        page.kind === 'home' ? `${canonicalBase}${folder}${home}` : `${canonicalBase}${folder}/${pathAndQueryOf(page)}`,
    };
  };
  const folder = languageFolder(hosting.language, hosting.languages);
  return {
    ...urlsIn(hosting.language),
    languages: hosting.languages.map(urlsIn),
    base: `${base}/`,
    fileUrl: (name) => `${base}${folder}/${name}`,
    cardUrl: (page) => `${canonicalBase}${folder}/${cardPathOf(page)}`,
    // Indexed only at the canonical address.
    indexed: hosting.site.indexing && hosting.site.open && base === new URL(canonicalBase).pathname.replace(/\/$/, ''),
    instanceUrl: hosting.appUrl,
  };
}

/** Adds the URLs for reporting pages to the admins, for sites that visitors see. */
export const withReportUrl = (urls: SiteUrls): SiteUrls => ({
  ...urls,
  reportUrl: (page) => reportUrl(urls.instanceUrl, urls.canonicalUrl(page)),
});
