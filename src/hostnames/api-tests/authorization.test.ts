import { describe, expect, it } from 'vitest';
import { askForCertificate, shareDecisions } from '#hostnames/testing/domain-decisions.ts';
import { newHost, openDomains, startSecondInstance, visit } from '#testing/domains.ts';
import { eventually } from '#testing/eventually.ts';
import { setMemberActive } from '#testing/set-active.ts';

const { domains, call, uid, decide, listClaims, auditEventsOf, openPendingApproval } = shareDecisions();
const REASON = 'A bank has this name.';

describe('a domain awaiting approval', () => {
  it('is served after approval, removed when revoked with a reason, and can be readmitted', async () => {
    const { host, owner, mails, list, check } = await openPendingApproval();
    expect([(await visit(domains, host)).status, await askForCertificate(domains.instance, host)]).toEqual([404, 404]);

    const approved = await decide(owner, host, 'approve');
    expect([approved.status, approved.body.state, approved.body.owner.uid]).toEqual([200, 'authorized', owner.uid]);
    expect((await visit(domains, host)).body).toContain('Countess of computing');
    expect(await askForCertificate(domains.instance, host)).toBe(200);

    const revoked = await decide(owner, host, 'revoke', { reason: ` ${REASON}\n` });
    expect([revoked.status, revoked.body.state, revoked.body.takenOff]).toEqual([200, 'revoked', 'revoked']);
    expect([(await visit(domains, host)).status, await askForCertificate(domains.instance, host)]).toEqual([404, 404]);
    expect((await list())[0]).toMatchObject({ state: 'revoked', takenOff: 'revoked', reason: REASON });
    expect((await check(host)).state).toBe('revoked');

    const again = await decide(owner, host, 'readmit');
    expect([again.body.state, again.body.reason]).toEqual(['pending', '']);
    expect((await list())[0]).toMatchObject({ state: 'pending', lostBy: null, nextCheckAt: expect.any(String) });
    expect((await check(host)).state).toBe('verified');

    expect(await mails('domain-let-on')).toMatchObject([
      { data: { domain: host, how: 'approved' } },
      { data: { domain: host, how: 'readmitted' } },
    ]);
    expect(await mails('domain-taken-off')).toMatchObject([{ data: { domain: host, how: 'revoked', reason: REASON } }]);
    const auditFields = { actor_id: uid(), owner_id: owner.uid };
    expect(await auditEventsOf(host)).toEqual([
      { action: 'domain-approved', ...auditFields },
      { action: 'domain-revoked', ...auditFields },
      { action: 'domain-readmitted', ...auditFields },
    ]);
  });

  it('stops being served on every instance at once when revoked', async () => {
    const { host, owner } = await openPendingApproval();
    const secondInstance = await startSecondInstance(domains);
    await decide(owner, host, 'approve');
    await eventually(async () => expect(await askForCertificate(secondInstance, host)).toBe(200));
    expect((await visit({ instance: secondInstance }, host)).status).toBe(200);
    await decide(owner, host, 'revoke', { reason: REASON });
    await eventually(async () => {
      expect([
        await askForCertificate(secondInstance, host),
        (await visit({ instance: secondInstance }, host)).status,
      ]).toEqual([404, 404]);
    });
  });

  it('is denied with a reason and is never served', async () => {
    const { host, owner, mails, list } = await openPendingApproval();
    const { body } = await decide(owner, host, 'deny', { reason: REASON });
    expect([body.state, body.takenOff]).toEqual(['revoked', 'denied']);
    expect((await list())[0]).toMatchObject({ takenOff: 'denied', reason: REASON });
    expect(await mails('domain-taken-off')).toMatchObject([{ data: { how: 'denied', reason: REASON } }]);
  });

  it('stays unchanged after an outdated decision, which fails with its current state', async () => {
    const { host, owner } = await openPendingApproval();
    const refusals = async (verb: string, body?: object) => {
      const { status, body: payload } = await decide(owner, host, verb, body);
      return [status, payload.data?.state];
    };
    expect(await refusals('revoke', { reason: REASON })).toEqual([409, 'verified']);
    expect(await refusals('readmit')).toEqual([409, 'verified']);
    await decide(owner, host, 'deny', { reason: REASON });
    expect(await refusals('approve')).toEqual([409, 'revoked']);
    expect(await refusals('deny', { reason: REASON })).toEqual([409, 'revoked']);
    const claimed = await openDomains(domains);
    const unproven = await claimed.claim(newHost());
    const early = await decide(claimed.member, unproven.host, 'approve');
    expect([early.status, early.body.data.state, early.body.message]).toEqual([
      409,
      'pending',
      expect.stringContaining('isn’t verified'),
    ]);
  });

  it('accepts only one of several concurrent decisions', async () => {
    const { host, owner } = await openPendingApproval();
    const answers = await Promise.all([
      decide(owner, host, 'approve'),
      decide(owner, host, 'deny', { reason: REASON }),
      decide(owner, host, 'approve'),
      decide(owner, host, 'deny', { reason: REASON }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect(await auditEventsOf(host)).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ['without a reason', {}, 'reason'],
    ['with an empty reason', { reason: '' }, 'reason'],
    ['with a reason of blanks only', { reason: ' \n ' }, 'reason'],
    ['with a reason that is too long', { reason: 'x'.repeat(501) }, 'reason'],
    ['with a reason that contains NUL', { reason: 'a\0b' }, 'reason'],
    ['with a number as reason', { reason: 7 }, 'reason'],
    ['with an additional state', { reason: REASON, state: 'authorized' }, 'state'],
  ])('cannot be denied %s; the error names the field', async (_, body, field) => {
    const { status, body: payload } = await decide({ uid: 'nobody' }, 'nobody.lovelace.test', 'deny', body);
    expect([status, payload.data?.fields?.[0]?.path]).toEqual([400, field]);
  });

  it('returns 404 for a domain without a claim', async () => {
    expect((await decide({ uid: 'nobody' }, 'nobody.lovelace.test', 'approve')).status).toBe(404);
    expect((await decide({ uid: 'nobody' }, 'nobody.lovelace.test', 'check')).status).toBe(404);
  });

  it('can be decided for a deactivated member, who gets no mail', async () => {
    const { host, owner, mails } = await openPendingApproval();
    await setMemberActive(domains.instance, owner, false);
    expect((await decide(owner, host, 'approve')).status).toBe(200);
    expect(await mails('domain-let-on')).toEqual([]);
    expect(await askForCertificate(domains.instance, host)).toBe(404);
  });
});

describe('the list of domains', () => {
  it('contains the records found by the last check and the owner', async () => {
    const { host, owner } = await openPendingApproval();
    const { items } = await listClaims(`q=${host}`);
    expect(items).toMatchObject([
      {
        ...{ host, shownAs: host, state: 'verified', rivals: 0, warnings: [], reason: '' },
        owner: { uid: owner.uid, email: owner.email, username: owner.username, name: owner.name },
        seen: [
          { type: 'TXT', isRight: true },
          { type: 'A', values: ['192.0.2.7'], expected: ['192.0.2.7'] },
        ],
        ...{ checkedAt: expect.any(String), authorizedAt: null, failingSince: null },
      },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/proof"|password|token/);
  });

  it('can be searched by host and owner, filtered by state, and paginated', async () => {
    const ada = await openDomains(domains);
    const hosts = ['one', 'two', 'three'].map((name) => `${name}-${ada.member.username}.lovelace.test`);
    for (const host of hosts) await ada.claim(host);
    const found = async (query: string) => (await listClaims(query)).items.map(({ host }: { host: string }) => host);
    expect(await found(`q=${ada.member.username}.lovelace`)).toEqual(hosts.toReversed());
    expect(await found(`q=${ada.member.email.toUpperCase()}`)).toEqual(hosts.toReversed());
    expect(await found(`q=two-${ada.member.username}&state=pending`)).toEqual([hosts[1]]);
    expect(await found(`q=two-${ada.member.username}&state=authorized`)).toEqual([]);
    expect(await found('q=%25%25%25')).toEqual([]);
    const first = await listClaims(`q=${ada.member.username}&limit=2`);
    const rest = await listClaims(`q=${ada.member.username}&limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...rest.items].map(({ host }) => host)).toEqual(hosts.toReversed());
    expect(rest.nextCursor).toBeUndefined();
  });

  it('rejects invalid query parameters', async () => {
    const queries = ['state=lost', 'limit=0', 'limit=101', 'cursor=nonsense', 'sort=newest', 'q=%00'];
    for (const query of [...queries, `q=${'x'.repeat(201)}`]) {
      expect([query, (await call('GET', `/api/admin/hostnames?${query}`)).status]).toEqual([query, 400]);
    }
  });

  it('rejects forged cursors', async () => {
    for (const key of [
      ['2027-02-30T10:00:00.000Z', 'a', 'b'],
      ['soon', 'a', 'b'],
      ['2027-03-01T10:00:00.000Z', 'a\0', 'b'],
    ]) {
      const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
      expect((await call('GET', `/api/admin/hostnames?cursor=${cursor}`)).status).toBe(400);
    }
  });

  it('counts the claims by state', async () => {
    const before = (await call('GET', '/api/admin/hostnames/counts')).body;
    await openPendingApproval();
    const after = (await call('GET', '/api/admin/hostnames/counts')).body;
    expect(after).toEqual({ ...before, verified: before.verified + 1 });
  });

  it('warns about look-alike names and counts rival claims', async () => {
    const [ada, mary] = [await openPendingApproval('lovelace-warns.test'), await openDomains(domains)];
    await mary.claim('l0velace-warns.test');
    await mary.claim(ada.host);
    await mary.claim('bücher-warns.test');
    const [alike] = (await listClaims('q=l0velace-warns')).items;
    expect(alike.warnings).toEqual([{ kind: 'another', of: 'lovelace-warns.test' }]);
    const [other] = (await listClaims(`q=${encodeURIComponent('bücher-warns.test')}`)).items;
    expect(other).toMatchObject({ shownAs: 'bücher-warns.test', warnings: [{ kind: 'otherScript' }] });
    const claims = (await listClaims(`q=${ada.host}`)).items;
    expect(claims.map(({ rivals }: { rivals: number }) => rivals)).toEqual([1, 1]);
  });
});

describe('deciding many claims at once', () => {
  it('returns the outcome of each claim', async () => {
    const [one, two] = [await openPendingApproval(), await openPendingApproval()];
    const claims = [
      { owner: one.owner.uid, host: one.host },
      { owner: two.owner.uid, host: two.host },
      { owner: two.owner.uid, host: 'nobody.lovelace.test' },
    ];
    const answer = await call('POST', '/api/admin/hostnames/decide', { claims, deed: 'approve' });
    const outcomes = (items: { outcome: string; state: string | null }[]) =>
      items.map(({ outcome, state }) => [outcome, state]);
    expect([answer.status, outcomes(answer.body.items)]).toEqual([
      200,
      [
        ['done', 'authorized'],
        ['done', 'authorized'],
        ['gone', null],
      ],
    ]);
    const again = await call('POST', '/api/admin/hostnames/decide', { claims, deed: 'deny', reason: REASON });
    expect(outcomes(again.body.items)).toEqual([
      ['stands', 'authorized'],
      ['stands', 'authorized'],
      ['gone', null],
    ]);
    const rechecked = await call('POST', '/api/admin/hostnames/decide', { claims: [claims[0]], deed: 'check' });
    expect(outcomes(rechecked.body.items)).toEqual([['done', 'authorized']]);
    expect((await auditEventsOf(one.host)).map(({ action }) => action)).toEqual(['domain-approved', 'domain-checked']);
  });

  it.each<[string, object]>([
    ['claims', { claims: [], deed: 'approve' }],
    ['claims', { claims: Array.from({ length: 101 }, () => ({ owner: 'a', host: 'b.test' })), deed: 'approve' }],
    ['deed', { claims: [{ owner: 'a', host: 'b.test' }], deed: 'delete' }],
    ['reason', { claims: [{ owner: 'a', host: 'b.test' }], deed: 'revoke' }],
    ['reason', { claims: [{ owner: 'a', host: 'b.test' }], deed: 'deny', reason: ' ' }],
  ])('is rejected with an error for the field %s', async (field, body) => {
    const { status, body: payload } = await call('POST', '/api/admin/hostnames/decide', body);
    expect([status, payload.data.fields[0].path]).toEqual([400, field]);
  });
});

it('rejects members who are not admins and signed-out callers', async () => {
  const { host, owner } = await openPendingApproval();
  const path = `/api/admin/hostnames/${owner.uid}/${host}/approve`;
  expect((await owner.call('POST', path)).status).toBe(403);
  expect((await fetch(domains.instance.url + path, { method: 'POST' })).status).toBe(401);
  expect((await owner.call('GET', `/api/admin/hostnames?q=${host}`)).status).toBe(403);
});
