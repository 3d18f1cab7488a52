import { isIP } from 'node:net';

/** Reports whether a host is the local machine. */
export const isLocal = (hostname: string) => {
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || host.startsWith('127.');
};

/** Reports whether a host needs no DNS lookup: it is an IP address or the local machine. */
export const needsNoLookup = (hostname: string) => isLocal(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
