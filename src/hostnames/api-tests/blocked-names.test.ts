import { describe, expect, it } from 'vitest';
import { shareDecisions } from '#hostnames/testing/domain-decisions.ts';
import { openDomains, visit } from '#testing/domains.ts';

const { domains, call, decide, listClaims, auditEventsOf, openPendingApproval } = shareDecisions();
const REASON = 'A bank has this name.';

describe('blocked names', () => {
  const block = (pattern: string, body: object = {}) =>
    call('PUT', `/api/admin/hostnames/blocked/${encodeURIComponent(pattern)}`, body);
  const unblock = (pattern: string) => call('DELETE', `/api/admin/hostnames/blocked/${encodeURIComponent(pattern)}`);

  it('cannot be claimed until they are unblocked', async () => {
    const ada = await openDomains(domains);
    const blocked = await block('*.Blocked.Test', { note: 'A test.' });
    expect([blocked.status, blocked.body.pattern, blocked.body.takenOff]).toEqual([200, '*.blocked.test', 0]);
    expect((await block('*.blocked.test', { note: 'Another.' })).body.createdAt).toBe(blocked.body.createdAt);
    const list = (await call('GET', '/api/admin/hostnames/blocked')).body.items;
    expect(list).toMatchObject([{ pattern: '*.blocked.test', note: 'Another.' }]);
    const refused = await ada.member.call('POST', '/api/hostnames', { host: 'ada.blocked.test' });
    expect([refused.status, refused.body.data.fields[0]]).toEqual([
      400,
      { path: 'host', message: expect.stringContaining('can’t be used') },
    ]);
    expect((await unblock('*.blocked.test')).status).toBe(200);
    expect((await unblock('*.blocked.test')).status).toBe(404);
    await ada.claim('ada.blocked.test');
    expect((await auditEventsOf('*.blocked.test')).map(({ action }) => action)).toEqual([
      'host-blocked',
      'host-blocked',
      'host-unblocked',
    ]);
  });

  it('with existing claims require approval, and are removed if the admin gives a reason', async () => {
    const [shown, waiting] = [await openPendingApproval('one.taken.test'), await openDomains(domains)];
    await decide(shown.owner, shown.host, 'approve');
    const claimed = await waiting.claim('two.taken.test');
    const matches = async () => (await call('GET', '/api/admin/hostnames/matches?pattern=*.taken.test')).body;
    expect(await matches()).toEqual({ pattern: '*.taken.test', claims: 2, isAll: true });
    await block('*.taken.test');
    expect((await listClaims('q=two.taken')).items[0].warnings).toEqual([{ kind: 'blocked', of: '*.taken.test' }]);
    expect((await visit(domains, shown.host)).status).toBe(200);
    waiting.setRecords(claimed);
    expect((await waiting.check(claimed.host)).state).toBe('verified');

    expect((await block('*.taken.test', { reason: REASON })).body.takenOff).toBe(2);
    expect((await visit(domains, shown.host)).status).toBe(404);
    expect(await shown.mails('domain-taken-off')).toMatchObject([{ data: { how: 'revoked', reason: REASON } }]);
    expect(await waiting.mails('domain-taken-off')).toMatchObject([{ data: { how: 'denied', reason: REASON } }]);
    expect((await matches()).claims).toBe(0);
  });

  it.each([
    ['*', 'every domain'],
    ['*.*', 'every domain'],
    ['bank', 'Enter a domain like'],
    ['<b>.test', 'Enter a domain like'],
    ['b*ücher.test', 'Enter a domain like'],
    ['vitrine.example', 'used by this instance'],
    ['*.vitrine.example', 'used by this instance'],
  ])('cannot be the pattern %s', async (pattern, words) => {
    const { status, body } = await block(pattern);
    expect([status, body.data.fields]).toEqual([400, [{ path: 'pattern', message: expect.stringContaining(words) }]]);
  });

  it('cannot be longer than a host name', async () => {
    expect((await block(`${'x'.repeat(250)}.test`)).body.data.fields[0]).toMatchObject({ path: 'pattern' });
  });

  it('can be entered in any script', async () => {
    expect((await block('*.bücher-block.test')).body.pattern).toBe('*.xn--bcher-block-thb.test');
    expect((await unblock('*.bücher-block.test')).status).toBe(200);
  });
});
