import { hostOf } from '../model/subdomain.ts';
import { useDomains } from './use-domains.ts';

/**
 * Returns the addresses on the member's own hosts, at which their site is served once it is published: active custom
 * domains, and the subdomain if the instance has them.
 */
export function useSiteAddresses(username: string): string[] {
  const { data } = useDomains();
  const domains = (data?.items ?? []).filter(({ state }) => state === 'authorized' || state === 'failing');
  const subdomain = username === '' ? undefined : hostOf(username, location.host);
  return [...domains.map(({ url }) => url), ...(subdomain === undefined ? [] : [`${location.protocol}//${subdomain}`])];
}
