import { type DnsServer, openDnsServer } from '../src/testing/open-dns-server.ts';
import { HOSTS } from './site.ts';
import { test as base } from './with-mail.ts';

/** The IP address that the instance announces for domains. */
export const ADDRESS = '192.0.2.7';

/** Returns the settings of an instance that uses this DNS server. */
export const dnsSettings = (dns: DnsServer) => ({
  ...HOSTS,
  ...{ DNS_SERVERS: dns.address, DOMAIN_ADDRESSES: ADDRESS, ALLOW_PRIVATE_ADDRESSES: 'true' },
});

/** Runs a product whose member hosts resolve to the local machine in the browser, and at the test's DNS server. */
export const test = base.extend<object, { dns: DnsServer }>({
  dns: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
    async ({}, use) => {
      const dns = await openDnsServer();
      await use(dns);
      await dns.close();
    },
    { scope: 'worker' },
  ],
  settings: [async ({ dns }, use) => use(dnsSettings(dns)), { scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP *.lovelace.test 127.0.0.1'],
      }),
    { scope: 'worker' },
  ],
});
