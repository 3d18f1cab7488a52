import { expect, it } from 'vitest';
import { newHost, openDomains, shareDomains } from '#testing/domains.ts';
import type { Member } from '#testing/members.ts';
import { makeZip, readZip } from '#testing/zip.ts';

const domains = shareDomains();

const exportOf = async ({ token }: Member) => {
  const answer = await fetch(`${domains.instance.url}/api/me/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return readZip(new Uint8Array(await answer.arrayBuffer()));
};

const importAccount = async ({ call }: Member, listed: unknown) => {
  const zip = await makeZip({
    'vitrine.json': { format: 'vitrine-export', version: 1 },
    'account/profile.json': { displayName: 'Ada', profile: {} },
    'domains/domains.json': listed,
  });
  return (await call('POST', '/api/me/import', zip, { 'content-type': 'application/zip' })).body;
};

it('exports only the hosts of domains; importing them twice creates one claim each', async () => {
  const [ada, there] = [await openDomains(domains), await openDomains(domains)];
  const [shown, claimed] = [await ada.own(), (await ada.claim(newHost())).host];
  const listed = JSON.parse((await exportOf(ada.member))['domains/domains.json'] ?? '');
  expect(listed).toEqual([{ host: claimed }, { host: shown }]);
  for (const _ of [1, 2]) {
    expect(await importAccount(there.member, listed)).toMatchObject({
      imported: expect.arrayContaining(['domains']),
      warnings: [],
    });
    const claims = await there.list();
    expect(claims.map(({ host, state }) => [host, state]).toSorted()).toEqual(
      [
        [claimed, 'pending'],
        [shown, 'pending'],
      ].toSorted(),
    );
  }
  expect(await ada.stateOf(shown)).toBe('authorized');
});

it.each([
  ['hosts that cannot be claimed', [{ host: 'localhost' }, { host: 'vitrine.example' }, { host: '1.2.3.4' }]],
  ['a file that is no list', { host: 'ada.test' }],
  ['an entry that is no host', [{ host: 7 }]],
  ['a list that exceeds the limit', Array.from({ length: 30 }, (_, n) => ({ host: `room-${n}.lovelace.test` }))],
])('skips %s with a warning', async (_, listed) => {
  const ada = await openDomains(domains);
  expect((await importAccount(ada.member, listed)).warnings).toContain('domains/domains.json');
  expect((await ada.list()).length).toBeLessThanOrEqual(10);
});
