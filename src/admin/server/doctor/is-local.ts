import { isIP } from 'node:net';

/** Whether a host leads nowhere but to the machine that asks. */
export const isLocal = (hostname: string) => {
  const host = hostname.replace(/^\[|\]$/g, '');
  return host === 'localhost' || host.endsWith('.localhost') || host === '::1' || host.startsWith('127.');
};

/** Whether there is nothing to be looked up: the host is an address itself, or leads to this machine. */
export const needsNoLookUp = (hostname: string) => isLocal(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
