import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { type Member, mailTo, registerAdmin, registerMember, signInAgain, visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);

const MEGABYTE = 1024 * 1024;

let admin: Member;
beforeAll(async () => {
  admin = await registerAdmin(instance, { name: 'Charles Babbage', username: 'babbage' });
});

const callOn = (uid: string, method: string, rest: string, body?: object) =>
  admin.call(method, `/api/admin/people/${uid}${rest}`, body);
const read = async (uid: string) => (await callOn(uid, 'GET', '')).body;
const eventsOn = async (uid: string) => {
  const { rows } = await sql('select action, actor_id, details from audit_events where owner_id = $1 order by id', [
    uid,
  ]);
  return rows.filter(({ actor_id }) => actor_id === admin.uid);
};

const ACTIONS = [
  ['POST', '/deactivate', {}],
  ['POST', '/activate', undefined],
  ['PUT', '/admin', undefined],
  ['DELETE', '/admin', undefined],
  ['POST', '/verify', undefined],
  ['POST', '/reset', undefined],
  ['DELETE', '/two-factor', undefined],
  ['PUT', '/storage-limit', { megabytes: 500 }],
  ['DELETE', '/sessions', undefined],
  ['POST', '/delete', { confirm: 'nobody' }],
] as const;

describe('the details of a member', () => {
  it('contain the content of the account and no credentials', async () => {
    const ada = await registerMember(instance, { name: 'Ada Lovelace' });
    await ada.call('POST', '/api/projects', { title: 'Notes' });
    const { id } = (await ada.call('POST', '/api/cvs', { name: 'For Turin' })).body;
    expect((await ada.call('PUT', `/api/cvs/${id}/visibility`, { visibility: 'public' })).status).toBe(200);
    const answer = await callOn(ada.uid, 'GET', '');
    expect(answer.body).toMatchObject({
      user: { uid: ada.uid, email: ada.email, isAdmin: false, isActive: true, emailVerified: true },
      language: 'en',
      twoFactorEnabled: false,
      passkeys: 0,
      sessions: [{ address: ada.address, lastSeenAt: expect.any(String) }],
      storage: { used: 0, room: 200 * MEGABYTE, limitMegabytes: null, defaultMegabytes: 200 },
      counts: { cvs: 1, projects: 1, achievements: 0, links: 0, domains: 0 },
      pages: [{ kind: 'cv', url: expect.stringMatching(new RegExp(`/cv/${id}$`)), title: 'For Turin' }],
    });
    expect((await visitor(instance).call('GET', `/cv/${id}`)).status).toBe(200);
    expect(answer.body.events.length).toBeGreaterThan(0);
    const bodyText = JSON.stringify(answer.body);
    expect(bodyText).not.toContain(ada.token);
    const { rows } = await sql('select password from credentials where user_id = $1', [ada.uid]);
    expect(bodyText).not.toContain(rows[0].password);
    expect(bodyText).not.toMatch(/password"|secret|backupCodes|token/i);
  });

  it('list no pages while the member is deactivated', async () => {
    const ada = await registerMember(instance);
    const { id } = (await ada.call('POST', '/api/cvs', { name: 'For Turin' })).body;
    await ada.call('PUT', `/api/cvs/${id}/visibility`, { visibility: 'public' });
    expect((await visitor(instance).call('GET', `/cv/${id}`)).status).toBe(200);
    await callOn(ada.uid, 'POST', '/deactivate', {});
    expect((await read(ada.uid)).pages).toEqual([]);
    await eventually(async () => expect((await visitor(instance).call('GET', `/cv/${id}`)).status).toBe(404));
    await callOn(ada.uid, 'POST', '/activate');
    await eventually(async () => expect((await visitor(instance).call('GET', `/cv/${id}`)).status).toBe(200));
    expect((await read(ada.uid)).pages).toHaveLength(1);
  });

  it('return 404 for an unknown uid', async () => {
    for (const uid of ['nobody', "' or 1=1 --", '%']) {
      expect((await callOn(encodeURIComponent(uid), 'GET', '')).status).toBe(404);
    }
    expect((await callOn('x'.repeat(101), 'GET', '')).status).toBe(400);
  });
});

describe('actions on a member', () => {
  it('deactivating ends the sessions and mails the reason once', async () => {
    const ada = await registerMember(instance);
    expect((await callOn(ada.uid, 'POST', '/deactivate', { reason: ' Too many birds.\nFar too many. ' })).body).toEqual(
      {
        status: true,
      },
    );
    expect((await callOn(ada.uid, 'POST', '/deactivate', { reason: 'Again.' })).status).toBe(200);
    await eventually(async () => expect((await ada.call('GET', '/api/me')).status).toBe(401));
    const mails = await mailTo(instance, ada.email, 'account-deactivated');
    expect(mails.map(({ data }) => data.reason)).toEqual(['Too many birds.\nFar too many.']);
    expect(await read(ada.uid)).toMatchObject({ user: { isActive: false }, sessions: [], pages: [] });
    expect((await eventsOn(ada.uid)).map(({ action }) => action)).toEqual(['person-deactivated']);
    expect((await callOn(ada.uid, 'POST', '/activate')).status).toBe(200);
    expect((await callOn(ada.uid, 'POST', '/activate')).status).toBe(200);
    expect((await eventsOn(ada.uid)).map(({ action }) => action)).toEqual(['person-deactivated', 'person-activated']);
    await signInAgain(instance, ada);
  });

  it('deactivating without a reason sends no email', async () => {
    const ada = await registerMember(instance);
    expect((await callOn(ada.uid, 'POST', '/deactivate', {})).status).toBe(200);
    expect(await mailTo(instance, ada.email, 'account-deactivated')).toEqual([]);
  });

  it('granting and revoking the admin role take effect at once', async () => {
    const ada = await registerMember(instance);
    expect((await ada.call('GET', '/api/admin/people')).status).toBe(403);
    expect((await callOn(ada.uid, 'PUT', '/admin')).status).toBe(200);
    expect((await callOn(ada.uid, 'PUT', '/admin')).status).toBe(200);
    expect((await ada.call('GET', '/api/admin/people')).status).toBe(200);
    expect((await callOn(ada.uid, 'DELETE', '/admin')).status).toBe(200);
    expect((await callOn(ada.uid, 'DELETE', '/admin')).status).toBe(200);
    expect((await ada.call('GET', '/api/admin/people')).status).toBe(403);
    expect((await eventsOn(ada.uid)).map(({ action }) => action)).toEqual(['admin-given', 'admin-taken']);
  });

  it('granting the admin role is refused for deactivated and unverified members', async () => {
    const unproven = await registerMember(instance, { verified: false });
    expect([(await callOn(unproven.uid, 'PUT', '/admin')).body.message]).toEqual([
      'This email isn’t verified yet. Verify it first.',
    ]);
    const out = await registerMember(instance);
    await callOn(out.uid, 'POST', '/deactivate', {});
    const answer = await callOn(out.uid, 'PUT', '/admin');
    expect([answer.status, answer.body.message]).toEqual([409, 'This account is deactivated. Activate it first.']);
  });

  it('verifying has the effect of entering the code', async () => {
    const ada = await registerMember(instance, { verified: false });
    const answers = await Promise.all([callOn(ada.uid, 'POST', '/verify'), callOn(ada.uid, 'POST', '/verify')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read(ada.uid)).user.emailVerified).toBe(true);
    expect(await mailTo(instance, ada.email, 'welcome')).toHaveLength(1);
    expect((await eventsOn(ada.uid)).map(({ action }) => action)).toEqual(['person-verified']);
  });

  it('sending a reset mails a password reset link', async () => {
    const ada = await registerMember(instance);
    expect((await callOn(ada.uid, 'POST', '/reset')).status).toBe(200);
    await eventually(async () => expect(await mailTo(instance, ada.email, 'password-reset')).toHaveLength(1));
    await callOn(ada.uid, 'POST', '/deactivate', {});
    expect((await callOn(ada.uid, 'POST', '/reset')).status).toBe(409);
    expect((await eventsOn(ada.uid)).map(({ action }) => action)).toEqual(['reset-sent', 'person-deactivated']);
  });

  it('sending a reset works for a member whose address has had all resets that a visitor may ask for', async () => {
    const ada = await registerMember(instance);
    for (let sent = 1; sent <= 6; sent++) {
      expect((await callOn(ada.uid, 'POST', '/reset')).status).toBe(200);
      await eventually(async () => expect(await mailTo(instance, ada.email, 'password-reset')).toHaveLength(sent));
    }
  });

  it('ending the sessions signs the member out everywhere', async () => {
    const ada = await registerMember(instance);
    const phone = await signInAgain(instance, ada);
    expect((await callOn(ada.uid, 'DELETE', '/sessions')).status).toBe(200);
    for (const { call } of [ada, phone]) {
      await eventually(async () => expect((await call('GET', '/api/me')).status).toBe(401));
    }
    expect((await callOn(ada.uid, 'DELETE', '/sessions')).status).toBe(200);
    expect(await eventsOn(ada.uid)).toMatchObject([{ action: 'sessions-ended', details: { count: 2 } }]);
    const mails = await mailTo(instance, ada.email, 'changed-by-admin');
    expect(mails.map(({ data }) => data.change)).toEqual(['sessions-ended']);
  });

  it('setting a storage limit overrides the default until it is reset', async () => {
    const ada = await registerMember(instance, { verified: false });
    const storage = async () => (await read(ada.uid)).storage;
    const usual = { room: 5 * MEGABYTE, limitMegabytes: null, defaultMegabytes: 5 };
    expect(await storage()).toEqual({ used: 0, ...usual });
    expect((await callOn(ada.uid, 'PUT', '/storage-limit', { megabytes: 500 })).body).toEqual({ status: true });
    expect(await storage()).toMatchObject({ room: 500 * MEGABYTE, limitMegabytes: 500, defaultMegabytes: 5 });
    expect((await callOn(ada.uid, 'PUT', '/storage-limit', { megabytes: null })).status).toBe(200);
    expect(await storage()).toMatchObject(usual);
    await callOn(ada.uid, 'POST', '/verify');
    expect(await storage()).toMatchObject({ room: 200 * MEGABYTE, defaultMegabytes: 200 });
    const limits = (await eventsOn(ada.uid)).filter(({ action }) => action === 'storage-limit-changed');
    expect(limits.map(({ details }) => details)).toEqual([{ megabytes: 500 }, { megabytes: null }]);
  });

  it('setting an invalid storage limit returns the error on its field', async () => {
    for (const megabytes of [0, -1, 1.5, 1_000_001, '5', undefined]) {
      const { status, body } = await callOn(admin.uid, 'PUT', '/storage-limit', { megabytes });
      expect([megabytes, status, body.data.fields[0].path]).toEqual([megabytes, 400, 'megabytes']);
    }
  });

  it('deleting requires the username as confirmation', async () => {
    const ada = await registerMember(instance);
    for (const confirm of ['', ' ', 'somebody-else', admin.username, ada.uid, `${ada.username}x`]) {
      const answer = await callOn(ada.uid, 'POST', '/delete', { confirm });
      expect([answer.status, answer.body.data.fields]).toEqual([
        400,
        [{ path: 'confirm', message: `This doesn’t match ${ada.username}` }],
      ]);
    }
    for (const body of [{}, { confirm: null }, { confirm: 1 }, { confirm: 'x'.repeat(321) }]) {
      expect((await callOn(ada.uid, 'POST', '/delete', body)).status).toBe(400);
    }
    expect((await callOn(ada.uid, 'POST', '/delete', { confirm: ` ${ada.username.toUpperCase()} ` })).status).toBe(200);
    expect((await callOn(ada.uid, 'GET', '')).status).toBe(404);
    expect((await callOn(ada.uid, 'POST', '/delete', { confirm: ada.username })).status).toBe(404);
    expect(await mailTo(instance, ada.email)).toMatchObject([{ template: 'account-deleted' }]);
    expect((await eventsOn(ada.uid)).map(({ action }) => action)).toEqual(['person-deleted']);
  });

  it('deleting a member without a username requires the address', async () => {
    const ada = await registerMember(instance);
    await sql("update users set username = '', username_look = '' where uid = $1", [ada.uid]);
    expect((await callOn(ada.uid, 'POST', '/delete', { confirm: '' })).status).toBe(400);
    expect((await callOn(ada.uid, 'POST', '/delete', { confirm: ada.email })).status).toBe(200);
  });

  it.each([
    ['too long', 'x'.repeat(1001)],
    ['a number', 7],
    ['an unpaired surrogate', 'a\ud800'],
    ['a text with a NUL', 'a\u0000'],
  ])('deactivating is refused if the reason is %s', async (_, reason) => {
    const ada = await registerMember(instance);
    const answer = await callOn(ada.uid, 'POST', '/deactivate', { reason });
    expect(answer.status).toBe(400);
    expect((await ada.call('GET', '/api/me')).status).toBe(200);
  });

  it('actions that would lock out the caller are refused', async () => {
    for (const [rest, body] of [
      ['/deactivate', {}],
      ['/delete', { confirm: admin.username }],
    ] as const) {
      const { status, body: bodyText } = await callOn(admin.uid, 'POST', rest, body);
      expect([status, bodyText.message]).toEqual([
        409,
        expect.stringMatching(/^You can’t do this to your own account/),
      ]);
    }
    expect((await admin.call('GET', '/api/me')).body.isActive).toBe(true);
  });

  it('every action returns 404 for an unknown uid', async () => {
    for (const [method, rest, body] of ACTIONS) expect((await callOn('nobody', method, rest, body)).status).toBe(404);
  });

  it('every action is refused to members and visitors', async () => {
    const [ada, other] = [await registerMember(instance), await registerMember(instance)];
    for (const [method, rest, body] of ACTIONS) {
      const path = `/api/admin/people/${other.uid}${rest}`;
      expect((await ada.call(method, path, body)).status).toBe(403);
      expect((await visitor(instance).call(method, path, body)).status).toBe(401);
    }
    expect((await other.call('GET', '/api/me')).body).toMatchObject({ isAdmin: false, isActive: true });
    expect(await eventsOn(other.uid)).toEqual([]);
  });
});
