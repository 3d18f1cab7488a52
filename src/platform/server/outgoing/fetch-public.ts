import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { OutgoingError, type OutgoingRequest, type OutgoingResponse, sendOutgoing } from './outgoing-request.ts';
import { isSpecialAddress } from './special-addresses.ts';

const MAX_REDIRECTS = 3;

type Options = Pick<OutgoingRequest, 'headers' | 'maxBytes' | 'timeoutMs' | 'signal'>;

/**
 * Fetches a file from an address that others chose: only over HTTPS, at its standard port, and only from hosts of the
 * public internet. The connection goes to the address that was checked, and each redirect is checked like the first.
 */
export async function fetchPublic(address: string, options: Options): Promise<OutgoingResponse> {
  let url = publicUrl(address, undefined);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await sendOutgoing({ ...options, url, lookup: lookUpPublic });
    const { location } = response.headers;
    if (response.status < 300 || response.status > 399 || location === undefined) return response;
    url = publicUrl(location, url);
  }
  throw new OutgoingError('unreachable');
}

function publicUrl(address: string, base: URL | undefined) {
  const url = URL.canParse(address, base?.href) ? new URL(address, base?.href) : undefined;
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    throw new OutgoingError('forbidden');
  // An IP address is contacted without a lookup.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isSpecialAddress(host)) throw new OutgoingError('forbidden');
  return url;
}

/** Resolves a host, unless one of its addresses is private or otherwise not part of the public internet. */
export const lookUpPublic: LookupFunction = (host, options, answer) => {
  lookUp(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return answer(error, '', 0);
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isSpecialAddress(address)))
      return answer(new OutgoingError('forbidden'), '', 0);
    if (options.all) return answer(null, addresses);
    answer(null, first.address, first.family);
  });
};
