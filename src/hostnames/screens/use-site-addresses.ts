import { hostOf } from '../model/subdomain.ts';
import { useDomains } from './use-domains.ts';

/**
 * Returns the addresses at which the member's site is served once it is public, the canonical one first: active custom
 * domains, the subdomain if the instance has them, and the path with the username.
 */
export function useSiteAddresses(username: string): string[] {
  const { data } = useDomains();
  const domains = (data?.items ?? []).filter(({ state }) => state === 'authorized' || state === 'failing');
  const subdomain = username === '' ? undefined : hostOf(username, location.host);
  return [
    ...domains.map(({ url }) => url),
    ...(subdomain === undefined ? [] : [`${location.protocol}//${subdomain}`]),
    ...(username === '' ? [] : [`${location.origin}/@${username}`]),
  ];
}
