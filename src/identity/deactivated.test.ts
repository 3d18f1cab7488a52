import { describe, expect, it, onTestFinished } from 'vitest';
import type { Actor } from '#identity/contract.ts';
import { setActive } from '#identity/service.ts';
import { eventually } from '#testing/eventually.ts';
import { type Member, makeAdmin, registerMember, send, signInAgain, visitor } from '#testing/members.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';
import { openKnownSessions } from './server/actor/signed-in.ts';

/** What the admins' area will call, on an instance that shares the database with those under test. */
async function setActiveAs(actor: Actor, { kernel }: TestInstance, uid: string, isActive: boolean) {
  const known = await openKnownSessions(kernel);
  onTestFinished(known.close);
  const auth = () => Promise.reject(new Error('the accounts library is not needed for this'));
  await setActive({ ...kernel, identity: { known, auth, exportParts: [] }, actor }, uid, isActive);
}

const actorOf = async ({ uid, call }: Member): Promise<Actor> => {
  const user = (await call('GET', '/api/me')).body;
  return { kind: 'member', uid, isAdmin: user.isAdmin, sessionId: '', user };
};

async function setUp() {
  const first = await startTestInstance({ TRUST_PROXY: '1' });
  const admin = await registerMember(first);
  await makeAdmin(first, admin);
  const member = await registerMember(first);
  return { first, admin: await actorOf(admin), member };
}

const signIn = (instance: TestInstance, email: string, password: string) =>
  visitor(instance).call('POST', '/api/auth/sign-in/email', { email, password });
const me = (instance: TestInstance, headers: Record<string, string>) => send(instance, 'GET', '/api/me', { headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('a deactivated member', () => {
  it('is signed out at once everywhere, on every instance', async () => {
    const { first, admin, member } = await setUp();
    const second = await startTestInstance({ DATABASE_URL: first.databaseUrl });
    const sessions = [member, await signInAgain(first, member)];
    const asked = () =>
      Promise.all(
        [first, second].flatMap((instance) =>
          sessions.flatMap(({ token, cookie }) => [me(instance, bearer(token)), me(instance, { cookie })]),
        ),
      );
    expect((await asked()).map(({ status }) => status)).toEqual(Array(8).fill(200));
    await setActiveAs(admin, first, member.uid, false);
    await eventually(async () => expect((await asked()).map(({ status }) => status)).toEqual(Array(8).fill(401)));
    expect((await first.kernel.db.pool.query('select from sessions where user_id = $1', [member.uid])).rowCount).toBe(
      0,
    );
  });

  it('is told so when signing in, and nobody else is', async () => {
    const { first, admin, member } = await setUp();
    await setActiveAs(admin, first, member.uid, false);
    const wrong = await signIn(first, member.email, 'not the password');
    expect(wrong.body).toEqual((await signIn(first, 'nobody@example.org', 'not the password')).body);
    const right = await signIn(first, member.email, member.password);
    expect([right.status, right.body, right.cookies, right.headers.get('set-auth-token')]).toEqual([
      403,
      {
        code: 'FORBIDDEN',
        status: 403,
        message: 'This account has been deactivated. Ask the people who run this instance.',
      },
      [],
      null,
    ]);
  });

  it('gets no link for a new password', async () => {
    const { first, admin, member } = await setUp();
    await setActiveAs(admin, first, member.uid, false);
    const { email } = member;
    const answer = await visitor(first).call('POST', '/api/auth/request-password-reset', { email });
    expect(answer.status).toBe(200);
    await eventually(async () => expect(await first.kernel.jobs.counts()).toMatchObject({ waiting: 0, active: 0 }));
    const { rows } = await first.kernel.db.pool.query("select from outbox where template = 'password-reset'");
    expect(rows).toEqual([]);
  });

  it('comes in again once activated, but not by an old session', async () => {
    const { first, admin, member } = await setUp();
    await setActiveAs(admin, first, member.uid, false);
    await setActiveAs(admin, first, member.uid, true);
    await eventually(async () => expect((await me(first, bearer(member.token))).status).toBe(401));
    expect((await signIn(first, member.email, member.password)).status).toBe(200);
  });

  it('is made one by admins only', async () => {
    const { first, member } = await setUp();
    const other = await registerMember(first);
    const refused = (actor: Actor) => setActiveAs(actor, first, other.uid, false).catch(({ code }) => code);
    expect(await refused(await actorOf(member))).toBe('FORBIDDEN');
    expect(await refused({ kind: 'visitor' })).toBe('UNAUTHORIZED');
    expect((await other.call('GET', '/api/me')).body.isActive).toBe(true);
  });

  it('who never was one is not found', async () => {
    const { first, admin } = await setUp();
    expect(await setActiveAs(admin, first, 'nobody', false).catch(({ code }) => code)).toBe('NOT_FOUND');
  });
});
