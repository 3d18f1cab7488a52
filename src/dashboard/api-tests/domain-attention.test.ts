import { expect, it } from 'vitest';
import { dashboardOf } from '#testing/dashboards.ts';
import { INSTANCE_ADDRESS, newHost, openDomains, shareDomains } from '#testing/domains.ts';
import { eventually } from '#testing/eventually.ts';

const domains = shareDomains();

it('lists a pending or failing domain, and shows a served one as the address of the site', async () => {
  const ada = await openDomains(domains);
  const { attention, fetchDashboard } = dashboardOf(ada.member);
  const first = async () => (await fetchDashboard()).site.addresses[0];
  const before = await first();
  const claimed = await ada.claim(newHost());
  const { host } = claimed;
  const expected = (state: string, shownUntil: unknown) => [{ kind: 'domain', host, shownAs: host, state, shownUntil }];
  expect(await attention('domain')).toEqual(expected('pending', null));

  ada.setRecords(claimed);
  await ada.check(host);
  expect(await attention('domain')).toEqual([]);
  expect(await first()).toEqual({ kind: 'domain', url: `http://${host}` });

  domains.dns.set(host, { A: ['198.51.100.9'] });
  await ada.check(host);
  expect(await attention('domain')).toEqual(expected('failing', expect.any(String)));
  domains.dns.set(host, { A: [INSTANCE_ADDRESS] });
  await ada.check(host);
  expect(await attention('domain')).toEqual([]);

  await ada.release(host);
  expect(await first()).toEqual(before);
});

it('lists a domain that waits for approval', async () => {
  const ada = await openDomains(domains);
  const { attention } = dashboardOf(ada.member);
  const { host } = await ada.claim(newHost());
  await attention();
  const { pool } = domains.instance.kernel.db;
  await pool.query("update hostnames set state = 'verified', verified_at = now() where host = $1", [host]);
  await eventually(async () => expect(await attention('domain')).toMatchObject([{ host, state: 'verified' }]));
});
