import { describe, expect, it } from 'vitest';
import {
  type Member,
  mailTo,
  makeAdmin,
  newPerson,
  registerMember,
  signInAgain,
  toMember,
  visitor,
} from '#testing/members.ts';
import { shareTestInstance, startTestInstance, type TestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1', SIGN_UP: 'closed' });
const INVITATIONS = '/api/admin/invitations';
const EXPIRED_MESSAGE = 'This invitation is no longer valid. Ask for a new one.';
const USED_MESSAGE = 'This invitation was already used. If that was you, sign in.';

/** Creates the first admin by the set-up link, which works on instances without open sign-up too. */
async function createAdmin(target: TestInstance): Promise<Member> {
  const person = newPerson({ name: 'Charles Babbage' });
  const { call, address } = visitor(target);
  const answer = await call('POST', '/api/set-up', person, target.operator);
  return toMember(target, person, answer, address);
}

let adminPromise: Promise<Member> | undefined;
const admin = () => (adminPromise ??= createAdmin(instance));

/** Returns the token of the last invitation mailed to an address. */
const tokenFor = async (email: string, target = instance) =>
  (await mailTo(target, email, 'invitation')).at(-1)?.data.token ?? '';

/** Invites a new person and returns the token of the mailed link. */
async function invited(target = instance, by = admin()) {
  const person = newPerson();
  const answer = await (await by).call('POST', INVITATIONS, { emails: [person.email] });
  expect(answer.status).toBe(201);
  const [{ id }] = answer.body.items;
  return { id: id as string, person, token: await tokenFor(person.email, target) };
}

const signUp = (body: unknown, target = instance) => visitor(target).call('POST', '/api/auth/sign-up/email', body);
const readInvitation = (invitation: unknown, target = instance) =>
  visitor(target).call('POST', '/api/auth/invitation', { invitation });
const expire = (id: string) =>
  instance.kernel.db.pool.query("update invitations set expires_at = now() - interval '1 second' where id = $1", [id]);
const fieldErrorsOf = ({ status, body }: { status: number; body: { data?: { fields?: unknown } } }) => [
  status,
  body.data?.fields,
];

describe('inviting people', () => {
  it('sends each person a link in the selected language and lists the invitations, newest first', async () => {
    const [one, other] = [newPerson(), newPerson()];
    const emails = [one.email, other.email.toUpperCase(), one.email];
    const message = '  Bring your engine.\nTea is at four.  ';
    const sent = await (await admin()).call('POST', INVITATIONS, { emails, message, language: 'de' });
    expect([sent.status, sent.body.items.length]).toEqual([201, 2]);
    const listed = await (await admin()).call('GET', `${INVITATIONS}?limit=2`);
    expect(listed.body.items).toEqual(sent.body.items);
    expect(listed.body.items[1]).toEqual({
      id: expect.any(String),
      email: one.email,
      state: 'open',
      language: 'de',
      message: 'Bring your engine.\nTea is at four.',
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      usedAt: null,
      invitedBy: { uid: (await admin()).uid, name: 'Charles Babbage' },
      usedBy: null,
    });
    const { createdAt, expiresAt } = listed.body.items[1];
    expect(Date.parse(expiresAt) - Date.parse(createdAt)).toBe(14 * 24 * 60 * 60 * 1000);
    const mails = await mailTo(instance, one.email);
    expect(mails).toMatchObject([{ template: 'invitation', language: 'de', data: { inviter: 'Charles Babbage' } }]);
    expect(await mailTo(instance, other.email)).toHaveLength(1);
  });

  it('stores only the hash of the token and never returns the token to admins', async () => {
    const { token } = await invited();
    expect(token).toMatch(/^[\w-]{32}$/);
    const { rows } = await instance.kernel.db.pool.query('select i::text as row from invitations i');
    expect(rows.some(({ row }) => row.includes(token))).toBe(false);
    expect(JSON.stringify((await (await admin()).call('GET', INVITATIONS)).body)).not.toContain(token);
  });

  it('is recorded in the audit log with its id and without the address', async () => {
    const { id, person } = await invited();
    await (await admin()).call('DELETE', `${INVITATIONS}/${id}`);
    const { rows } = await instance.kernel.db.pool.query(
      'select action, actor_id, details, e::text as row from audit_events e where subject_id = $1 order by e.id',
      [id],
    );
    expect(rows.map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['invitation-sent', (await admin()).uid],
      ['invitation-withdrawn', (await admin()).uid],
    ]);
    expect(JSON.stringify(rows)).not.toContain(person.email);
  });

  it('replaces the first invitation when repeated', async () => {
    const { person, token } = await invited();
    await (await admin()).call('POST', INVITATIONS, { emails: [person.email], message: 'Once more.' });
    expect((await readInvitation(token)).status).toBe(400);
    const { body } = await (await admin()).call('GET', `${INVITATIONS}?state=open&limit=100`);
    const own = body.items.filter(({ email }: { email: string }) => email === person.email);
    expect(own).toMatchObject([{ message: 'Once more.' }]);
    expect((await readInvitation(await tokenFor(person.email))).status).toBe(200);
  });

  it('invites nobody if one address has an account, and names it', async () => {
    const { email } = newPerson();
    const before = await mailTo(instance, email);
    const answer = await (await admin()).call('POST', INVITATIONS, { emails: [email, (await admin()).email] });
    expect(fieldErrorsOf(answer)).toEqual([
      400,
      [{ path: 'emails.1', message: 'An account with this email already exists' }],
    ]);
    expect(await mailTo(instance, email)).toEqual(before);
  });

  it.each([
    ['nobody', { emails: [] }, 'emails'],
    ['an address instead of a list', { emails: 'ada@example.org' }, 'emails'],
    ['an invalid address', { emails: ['ada@example.org', 'ada'] }, 'emails.1'],
    ['too many people', { emails: Array.from({ length: 51 }, (_, at) => `ada-${at}@example.org`) }, 'emails'],
    ['with a message that is too long', { emails: ['ada@example.org'], message: 'x'.repeat(501) }, 'message'],
    ['with control characters in the message', { emails: ['ada@example.org'], message: 'Ada\0' }, 'message'],
    ['in an unknown language', { emails: ['ada@example.org'], language: 'tlh' }, 'language'],
    ['with an unknown field', { emails: ['ada@example.org'], isAdmin: true }, 'isAdmin'],
  ])('refuses to invite %s', async (_, body, path) => {
    const answer = await (await admin()).call('POST', INVITATIONS, body);
    expect([answer.status, answer.body.data.fields.map((fault: { path: string }) => fault.path)]).toEqual([
      400,
      [path],
    ]);
  });

  it('treats markup in the message as text', async () => {
    const { email } = newPerson();
    await (await admin()).call('POST', INVITATIONS, { emails: [email], message: '<b>Come</b>' });
    expect((await mailTo(instance, email))[0]?.data.message).toBe('<b>Come</b>');
  });

  it('leaves one invitation after concurrent requests', async () => {
    const { email } = newPerson();
    const both = await Promise.all(
      [0, 1].map(async () => (await admin()).call('POST', INVITATIONS, { emails: [email] })),
    );
    expect(both.map(({ status }) => status)).toEqual([201, 201]);
    const { rowCount } = await instance.kernel.db.pool.query('select from invitations where email = $1', [email]);
    expect(rowCount).toBe(1);
  });
});

describe('the list of invitations', () => {
  it('filters by state and is paginated', async () => {
    const [open, used, expired, withdrawn] = [await invited(), await invited(), await invited(), await invited()];
    expect((await signUp({ ...used.person, invitation: used.token })).status).toBe(200);
    await expire(expired.id);
    await (await admin()).call('DELETE', `${INVITATIONS}/${withdrawn.id}`);
    for (const [state, { id }] of Object.entries({ open, used, expired, withdrawn })) {
      const { body } = await (await admin()).call('GET', `${INVITATIONS}?state=${state}&limit=100`);
      expect(new Set(body.items.map((item: { state: string }) => item.state))).toEqual(new Set([state]));
      expect(body.items.map((item: { id: string }) => item.id)).toContain(id);
    }
    const first = await (await admin()).call('GET', `${INVITATIONS}?limit=2`);
    const second = await (await admin()).call('GET', `${INVITATIONS}?limit=2&cursor=${first.body.nextCursor}`);
    expect([...first.body.items, ...second.body.items].map(({ id }: { id: string }) => id)).toEqual(
      [withdrawn, expired, used, open].map(({ id }) => id),
    );
    const { usedBy } = second.body.items[0];
    expect(usedBy).toEqual({ uid: expect.any(String), name: used.person.name });
  });

  it.each(['state=gone', 'cursor=nowhere', 'limit=0', 'limit=101', 'who=ada'])('refuses %s', async (query) => {
    expect((await (await admin()).call('GET', `${INVITATIONS}?${query}`)).status).toBe(400);
  });
});

describe('withdrawing an invitation', () => {
  it('invalidates its link and is idempotent', async () => {
    const { id, person, token } = await invited();
    const withdraw = async () => (await admin()).call('DELETE', `${INVITATIONS}/${id}`);
    expect((await withdraw()).body).toEqual({ status: true });
    expect((await withdraw()).body).toEqual({ status: true });
    expect(fieldErrorsOf(await signUp({ ...person, invitation: token }))).toEqual([
      400,
      [{ path: 'invitation', message: EXPIRED_MESSAGE }],
    ]);
  });

  it('is refused for a used invitation', async () => {
    const { id, person, token } = await invited();
    await signUp({ ...person, invitation: token });
    const answer = await (await admin()).call('DELETE', `${INVITATIONS}/${id}`);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This invitation was already accepted, so it can’t be withdrawn.',
    ]);
  });

  it('is refused for an unknown id', async () => {
    const none = '00000000-0000-7000-8000-000000000000';
    expect((await (await admin()).call('DELETE', `${INVITATIONS}/${none}`)).status).toBe(404);
    expect((await (await admin()).call('DELETE', `${INVITATIONS}/1`)).status).toBe(400);
  });
});

describe('an invitation', () => {
  it('can be read by the holder of its token', async () => {
    const { person, token } = await invited();
    const answer = await readInvitation(token);
    expect([answer.status, answer.body]).toEqual([
      200,
      { email: person.email, language: 'en', invitedBy: 'Charles Babbage', instance: 'Vitrine' },
    ]);
  });

  it.each([[undefined], [''], [7], ['x'.repeat(201)], ['of-nobody'], ['\0']])(
    'cannot be read with the token %j',
    async (token) => {
      expect((await readInvitation(token)).status).toBe(400);
    },
  );

  it('has a limit on guesses per IP address', async () => {
    const { call } = visitor(instance);
    const guesses = Array.from({ length: 61 }, () => call('POST', '/api/auth/invitation', { invitation: 'a guess' }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it('allows signing up where sign-up is closed, with a verified address and a session', async () => {
    const { person, token } = await invited();
    expect((await signUp(person)).status).toBe(403);
    const answer = await signUp({ ...person, invitation: token });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ email: person.email, emailVerified: true, isAdmin: false });
    const member = toMember(instance, person, answer);
    expect((await member.call('GET', '/api/me')).body.profile.username).toBe(person.username);
    const templates = (await mailTo(instance, person.email)).map(({ template }) => template);
    expect(templates).toEqual(['invitation', 'welcome']);
    expect((await mailTo(instance, (await admin()).email, 'new-user')).at(-1)?.data.email).toBe(person.email);
  });

  it('is valid only for its address', async () => {
    const { person, token } = await invited();
    expect(fieldErrorsOf(await signUp({ ...newPerson(), invitation: token }))).toEqual([
      400,
      [{ path: 'email', message: 'This invitation was sent to another email address' }],
    ]);
    expect((await signUp({ ...person, invitation: token })).status).toBe(200);
  });

  it('works once, even under concurrent requests', async () => {
    const { person, token } = await invited();
    const both = await Promise.all(
      [person, { ...newPerson(), email: person.email }].map((who) => signUp({ ...who, invitation: token })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    const third = await signUp({ ...newPerson(), email: person.email, invitation: token });
    expect(fieldErrorsOf(third)).toEqual([400, [{ path: 'invitation', message: USED_MESSAGE }]]);
    expect((await readInvitation(token)).body.message).toBe(USED_MESSAGE);
  });

  it('stays valid after a rejected sign-up', async () => {
    const { person, token } = await invited();
    const { username } = await admin();
    const bad = [{ password: 'short' }, { password: 'password12' }, { username }, { name: '' }];
    for (const change of bad) {
      const { status } = await signUp({ ...person, ...change, invitation: token });
      expect([400, 409]).toContain(status);
    }
    expect((await signUp({ ...person, invitation: token })).status).toBe(200);
  });

  it('is rejected after it expires', async () => {
    const { id, person, token } = await invited();
    await expire(id);
    expect((await readInvitation(token)).body.message).toBe(EXPIRED_MESSAGE);
    expect(fieldErrorsOf(await signUp({ ...person, invitation: token }))).toEqual([
      400,
      [{ path: 'invitation', message: EXPIRED_MESSAGE }],
    ]);
  });

  it('is rejected if the address has an account meanwhile', async () => {
    const open = await startTestInstance({ TRUST_PROXY: '1' });
    const { person, token } = await invited(open, createAdmin(open));
    await registerMember(open, person);
    const answer = await signUp({ ...person, ...{ username: newPerson().username }, invitation: token }, open);
    expect([answer.status, answer.body.message]).toEqual([409, 'An account with this email already exists']);
  });

  it('opens the account at once with hidden accounts, replacing an unverified sign-up', async () => {
    const hidden = await startTestInstance({ TRUST_PROXY: '1', HIDE_ACCOUNTS: 'true' });
    const { person, token } = await invited(hidden, createAdmin(hidden));
    await signUp({ ...person, password: 'of somebody else entirely' }, hidden);
    const member = toMember(hidden, person, await signUp({ ...person, invitation: token }, hidden));
    expect((await member.call('GET', '/api/me')).body).toMatchObject({ emailVerified: true });
    expect((await signInAgain(hidden, person)).uid).toBe(member.uid);
  });

  it('makes only the owner of ADMIN_EMAIL an admin', async () => {
    const named = await startTestInstance({ TRUST_PROXY: '1', ADMIN_EMAIL: 'ada@example.org' });
    const by = await createAdmin(named);
    const person = newPerson({ email: 'ada@example.org' });
    await by.call('POST', INVITATIONS, { emails: [person.email] });
    const answer = await signUp({ ...person, invitation: await tokenFor(person.email, named) }, named);
    expect(answer.body.user.isAdmin).toBe(true);
  });
});

describe('the sign-up mode', () => {
  it('follows changes of the settings at once', async () => {
    const open = await startTestInstance({ TRUST_PROXY: '1' });
    const { kernel } = open;
    const mode = async () => (await visitor(open).call('GET', '/api/auth/entrance')).body.signUp;
    expect(await mode()).toBe('open');
    await kernel.db.asSystem('prepare a test', (tx) => kernel.instance.change(tx, { signUp: 'invite' }));
    await kernel.instance.refresh();
    expect(await mode()).toBe('invite');
    const refused = await signUp(newPerson(), open);
    expect([refused.status, refused.body.message]).toEqual([403, 'You need an invitation to sign up here.']);
    const inviter = await createAdmin(open);
    await makeAdmin(open, inviter);
    const { person, token } = await invited(open, Promise.resolve(inviter));
    expect((await signUp({ ...person, invitation: token }, open)).status).toBe(200);
  });
});
