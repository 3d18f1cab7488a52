import { expect } from 'vitest';
import type { Visits } from '#visits/contract.ts';
import { type Member, newIpAddress, send } from './members.ts';
import { openPublicCv } from './public-cvs.ts';
import type { TestInstance } from './test-instance.ts';

export const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1';

/** Returns a visitor's browser at a separate address. */
export function openBrowser(agent = FIREFOX, address = newIpAddress()) {
  const open = (instance: { url: string }, path: string, headers: Record<string, string> = {}, method = 'GET') =>
    send(instance, method, path, { headers: { 'x-forwarded-for': address, 'user-agent': agent, ...headers } });
  return { address, agent, open };
}

/** Requests a path as a new visitor and expects success. */
export async function visitPage(instance: { url: string }, path: string, headers: Record<string, string> = {}) {
  const { status } = await openBrowser().open(instance, path, headers);
  expect([path, status]).toEqual([path, 200]);
}

/** Waits for all pending notifications, so that no cached page is dropped later for an earlier change. */
async function waitForBus({ kernel: { bus, db } }: TestInstance) {
  const { promise: received, resolve } = Promise.withResolvers<void>();
  const listening = await bus.subscribe('test_heard_all', { onMessage: () => resolve(), onReconnect: () => {} });
  await db.asSystem('prepare a test', async (tx) => bus.publish(tx, 'test_heard_all', ''));
  await received;
  await listening.close();
}

/** Makes a member with a public CV and returns its path. */
export async function openVisitedCv(instance: TestInstance) {
  const { member, id, share } = await openPublicCv(instance);
  await share({ visibility: 'public', download: true });
  await waitForBus(instance);
  return { member, id, path: `/cv/${id}` };
}

export async function readVisits(member: Member, query = ''): Promise<Visits> {
  const { status, body } = await member.call('GET', `/api/visits${query}`);
  expect([status, body]).toMatchObject([200, { days: expect.any(Array) }]);
  return body;
}

/** Returns a member's visits after these instances have written all counts. */
export async function visitsAfter(instances: readonly TestInstance[], member: Member, query = '') {
  for (const { visits } of instances) await visits.flush();
  return readVisits(member, query);
}
