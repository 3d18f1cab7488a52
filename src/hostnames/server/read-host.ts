import { domainToUnicode } from 'node:url';

/** The scheme at the start of a pasted URL. */
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** Extracts the host from a pasted text: a URL or a name, in any case or script, with or without a trailing dot. */
export function readHost(pasted: string): string | undefined {
  const text = pasted.trim();
  const address = SCHEME.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  return hostname.replace(/\.$/, '') || undefined;
}

/** Returns a host in Unicode. */
export const shownAs = (host: string) => domainToUnicode(host) || host;
