import { beforeAll, describe, expect, it } from 'vitest';
import { type Member, mailTo, newPerson, registerAdmin, send, signInAgain, visitor } from '#testing/members.ts';
import { shareTestInstance, startTestInstance, type TestInstance } from '#testing/test-instance.ts';

const shared = shareTestInstance({ TRUST_PROXY: '1' });
const PASSWORD = 'difference engine no. 2';
const DAY_MS = 24 * 60 * 60 * 1000;

let admin: Member;
beforeAll(async () => {
  admin = await registerAdmin(shared, { name: 'Charles Babbage' });
});

/** Returns the details with which an admin creates an account. */
function newAccount(overrides: Parameters<typeof newPerson>[0] = {}) {
  const { password: _, ...person } = newPerson(overrides);
  return person;
}
const create = (person: object) => admin.call('POST', '/api/admin/people', person);
const tokenFor = async (email: string, instance: TestInstance = shared) =>
  (await mailTo(instance, email, 'account-created'))[0]?.data.token;
const setPassword = (token: string | undefined, instance: TestInstance = shared) =>
  visitor(instance).call('POST', '/api/auth/reset-password', { token, newPassword: PASSWORD });
const fieldErrorsOf = ({ body }: Awaited<ReturnType<typeof create>>) =>
  body.data.fields.map(({ path }: { path: string }) => path);

describe('an account that an admin creates', () => {
  it('is opened by the mailed link, which also verifies the address', async () => {
    const person = newAccount();
    const answer = await create({ ...person, language: 'de' });
    expect([answer.status, answer.body]).toMatchObject([
      201,
      { email: person.email, displayName: person.name, emailVerified: false, profile: { username: person.username } },
    ]);
    const mails = await mailTo(shared, person.email);
    expect(mails).toMatchObject([
      { template: 'account-created', language: 'de', data: { creator: 'Charles Babbage', username: person.username } },
    ]);
    const token = await tokenFor(person.email);
    expect(JSON.stringify(answer.body)).not.toContain(token);
    expect((await setPassword(token)).status).toBe(200);
    expect((await setPassword(token)).status).toBe(400);
    const signedIn = await signInAgain(shared, { ...person, password: PASSWORD });
    expect((await signedIn.call('GET', '/api/me')).body).toMatchObject({ uid: answer.body.uid, emailVerified: true });
    expect(await mailTo(shared, person.email, 'welcome')).toHaveLength(1);
    expect(await mailTo(shared, person.email, 'password-changed')).toEqual([]);
  });

  it('has no password before that', async () => {
    const person = newAccount();
    await create(person);
    for (const password of [PASSWORD, '', ' ', 'null']) {
      const { status } = await visitor(shared).call('POST', '/api/auth/sign-in/email', { ...person, password });
      expect([400, 401]).toContain(status);
    }
  });

  it('has a link that is valid for two weeks', async () => {
    const person = newAccount();
    const { uid } = (await create(person)).body;
    const { rows } = await shared.kernel.db.pool.query('select expires_at from verifications where value = $1', [uid]);
    const days = (rows[0].expires_at.getTime() - Date.now()) / DAY_MS;
    expect([rows.length, Math.round(days)]).toEqual([1, 14]);
  });

  it('is recorded as an event of the admin, visible to its owner', async () => {
    const { uid } = (await create(newAccount())).body;
    const { rows } = await shared.kernel.db.pool.query(
      'select action, actor_kind, actor_id from audit_events where owner_id = $1',
      [uid],
    );
    expect(rows).toEqual([{ action: 'person-created', actor_kind: 'admin', actor_id: admin.uid }]);
  });

  it('is created once, and a second request is refused without an email', async () => {
    const person = newAccount();
    const answers = await Promise.all([create(person), create(person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const again = await create(person);
    expect([again.status, fieldErrorsOf(again)]).toEqual([409, ['email']]);
    expect(await mailTo(shared, person.email)).toHaveLength(1);
  });

  it.each([
    ['a taken username', () => ({ username: admin.username }), 409, ['username']],
    ['a reserved username', () => ({ username: 'admin' }), 400, ['username']],
    ['no username', () => ({ username: '' }), 400, ['username']],
    ['no name', () => ({ name: '' }), 400, ['name']],
    ['an invalid address', () => ({ email: 'ada' }), 400, ['email']],
    ['an unknown language', () => ({ language: 'xx' }), 400, ['language']],
    ['an unknown field', () => ({ isAdmin: true }), 400, ['isAdmin']],
  ])('is not created with %s', async (_, wrong, status, fields) => {
    const person = newAccount();
    const answer = await create({ ...person, ...wrong() });
    expect([answer.status, fieldErrorsOf(answer)]).toEqual([status, fields]);
    const { rowCount } = await shared.kernel.db.pool.query('select from users where email = $1', [person.email]);
    expect([rowCount, await mailTo(shared, person.email)]).toEqual([0, []]);
  });

  it('replaces an unverified sign-up with hidden accounts', async () => {
    const hidden = await startTestInstance({ TRUST_PROXY: '1', HIDE_ACCOUNTS: 'true' });
    const person = newPerson();
    expect((await visitor(hidden).call('POST', '/api/auth/sign-up/email', person)).status).toBe(200);
    const { password: _, ...input } = person;
    const request = { body: input, headers: hidden.operator };
    expect((await send(hidden, 'POST', '/api/admin/people', request)).status).toBe(201);
    expect((await setPassword(await tokenFor(person.email, hidden), hidden)).status).toBe(200);
    await signInAgain(hidden, { ...person, password: PASSWORD });
  });
});
