import { smtpTransport } from '#mail/service.ts';
import type { HealthCheck, HealthCheckContext } from '../health-check.ts';
import { needsNoLookup } from '../is-local.ts';

const SMTP_TIMEOUTS = { connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 4000 };

/** Connects to the mail server and signs in, without sending mail. */
export const mail: HealthCheck = {
  name: 'mail',
  run: async ({ settings: { SMTP_URL } }) => {
    if (SMTP_URL === undefined) return { state: 'warn', seen: { word: 'mailNone' }, fix: { word: 'mailNone' } };
    const server = new URL(SMTP_URL).host;
    const transport = smtpTransport(SMTP_URL, SMTP_TIMEOUTS);
    try {
      await transport.verify();
      return { state: 'ok', seen: { word: 'mail', values: { server } } };
    } catch (error) {
      const values = { server, reason: (error as Error).message };
      return { state: 'fail', seen: { word: 'mailBroken', values }, fix: { word: 'mail' } };
    } finally {
      transport.close();
    }
  },
};

/** Resolves all addresses of a host; `silent` if no DNS server answered. */
async function addressesOf({ dns }: HealthCheckContext, host: string) {
  const lookups = await Promise.all([dns.lookup('A', host), dns.lookup('AAAA', host)]);
  const silent = lookups.every(({ fault }) => fault === 'timeout' || fault === 'refused');
  return { addresses: lookups.flatMap(({ values }) => values), silent };
}

/** Checks that the instance's host resolves, using the configured DNS_SERVERS. */
export const dns: HealthCheck = {
  name: 'dns',
  run: async (context) => {
    const host = new URL(context.settings.APP_URL).hostname;
    if (needsNoLookup(host)) return { state: 'ok', seen: { word: 'dnsLocal', values: { host } } };
    const { addresses, silent } = await addressesOf(context, host);
    if (silent) return { state: 'fail', seen: { word: 'dnsSilent' }, fix: { word: 'dnsSilent' } };
    if (addresses.length > 0) {
      return { state: 'ok', seen: { word: 'dns', values: { host, addresses: addresses.join(', ') } } };
    }
    return { state: 'fail', seen: { word: 'dnsNone', values: { host } }, fix: { word: 'dnsNone', values: { host } } };
  },
};

/** Checks that the instance is reachable at its public URL, through DNS and proxy. */
export const reach: HealthCheck = {
  name: 'reach',
  run: async ({ settings: { APP_URL: url } }, signal) => {
    const unreachable = (reason: string) => ({
      state: 'warn' as const,
      seen: { word: 'reachBroken' as const, values: { url, reason } },
      fix: { word: 'reach' as const },
    });
    try {
      const response = await fetch(`${url}/healthz`, { signal, redirect: 'manual' });
      const isOwnInstance = response.ok && ((await response.json()) as { status?: unknown }).status === 'ok';
      return isOwnInstance
        ? { state: 'ok', seen: { word: 'reach', values: { url } } }
        : unreachable(`HTTP ${response.status}`);
    } catch (error) {
      return unreachable(((error as Error).cause as Error | undefined)?.message || (error as Error).message);
    }
  },
};

/** Subdomain that no member has, which only resolves if there is a wildcard record. */
const PROBE_LABEL = 'nobody-of-this-name';

/** Checks that subdomains of the base domains resolve, as members' sites need. */
export const sites: HealthCheck = {
  name: 'sites',
  run: async (context) => {
    const hosts = (await context.hosts()).filter((host) => !needsNoLookup(host));
    if (hosts.length === 0) return { state: 'ok', seen: { word: 'sitesNone' } };
    const found = await Promise.all(hosts.map((host) => addressesOf(context, `${PROBE_LABEL}.${host}`)));
    if (found.some(({ silent }) => silent)) {
      return { state: 'warn', seen: { word: 'dnsSilent' }, fix: { word: 'dnsSilent' } };
    }
    const unresolved = hosts.filter((_, index) => found[index]?.addresses.length === 0);
    if (unresolved.length === 0) return { state: 'ok', seen: { word: 'sites', values: { hosts: hosts.join(', ') } } };
    return {
      state: 'warn',
      seen: { word: 'sitesLost', values: { hosts: unresolved.join(', ') } },
      fix: { word: 'sites', values: { names: unresolved.map((host) => `*.${host}`).join(', ') } },
    };
  },
};
