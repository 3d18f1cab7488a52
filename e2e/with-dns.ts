import { type DnsServer, openDnsServer } from '../src/testing/open-dns-server.ts';
import { test as base } from './mailed.ts';
import { HOSTS } from './site-of.ts';

/** Where the instance says that it is. */
export const ADDRESS = '192.0.2.7';

/** What an instance is told that asks this server for names. */
export const namesFrom = (dns: DnsServer) => ({
  ...HOSTS,
  ...{ DNS_SERVERS: dns.address, DOMAIN_ADDRESSES: ADDRESS, ALLOW_PRIVATE_ADDRESSES: 'true' },
});

/** Names below this one are the machine's own for the browser; the instance asks the server of the test for them. */
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
  settings: [async ({ dns }, use) => use(namesFrom(dns)), { scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP *.lovelace.test 127.0.0.1'],
      }),
    { scope: 'worker' },
  ],
});
