import { describe, expect, it, vi } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { type Member, registerMember, send, signInAgain } from '#testing/members.ts';
import { asSuperuser, databaseIn } from '#testing/test-database.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';
import { hashOf } from '../server/secret-token.ts';

/** Starts an instance without job workers, so that every query belongs to a request. */
async function setUp() {
  const firstInstance = await startTestInstance({ TRUST_PROXY: '1', ROLE: 'web' });
  const member = await registerMember(firstInstance);
  const session = await signInAgain(firstInstance, member);
  return { firstInstance, member, session };
}

const secondOn = (first: TestInstance) => startTestInstance({ ROLE: 'web', DATABASE_URL: first.databaseUrl });
const me = (instance: TestInstance, { token }: Member) =>
  send(instance, 'GET', '/api/me', { headers: { authorization: `Bearer ${token}` } });

/** Counts the database connections acquired while `work` runs. */
async function queriesOf({ kernel, visits }: TestInstance, work: () => Promise<unknown>) {
  // Work that earlier requests left pending doesn't count.
  await visits.flush();
  await eventually(() => expect(kernel.db.pool.idleCount).toBe(kernel.db.pool.totalCount));
  let queryCount = 0;
  const count = () => {
    queryCount += 1;
  };
  kernel.db.pool.on('acquire', count);
  await work();
  kernel.db.pool.off('acquire', count);
  return queryCount;
}

const times = (number: number, work: () => Promise<unknown>) => async () => {
  for (let n = 0; n < number; n += 1) await work();
};

describe('the session cache', () => {
  it('queries the database once per session', async () => {
    const { firstInstance, session } = await setUp();
    expect(await queriesOf(firstInstance, () => me(firstInstance, session))).toBe(1);
    expect(
      await queriesOf(
        firstInstance,
        times(20, () => me(firstInstance, session)),
      ),
    ).toBe(0);
    const byCookie = () => send(firstInstance, 'GET', '/api/me', { headers: { cookie: session.cookie } });
    expect(await queriesOf(firstInstance, times(20, byCookie))).toBe(0);
  });

  it('queries the database once for concurrent requests', async () => {
    const { firstInstance, session } = await setUp();
    const answers = await Promise.all(Array.from({ length: 50 }, () => me(firstInstance, session)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const other = await signInAgain(firstInstance, session);
    const queryCount = await queriesOf(firstInstance, () =>
      Promise.all(Array.from({ length: 50 }, () => me(firstInstance, other))),
    );
    expect(queryCount).toBe(1);
  });

  it('queries the database each time for an invalid token', async () => {
    const { firstInstance } = await setUp();
    const wrong = { token: 'wrong' } as Member;
    expect(
      await queriesOf(
        firstInstance,
        times(3, () => me(firstInstance, wrong)),
      ),
    ).toBe(3);
  });

  it.each<[what: string, change: (member: Member) => Promise<unknown>]>([
    ['the name', ({ call }) => call('PATCH', '/api/me', { displayName: 'Ada King' })],
    ['the username', ({ call }) => call('PUT', '/api/me/username', { username: 'ada-augusta' })],
  ])('is refreshed after a change of %s: at once on this instance, soon on others', async (_, change) => {
    const { firstInstance, session } = await setUp();
    const secondInstance = await secondOn(firstInstance);
    const before = (await me(firstInstance, session)).body;
    expect((await me(secondInstance, session)).body).toEqual(before);
    await change(session);
    const after = (await me(firstInstance, session)).body;
    expect(after).not.toEqual(before);
    await eventually(async () => expect((await me(secondInstance, session)).body).toEqual(after));
  });

  it.each<[what: string, end: (session: Member, member: Member) => Promise<unknown>]>([
    ['signed out', ({ call }) => call('POST', '/api/auth/sign-out')],
    ['signed out on another device', (_, { call }) => call('DELETE', '/api/me/sessions')],
    [
      'signed out by a password change',
      (_, { call, password }) =>
        call('POST', '/api/auth/change-password', {
          currentPassword: password,
          newPassword: 'difference engine no. 2',
        }),
    ],
    ['deleted', (_, { call }) => call('DELETE', '/api/me')],
  ])('is invalidated once the member is %s: at once on this instance, soon on others', async (_, end) => {
    const { firstInstance, member, session } = await setUp();
    const secondInstance = await secondOn(firstInstance);
    for (const instance of [firstInstance, secondInstance]) expect((await me(instance, session)).status).toBe(200);
    await end(session, member);
    expect((await me(firstInstance, session)).status).toBe(401);
    await eventually(async () => expect((await me(secondInstance, session)).status).toBe(401));
  });

  it('returns no expired session', async () => {
    const { firstInstance, session } = await setUp();
    expect((await me(firstInstance, session)).status).toBe(200);
    const inThirtyDays = new Date(Date.now() + 31 * 24 * 60 * 60 * 1000);
    vi.spyOn(firstInstance.kernel.clock, 'now').mockReturnValue(inThirtyDays);
    expect((await me(firstInstance, session)).status).toBe(401);
  });

  it('is not used while notifications of other instances cannot be received', async () => {
    const { firstInstance, member, session } = await setUp();
    const { pool } = firstInstance.kernel.db;
    const name = databaseIn(firstInstance.databaseUrl);
    for (const one of [member, session]) expect((await me(firstInstance, one)).status).toBe(200);
    await asSuperuser((client) => client.query(`alter database ${name} connection limit 0`));
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'vitrine bus' and datname = $1",
      [name],
    );
    await eventually(() => expect(firstInstance.kernel.bus.isConnected()).toBe(false));
    expect(
      await queriesOf(
        firstInstance,
        times(3, () => me(firstInstance, session)),
      ),
    ).toBe(3);
    await pool.query('delete from sessions where token = $1', [hashOf(session.token)]);
    expect((await me(firstInstance, session)).status).toBe(401);

    await asSuperuser((client) => client.query(`alter database ${name} connection limit -1`));
    await eventually(() => expect(firstInstance.kernel.bus.isConnected()).toBe(true));
    expect((await me(firstInstance, member)).status).toBe(200);
    expect(
      await queriesOf(
        firstInstance,
        times(3, () => me(firstInstance, member)),
      ),
    ).toBe(0);
  });
});
