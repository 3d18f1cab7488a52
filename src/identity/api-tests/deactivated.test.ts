import { describe, expect, it } from 'vitest';
import { addAdmin } from '#testing/add-member.ts';
import { eventually } from '#testing/eventually.ts';
import { type Member, registerMember, send, signInAgain, visitor } from '#testing/members.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';

async function setUp() {
  const first = await startTestInstance({ TRUST_PROXY: '1' });
  const admin = await addAdmin(first);
  const member = await registerMember(first);
  const setActive = async (uid: string, isActive: boolean) => {
    const { status } = await admin.call('POST', `/api/admin/people/${uid}/${isActive ? 'activate' : 'deactivate'}`, {});
    return status;
  };
  return { first, admin, member, setActive };
}

const signIn = (instance: TestInstance, { email }: Pick<Member, 'email'>, password: string) =>
  visitor(instance).call('POST', '/api/auth/sign-in/email', { email, password });
const me = (instance: TestInstance, headers: Record<string, string>) => send(instance, 'GET', '/api/me', { headers });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('a deactivated member', () => {
  it('loses access at once on every instance', async () => {
    const { first, member, setActive } = await setUp();
    const second = await startTestInstance({ DATABASE_URL: first.databaseUrl });
    const sessions = [member, await signInAgain(first, member)];
    const requestsInFlight = () =>
      Promise.all(
        [first, second].flatMap((instance) =>
          sessions.flatMap(({ token, cookie }) => [me(instance, bearer(token)), me(instance, { cookie })]),
        ),
      );
    expect((await requestsInFlight()).map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(await setActive(member.uid, false)).toBe(200);
    await eventually(async () =>
      expect((await requestsInFlight()).map(({ status }) => status)).toEqual(Array(8).fill(401)),
    );
  });

  it('gets an error that names the deactivation in every open session until reactivated', async () => {
    const { first, member, setActive } = await setUp();
    const ended = await signInAgain(first, member);
    await ended.call('POST', '/api/auth/sign-out', {});
    await setActive(member.uid, false);
    const why = {
      code: 'UNAUTHORIZED',
      status: 401,
      message: 'This account is deactivated. Contact an admin of this instance.',
      data: { deactivated: true },
    };
    const plain = { code: 'UNAUTHORIZED', status: 401, message: 'Sign in first.' };
    const { token, cookie } = member;
    const write = { body: { displayName: 'Ada King' }, headers: { cookie, origin: first.url } };
    expect((await me(first, bearer(token))).body).toEqual(why);
    expect((await me(first, { cookie })).body).toEqual(why);
    expect((await send(first, 'PATCH', '/api/me', write)).body).toEqual(why);
    expect((await send(first, 'GET', '/api/admin/people', { headers: { cookie } })).body).toEqual(why);
    expect((await me(first, bearer(ended.token))).body).toEqual(plain);
    expect((await send(first, 'GET', '/api/auth/entrance', { headers: { cookie } })).status).toBe(200);
    await setActive(member.uid, true);
    await eventually(async () => expect((await me(first, { cookie })).body).toEqual(plain));
  });

  it('gets the deactivation error on sign-in only with the right password', async () => {
    const { first, member, setActive } = await setUp();
    await setActive(member.uid, false);
    const wrong = await signIn(first, member, 'not the password');
    expect(wrong.body).toEqual((await signIn(first, { email: 'nobody@example.org' }, 'not the password')).body);
    const right = await signIn(first, member, member.password);
    expect([right.status, right.body, right.cookies, right.headers.get('set-auth-token')]).toEqual([
      403,
      {
        code: 'FORBIDDEN',
        status: 403,
        message: 'This account is deactivated. Contact an admin of this instance.',
      },
      [],
      null,
    ]);
  });

  it('gets no password reset link', async () => {
    const { first, member, setActive } = await setUp();
    await setActive(member.uid, false);
    const { email } = member;
    const answer = await visitor(first).call('POST', '/api/auth/request-password-reset', { email });
    expect(answer.status).toBe(200);
    await eventually(async () => expect(await first.kernel.jobs.counts()).toMatchObject({ waiting: 0, active: 0 }));
    const { rows } = await first.kernel.db.pool.query("select from outbox where template = 'password-reset'");
    expect(rows).toEqual([]);
  });

  it('can sign in again after reactivation, but not use an old session', async () => {
    const { first, member, setActive } = await setUp();
    const phone = await signInAgain(first, member);
    await setActive(member.uid, false);
    await setActive(member.uid, true);
    for (const { token } of [member, phone]) {
      await eventually(async () => expect((await me(first, bearer(token))).status).toBe(401));
    }
    expect((await signIn(first, member, member.password)).status).toBe(200);
    expect((await me(first, bearer(member.token))).status).toBe(401);
  });

  it('can be deactivated by admins only', async () => {
    const { first, member } = await setUp();
    const other = await registerMember(first);
    const path = `/api/admin/people/${other.uid}/deactivate`;
    expect((await member.call('POST', path, {})).status).toBe(403);
    expect((await visitor(first).call('POST', path, {})).status).toBe(401);
    expect((await other.call('GET', '/api/me')).body.isActive).toBe(true);
  });

  it('returns 404 for an unknown uid', async () => {
    const { setActive } = await setUp();
    expect(await setActive('nobody', false)).toBe(404);
    expect(await setActive('nobody', true)).toBe(404);
  });
});
