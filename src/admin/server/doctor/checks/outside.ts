import { smtpTransport } from '#mail/service.ts';
import type { Check, Patient } from '../finding.ts';
import { needsNoLookUp } from '../is-local.ts';

const PATIENCE = { connectionTimeout: 4000, greetingTimeout: 4000, socketTimeout: 4000 };

/** Connects to the mail server and signs in, without sending mail. */
export const mail: Check = {
  name: 'mail',
  look: async ({ settings: { SMTP_URL } }) => {
    if (SMTP_URL === undefined) return { state: 'warn', seen: { word: 'mailNone' }, mend: { word: 'mailNone' } };
    const server = new URL(SMTP_URL).host;
    const transport = smtpTransport(SMTP_URL, PATIENCE);
    try {
      await transport.verify();
      return { state: 'ok', seen: { word: 'mail', values: { server } } };
    } catch (error) {
      const values = { server, reason: (error as Error).message };
      return { state: 'fail', seen: { word: 'mailBroken', values }, mend: { word: 'mail' } };
    } finally {
      transport.close();
    }
  },
};

/** Resolves all addresses of a host; `silent` if no DNS server answered. */
async function addressesOf({ names }: Patient, host: string) {
  const answers = await Promise.all([names.ask('A', host), names.ask('AAAA', host)]);
  const silent = answers.every(({ fault }) => fault === 'timeout' || fault === 'refused');
  return { addresses: answers.flatMap(({ values }) => values), silent };
}

/** Checks that the instance's host resolves, using the configured DNS_SERVERS. */
export const dns: Check = {
  name: 'dns',
  look: async (patient) => {
    const host = new URL(patient.settings.APP_URL).hostname;
    if (needsNoLookUp(host)) return { state: 'ok', seen: { word: 'dnsLocal', values: { host } } };
    const { addresses, silent } = await addressesOf(patient, host);
    if (silent) return { state: 'fail', seen: { word: 'dnsSilent' }, mend: { word: 'dnsSilent' } };
    if (addresses.length > 0) {
      return { state: 'ok', seen: { word: 'dns', values: { host, addresses: addresses.join(', ') } } };
    }
    return { state: 'fail', seen: { word: 'dnsNone', values: { host } }, mend: { word: 'dnsNone', values: { host } } };
  },
};

/** Checks that the instance is reachable at its public URL, through DNS and proxy. */
export const reach: Check = {
  name: 'reach',
  look: async ({ settings: { APP_URL: url } }, signal) => {
    const fails = (reason: string) => ({
      state: 'warn' as const,
      seen: { word: 'reachBroken' as const, values: { url, reason } },
      mend: { word: 'reach' as const },
    });
    try {
      const answer = await fetch(`${url}/healthz`, { signal, redirect: 'manual' });
      const isOurs = answer.ok && ((await answer.json()) as { status?: unknown }).status === 'ok';
      return isOurs ? { state: 'ok', seen: { word: 'reach', values: { url } } } : fails(`HTTP ${answer.status}`);
    } catch (error) {
      return fails(((error as Error).cause as Error | undefined)?.message || (error as Error).message);
    }
  },
};

/** Subdomain that no member has, which only resolves if there is a wildcard record. */
const NOBODY = 'nobody-of-this-name';

/** Checks that subdomains of the base domains resolve, as members' sites need. */
export const sites: Check = {
  name: 'sites',
  look: async (patient) => {
    const hosts = (await patient.hosts()).filter((host) => !needsNoLookUp(host));
    if (hosts.length === 0) return { state: 'ok', seen: { word: 'sitesNone' } };
    const found = await Promise.all(hosts.map((host) => addressesOf(patient, `${NOBODY}.${host}`)));
    if (found.some(({ silent }) => silent)) {
      return { state: 'warn', seen: { word: 'dnsSilent' }, mend: { word: 'dnsSilent' } };
    }
    const lost = hosts.filter((_, index) => found[index]?.addresses.length === 0);
    if (lost.length === 0) return { state: 'ok', seen: { word: 'sites', values: { hosts: hosts.join(', ') } } };
    return {
      state: 'warn',
      seen: { word: 'sitesLost', values: { hosts: lost.join(', ') } },
      mend: { word: 'sites', values: { names: lost.map((host) => `*.${host}`).join(', ') } },
    };
  },
};
