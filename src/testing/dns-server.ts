import { onTestFinished } from 'vitest';
import { openDnsServer } from './open-dns-server.ts';
import type { WhenDone } from './test-database.ts';

export type { DnsServer } from './open-dns-server.ts';

/** Starts a DNS server and stops it after the test. */
export async function startDnsServer(whenDone: WhenDone = onTestFinished) {
  const server = await openDnsServer();
  whenDone(server.close);
  return server;
}
