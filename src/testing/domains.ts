import { beforeAll, expect } from 'vitest';
import type { Hostname } from '#hostnames/contract.ts';
import { checkDomains } from '#hostnames/server/check-domains.ts';
import { type DnsServer, startDnsServer } from './dns-server.ts';
import { openSite, requestHost, SITES_URL } from './member-sites.ts';
import { type Member, mailTo } from './members.ts';
import { startTestInstance, type TestInstance } from './test-instance.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The IP address that the test instances announce for domains. */
export const INSTANCE_ADDRESS = '192.0.2.7';

const domainSettings = (dns: DnsServer) => ({
  ...{ APP_URL: SITES_URL, TRUST_PROXY: '1', ALLOW_PRIVATE_ADDRESSES: 'true' },
  ...{ DNS_SERVERS: dns.address, DOMAIN_ADDRESSES: INSTANCE_ADDRESS },
});

/** Starts an instance and its DNS server, shared by all tests of a file. */
export function shareDomains(env: Record<string, string> = {}) {
  const shared = {} as { instance: TestInstance; dns: DnsServer };
  beforeAll(async () => {
    const cleaning: (() => Promise<void>)[] = [];
    const whenDone = (clean: () => Promise<void>) => cleaning.push(clean);
    shared.dns = await startDnsServer(whenDone);
    shared.instance = await startTestInstance({ ...domainSettings(shared.dns), ...env }, { whenDone });
    return async () => {
      for (const clean of cleaning.reverse()) await clean();
    };
  });
  return shared;
}

/** Starts a second instance with the same database and DNS server. */
export const startSecondInstance = ({ instance, dns }: { instance: TestInstance; dns: DnsServer }) =>
  startTestInstance({ ...domainSettings(dns), DATABASE_URL: instance.databaseUrl });

/** Checks all domains, as the scheduled job does in so many days. */
export function runDomainChecks({ kernel, hostnames }: TestInstance, days = 0) {
  const clock = { now: () => new Date(Date.now() + days * DAY) };
  return checkDomains({ ...kernel, ...hostnames, clock });
}

let counter = 0;

/** Returns a domain that no other test uses. */
export function newHost() {
  counter += 1;
  return `own-${counter}.lovelace.test`;
}

/** Makes a member with a site, and returns functions to claim and check domains. */
export async function openDomains({ instance, dns }: { instance: TestInstance; dns: DnsServer }, owner?: Member) {
  const site = await openSite(instance, { headline: 'Countess of computing', indexing: true }, owner);
  const { member } = site;
  const claim = async (host: string): Promise<Hostname> => {
    const answer = await member.call('POST', '/api/hostnames', { host });
    expect([answer.status, answer.body]).toMatchObject([201, {}]);
    return answer.body;
  };
  const check = async (host: string): Promise<Hostname> => {
    const answer = await member.call('POST', `/api/hostnames/${host}/check`);
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
    return answer.body;
  };
  const list = async (): Promise<Hostname[]> => (await member.call('GET', '/api/hostnames')).body.items;
  return {
    ...site,
    claim,
    check,
    list,
    stateOf: async (host: string) => (await list()).find((one) => one.host === host)?.state,
    release: (host: string) => member.call('DELETE', `/api/hostnames/${host}`),
    /** Sets the DNS records that the claim requires. */
    setRecords: ({ host, records }: Hostname) => {
      dns.set(`_vitrine.${host}`, { TXT: records.filter(({ type }) => type === 'TXT').map(({ value }) => value) });
      dns.set(host, { A: [INSTANCE_ADDRESS] });
    },
    /** Returns a verified domain with the member's site on it. */
    own: async (host = newHost()) => {
      const claimed = await claim(host);
      dns.set(`_vitrine.${host}`, { TXT: [claimed.records[0]?.value ?? ''] });
      dns.set(host, { A: [INSTANCE_ADDRESS] });
      expect((await check(host)).state).toBe('authorized');
      return host;
    },
    mails: (template: string) => mailTo(instance, member.email, template),
  };
}

/** Requests a path of a host as a visitor. */
export const visit = ({ instance }: { instance: TestInstance }, host: string, path = '/') =>
  requestHost(instance, host, path);
