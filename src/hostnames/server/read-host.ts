import { domainToUnicode } from 'node:url';

/** Long enough for any name that can be had, in its own letters and with what browsers write around it. */
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** The name in what people paste: an address, capitals, a dot at the end, letters of any script. */
export function readHost(pasted: string): string | undefined {
  const text = pasted.trim();
  const address = SCHEME.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return hostname.replace(/\.$/, '') || undefined;
}

/** A name as people read it. */
export const shownAs = (host: string) => domainToUnicode(host) || host;
