import { beforeAll, describe, expect, it } from 'vitest';
import { newHost, openDomains, shareDomains, startBeside, visit } from '#testing/domains.ts';
import { eventually } from '#testing/eventually.ts';
import { type Member, makeAdmin, registerMember } from '#testing/members.ts';
import { setMemberActive } from '#testing/set-active.ts';
import type { TestInstance } from '#testing/test-instance.ts';

const domains = shareDomains({ DOMAIN_APPROVAL: 'true' });
let admin: Member;

beforeAll(async () => {
  admin = await registerMember(domains.instance);
  await makeAdmin(domains.instance, admin);
});

const REASON = 'A bank has this name.';
const decide = (owner: Member, host: string, verb: string, body?: unknown) =>
  admin.call('POST', `/api/admin/hostnames/${owner.uid}/${host}/${verb}`, body);
const listed = async (query = '') => (await admin.call('GET', `/api/admin/hostnames?${query}`)).body;
const asked = async ({ url }: { url: string }, host: string) =>
  (await fetch(`${url}/internal/tls-ask?domain=${encodeURIComponent(host)}`)).status;
const deedsOn = async (host: string) =>
  (
    await domains.instance.kernel.db.pool.query<{ action: string; actor_id: string; owner_id: string | null }>(
      "select action, actor_id, owner_id from audit_events where subject_kind = 'domain' and subject_id = $1 order by id",
      [host],
    )
  ).rows;

/** A member whose domain is proven and waits for an admin. */
async function openWaiting(host = newHost()) {
  const ada = await openDomains(domains);
  const claimed = await ada.claim(host);
  ada.setRecords(claimed);
  expect((await ada.check(host)).state).toBe('verified');
  return { ...ada, host, owner: ada.member };
}

describe('a domain that waits for an admin', () => {
  it('is shown once it is approved, taken off with a reason, and let in again', async () => {
    const { host, owner, mails, list, check } = await openWaiting();
    expect([(await visit(domains, host)).status, await asked(domains.instance, host)]).toEqual([404, 404]);

    const approved = await decide(owner, host, 'approve');
    expect([approved.status, approved.body.state, approved.body.owner.uid]).toEqual([200, 'authorized', owner.uid]);
    expect((await visit(domains, host)).body).toContain('Countess of computing');
    expect(await asked(domains.instance, host)).toBe(200);

    const revoked = await decide(owner, host, 'revoke', { reason: ` ${REASON}\n` });
    expect([revoked.status, revoked.body.state, revoked.body.takenOff]).toEqual([200, 'revoked', 'revoked']);
    expect([(await visit(domains, host)).status, await asked(domains.instance, host)]).toEqual([404, 404]);
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
    const noted = { actor_id: admin.uid, owner_id: owner.uid };
    expect(await deedsOn(host)).toEqual([
      { action: 'domain-approved', ...noted },
      { action: 'domain-revoked', ...noted },
      { action: 'domain-readmitted', ...noted },
    ]);
  });

  it('is taken off on every instance at once', async () => {
    const { host, owner } = await openWaiting();
    const beside = await startBeside(domains);
    await decide(owner, host, 'approve');
    await eventually(async () => expect(await asked(beside, host)).toBe(200));
    expect((await visit({ instance: beside }, host)).status).toBe(200);
    await decide(owner, host, 'revoke', { reason: REASON });
    await eventually(async () => {
      expect([await asked(beside, host), (await visit({ instance: beside }, host)).status]).toEqual([404, 404]);
    });
  });

  it('is denied with a reason, and was never shown', async () => {
    const { host, owner, mails, list } = await openWaiting();
    const { body } = await decide(owner, host, 'deny', { reason: REASON });
    expect([body.state, body.takenOff]).toEqual(['revoked', 'denied']);
    expect((await list())[0]).toMatchObject({ takenOff: 'denied', reason: REASON });
    expect(await mails('domain-taken-off')).toMatchObject([{ data: { how: 'denied', reason: REASON } }]);
  });

  it('is left as it is by whoever decides too late, and who is told how it stands', async () => {
    const { host, owner } = await openWaiting();
    const refusals = async (verb: string, body?: object) => {
      const { status, body: said } = await decide(owner, host, verb, body);
      return [status, said.data?.state];
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
      expect.stringContaining('not proven'),
    ]);
  });

  it('has one fate, however many decide at once', async () => {
    const { host, owner } = await openWaiting();
    const answers = await Promise.all([
      decide(owner, host, 'approve'),
      decide(owner, host, 'deny', { reason: REASON }),
      decide(owner, host, 'approve'),
      decide(owner, host, 'deny', { reason: REASON }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409, 409, 409]);
    expect(await deedsOn(host)).toHaveLength(1);
  });

  it.each<[string, object, string]>([
    ['without a reason', {}, 'reason'],
    ['with an empty one', { reason: '' }, 'reason'],
    ['with one of blanks', { reason: ' \n ' }, 'reason'],
    ['with one that is too long', { reason: 'x'.repeat(501) }, 'reason'],
    ['with one that could not be kept', { reason: 'a\0b' }, 'reason'],
    ['with a number', { reason: 7 }, 'reason'],
    ['with a state beside it', { reason: REASON, state: 'authorized' }, 'state'],
  ])('is not denied %s, and the field is named', async (_, body, field) => {
    const { status, body: said } = await decide(admin, 'nobody.lovelace.test', 'deny', body);
    expect([status, said.data?.fields?.[0]?.path]).toEqual([400, field]);
  });

  it('that nobody claims is not there', async () => {
    expect((await decide(admin, 'nobody.lovelace.test', 'approve')).status).toBe(404);
    expect((await decide({ ...admin, uid: 'nobody' }, 'nobody.lovelace.test', 'check')).status).toBe(404);
  });

  it('is mailed about to nobody who was deactivated, and decided all the same', async () => {
    const { host, owner, mails } = await openWaiting();
    await setMemberActive(domains.instance, owner, false);
    expect((await decide(owner, host, 'approve')).status).toBe(200);
    expect(await mails('domain-let-on')).toEqual([]);
    expect(await asked(domains.instance, host)).toBe(404);
  });
});

describe('the list of domains', () => {
  it('has what the last check saw, and whose it is', async () => {
    const { host, owner } = await openWaiting();
    const { items } = await listed(`q=${host}`);
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

  it('is searched by parts of names and by whose they are, filtered by state, and goes on page by page', async () => {
    const ada = await openDomains(domains);
    const hosts = ['one', 'two', 'three'].map((name) => `${name}-${ada.member.username}.lovelace.test`);
    for (const host of hosts) await ada.claim(host);
    const found = async (query: string) => (await listed(query)).items.map(({ host }: { host: string }) => host);
    expect(await found(`q=${ada.member.username}.lovelace`)).toEqual(hosts.toReversed());
    expect(await found(`q=${ada.member.email.toUpperCase()}`)).toEqual(hosts.toReversed());
    expect(await found(`q=two-${ada.member.username}&state=pending`)).toEqual([hosts[1]]);
    expect(await found(`q=two-${ada.member.username}&state=authorized`)).toEqual([]);
    expect(await found('q=%25%25%25')).toEqual([]);
    const first = await listed(`q=${ada.member.username}&limit=2`);
    const rest = await listed(`q=${ada.member.username}&limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...rest.items].map(({ host }) => host)).toEqual(hosts.toReversed());
    expect(rest.nextCursor).toBeUndefined();
  });

  it('is not asked for what it does not have', async () => {
    const queries = ['state=lost', 'limit=0', 'limit=101', 'cursor=nonsense', 'sort=newest', 'q=%00'];
    for (const query of [...queries, `q=${'x'.repeat(201)}`]) {
      expect([query, (await admin.call('GET', `/api/admin/hostnames?${query}`)).status]).toEqual([query, 400]);
    }
  });

  it('takes no cursor that somebody made up', async () => {
    for (const key of [
      ['2027-02-30T10:00:00.000Z', 'a', 'b'],
      ['soon', 'a', 'b'],
      ['2027-03-01T10:00:00.000Z', 'a\0', 'b'],
    ]) {
      const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
      expect((await admin.call('GET', `/api/admin/hostnames?cursor=${cursor}`)).status).toBe(400);
    }
  });

  it('counts how many stand how', async () => {
    const before = (await admin.call('GET', '/api/admin/hostnames/counts')).body;
    await openWaiting();
    const after = (await admin.call('GET', '/api/admin/hostnames/counts')).body;
    expect(after).toEqual({ ...before, verified: before.verified + 1 });
  });

  it('warns of names that look like another’s or ours, and tells who else claims one', async () => {
    const [ada, mary] = [await openWaiting('lovelace-warns.test'), await openDomains(domains)];
    await mary.claim('l0velace-warns.test');
    await mary.claim(ada.host);
    await mary.claim('bücher-warns.test');
    const [alike] = (await listed('q=l0velace-warns')).items;
    expect(alike.warnings).toEqual([{ kind: 'another', of: 'lovelace-warns.test' }]);
    const [other] = (await listed(`q=${encodeURIComponent('bücher-warns.test')}`)).items;
    expect(other).toMatchObject({ shownAs: 'bücher-warns.test', warnings: [{ kind: 'otherScript' }] });
    const claims = (await listed(`q=${ada.host}`)).items;
    expect(claims.map(({ rivals }: { rivals: number }) => rivals)).toEqual([1, 1]);
  });
});

describe('many claims at once', () => {
  it('are each told of', async () => {
    const [one, two] = [await openWaiting(), await openWaiting()];
    const claims = [
      { owner: one.owner.uid, host: one.host },
      { owner: two.owner.uid, host: two.host },
      { owner: two.owner.uid, host: 'nobody.lovelace.test' },
    ];
    const answer = await admin.call('POST', '/api/admin/hostnames/decide', { claims, deed: 'approve' });
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
    const again = await admin.call('POST', '/api/admin/hostnames/decide', { claims, deed: 'deny', reason: REASON });
    expect(outcomes(again.body.items)).toEqual([
      ['stands', 'authorized'],
      ['stands', 'authorized'],
      ['gone', null],
    ]);
    const looked = await admin.call('POST', '/api/admin/hostnames/decide', { claims: [claims[0]], deed: 'check' });
    expect(outcomes(looked.body.items)).toEqual([['done', 'authorized']]);
    expect((await deedsOn(one.host)).map(({ action }) => action)).toEqual(['domain-approved', 'domain-checked']);
  });

  it.each<[string, object]>([
    ['claims', { claims: [], deed: 'approve' }],
    ['claims', { claims: Array.from({ length: 101 }, () => ({ owner: 'a', host: 'b.test' })), deed: 'approve' }],
    ['deed', { claims: [{ owner: 'a', host: 'b.test' }], deed: 'delete' }],
    ['reason', { claims: [{ owner: 'a', host: 'b.test' }], deed: 'revoke' }],
    ['reason', { claims: [{ owner: 'a', host: 'b.test' }], deed: 'deny', reason: ' ' }],
  ])('are refused for %s', async (field, body) => {
    const { status, body: said } = await admin.call('POST', '/api/admin/hostnames/decide', body);
    expect([status, said.data.fields[0].path]).toEqual([400, field]);
  });
});

describe('names that are blocked', () => {
  const block = (pattern: string, body: object = {}) =>
    admin.call('PUT', `/api/admin/hostnames/blocked/${encodeURIComponent(pattern)}`, body);
  const unblock = (pattern: string) =>
    admin.call('DELETE', `/api/admin/hostnames/blocked/${encodeURIComponent(pattern)}`);

  it('are claimed by nobody any more, until they are free again', async () => {
    const ada = await openDomains(domains);
    const blocked = await block('*.Blocked.Test', { note: 'A test.' });
    expect([blocked.status, blocked.body.pattern, blocked.body.takenOff]).toEqual([200, '*.blocked.test', 0]);
    expect((await block('*.blocked.test', { note: 'Another.' })).body.createdAt).toBe(blocked.body.createdAt);
    const list = (await admin.call('GET', '/api/admin/hostnames/blocked')).body.items;
    expect(list).toMatchObject([{ pattern: '*.blocked.test', note: 'Another.' }]);
    const refused = await ada.member.call('POST', '/api/hostnames', { host: 'ada.blocked.test' });
    expect([refused.status, refused.body.data.fields[0]]).toEqual([
      400,
      { path: 'host', message: expect.stringContaining('can’t be used') },
    ]);
    expect((await unblock('*.blocked.test')).status).toBe(200);
    expect((await unblock('*.blocked.test')).status).toBe(404);
    await ada.claim('ada.blocked.test');
    expect((await deedsOn('*.blocked.test')).map(({ action }) => action)).toEqual([
      'host-blocked',
      'host-blocked',
      'host-unblocked',
    ]);
  });

  it('that were claimed before are told of, wait for an admin, and are taken off where one says so', async () => {
    const [shown, waiting] = [await openWaiting('one.taken.test'), await openDomains(domains)];
    await decide(shown.owner, shown.host, 'approve');
    const claimed = await waiting.claim('two.taken.test');
    const matches = async () => (await admin.call('GET', '/api/admin/hostnames/matches?pattern=*.taken.test')).body;
    expect(await matches()).toEqual({ pattern: '*.taken.test', claims: 2, isAll: true });
    await block('*.taken.test');
    expect((await listed('q=two.taken')).items[0].warnings).toEqual([{ kind: 'blocked', of: '*.taken.test' }]);
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
    ['*', 'every name'],
    ['*.*', 'every name'],
    ['bank', 'not a name'],
    ['<b>.test', 'not a name'],
    ['b*ücher.test', 'not a name'],
    ['vitrine.example', 'instance itself'],
    ['*.vitrine.example', 'instance itself'],
  ])('are not such as %s', async (pattern, words) => {
    const { status, body } = await block(pattern);
    expect([status, body.data.fields]).toEqual([400, [{ path: 'pattern', message: expect.stringContaining(words) }]]);
  });

  it('are no longer than names can be', async () => {
    expect((await block(`${'x'.repeat(250)}.test`)).body.data.fields[0]).toMatchObject({ path: 'pattern' });
  });

  it('are written in any letters', async () => {
    expect((await block('*.bücher-block.test')).body.pattern).toBe('*.xn--bcher-block-thb.test');
    expect((await unblock('*.bücher-block.test')).status).toBe(200);
  });
});

describe('base domains', () => {
  const put = (host: string) => admin.call('PUT', `/api/admin/hostnames/base-domains/${encodeURIComponent(host)}`);
  const remove = (host: string) => admin.call('DELETE', `/api/admin/hostnames/base-domains/${host}`);

  it('show each member’s site below them, on every instance', async () => {
    const ada = await openDomains(domains);
    const below = `${ada.member.username}.cvs.sites.test`;
    const beside: TestInstance = await startBeside(domains);
    const added = await put('CVs.Sites.Test');
    expect([added.status, added.body]).toEqual([
      200,
      { own: 'vitrine.example', items: [{ host: 'cvs.sites.test', shownAs: 'cvs.sites.test' }] },
    ]);
    for (const instance of [domains.instance, beside]) {
      await eventually(async () => expect(await asked(instance, below)).toBe(200));
      expect((await visit({ instance }, below)).body).toContain('Countess of computing');
    }
    const claim = (host: string) => ada.member.call('POST', '/api/hostnames', { host });
    expect([(await claim('cvs.sites.test')).status, (await claim('mary.cvs.sites.test')).status]).toEqual([400, 400]);
    expect((await put('cvs.sites.test')).body.data.fields[0].path).toBe('host');
    expect((await remove('cvs.sites.test')).body.items).toEqual([]);
    expect((await remove('cvs.sites.test')).status).toBe(404);
    expect(await asked(domains.instance, below)).toBe(404);
    await ada.claim('mary.cvs.sites.test');
  });

  it('are none that a member has proven', async () => {
    const { host } = await openWaiting('ada.proven.test');
    for (const base of ['proven.test', host]) {
      const { status, body } = await put(base);
      expect([status, body.data.fields[0].message]).toEqual([400, expect.stringContaining('proven')]);
    }
  });

  it.each(['sites', '1.2.3.4', '<b>.test', 'vitrine.example', `${'a.'.repeat(140)}test`])(
    'are not %s',
    async (host) => {
      expect((await put(host)).status).toBe(400);
    },
  );
});

describe('whoever asks for certificates', () => {
  it('gets one for a member’s name below the instance, while there is such a member', async () => {
    const { member } = await openDomains(domains);
    const below = `${member.username}.vitrine.example`;
    expect(await asked(domains.instance, below)).toBe(200);
    for (const host of [
      `deep.${below}`,
      'nobody-at-all.vitrine.example',
      'www.vitrine.example',
      `${member.username}.elsewhere.example`,
      '\0.vitrine.example',
      'ÄÄ.vitrine.example',
    ]) {
      expect([host, await asked(domains.instance, host)]).toEqual([host, 404]);
    }
    await setMemberActive(domains.instance, member, false);
    expect(await asked(domains.instance, below)).toBe(404);
  });
});

it('another member, and whoever is signed out, gets nowhere', async () => {
  const { host, owner } = await openWaiting();
  const path = `/api/admin/hostnames/${owner.uid}/${host}/approve`;
  expect((await owner.call('POST', path)).status).toBe(403);
  expect((await fetch(domains.instance.url + path, { method: 'POST' })).status).toBe(401);
  expect((await owner.call('GET', `/api/admin/hostnames?q=${host}`)).status).toBe(403);
});
