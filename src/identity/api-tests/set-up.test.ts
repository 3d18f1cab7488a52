import { describe, expect, it } from 'vitest';
import { mailTo, newPerson, registerMember, toMember, visitor } from '#testing/members.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';

const setUp = (instance: TestInstance, person: object, headers: Record<string, string> = instance.operator) =>
  visitor(instance).call('POST', '/api/set-up', person, headers);

describe('setting up an instance', () => {
  it('creates the first admin with a verified address and signs in', async () => {
    const instance = await startTestInstance({ TRUST_PROXY: '1' });
    const person = newPerson();
    const admin = toMember(instance, person, await setUp(instance, person));
    expect((await admin.call('GET', '/api/me')).body).toMatchObject({
      email: person.email,
      isAdmin: true,
      emailVerified: true,
      profile: { username: person.username },
    });
    expect((await admin.call('GET', '/api/admin/health')).status).toBe(200);
    expect(await mailTo(instance, person.email), 'no verification code').toEqual([]);
  });

  it('is refused once there is an admin', async () => {
    const instance = await startTestInstance({ TRUST_PROXY: '1' });
    expect((await setUp(instance, newPerson())).status).toBe(200);
    expect((await setUp(instance, newPerson())).status).toBe(401);
    expect((await visitor(instance).call('GET', '/api/admin/health', undefined, instance.operator)).status).toBe(401);
  });

  it('creates one admin under concurrent requests', async () => {
    const instance = await startTestInstance({ TRUST_PROXY: '1' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => setUp(instance, newPerson())));
    const others = answers.filter(({ status }) => status !== 200);
    expect(others).toHaveLength(4);
    for (const { status } of others) expect([401, 409]).toContain(status);
    const { rows } = await instance.kernel.db.pool.query('select is_admin from users');
    expect(rows).toEqual([{ is_admin: true }]);
  });

  it('requires the token of the link, with a limit on attempts', async () => {
    const instance = await startTestInstance({ TRUST_PROXY: '1' });
    expect((await setUp(instance, newPerson(), {})).status).toBe(401);
    const from = visitor(instance);
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      const headers = { authorization: `SetUp guess-${n}` };
      statuses.push((await from.call('POST', '/api/set-up', newPerson(), headers)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it('is possible after others have signed up, but not with their address or username', async () => {
    const instance = await startTestInstance({ TRUST_PROXY: '1' });
    const member = await registerMember(instance);
    const taken = await setUp(instance, newPerson({ email: member.email }));
    expect([taken.status, taken.body.data.fields[0].path]).toEqual([409, 'email']);
    const named = await setUp(instance, newPerson({ username: member.username, email: newPerson().email }));
    expect([named.status, named.body.data.fields[0].path]).toEqual([409, 'username']);
    expect((await setUp(instance, newPerson())).status).toBe(200);
    expect((await member.call('GET', '/api/me')).body.isAdmin).toBe(false);
  });

  it.each([
    ['username', { username: '' }],
    ['username', { username: 'admin' }],
    ['password', { password: 'password1234' }],
    ['email', { email: 'nowhere' }],
    ['isAdmin', { isAdmin: true }],
  ])('returns the error on its field: %s %j', async (path, wrong) => {
    const instance = await startTestInstance({ TRUST_PROXY: '1' });
    const answer = await setUp(instance, { ...newPerson(), ...wrong });
    expect([answer.status, answer.body.data.fields[0].path]).toEqual([400, path]);
    expect((await instance.kernel.db.pool.query('select from users')).rowCount).toBe(0);
  });
});
