import { isIP } from 'node:net';
import type { Settings } from '#platform/pure/settings.ts';
import type { DnsTarget } from '../../model/records.ts';
import type { DnsResolver } from './dns-resolver.ts';

const FRESH_MS = 5 * 60 * 1000;

/** Returns a function for the instance's location: from the settings, or else by resolving its own host name. */
export function makeDnsTarget({ APP_URL, DOMAIN_ADDRESSES }: Settings, dns: DnsResolver) {
  const own = new URL(APP_URL).hostname.replace(/^\[|\]$/g, '');
  const name = isIP(own) === 0 && own.includes('.') ? own : undefined;
  const configured = DOMAIN_ADDRESSES?.split(/,\s*/) ?? (isIP(own) === 0 ? undefined : [own]);
  let lastKnown: string[] = [];
  let pendingLookup: Promise<void> | undefined;
  let freshUntil = 0;

  const lookUp = async (host: string) => {
    const [a, aaaa] = await Promise.all([dns.lookup('A', host), dns.lookup('AAAA', host)]);
    const found = [...a.values, ...aaaa.values];
    // Keep the previous addresses when DNS does not answer.
    if (found.length > 0) lastKnown = found;
    freshUntil = performance.now() + FRESH_MS;
  };

  return async (): Promise<DnsTarget> => {
    if (configured) return { name, addresses: configured };
    if (name !== undefined && performance.now() >= freshUntil) {
      pendingLookup ??= lookUp(name).finally(() => {
        pendingLookup = undefined;
      });
      await pendingLookup;
    }
    return { name, addresses: lastKnown };
  };
}
