import { describe, expect, it } from 'vitest';
import { addAdmin } from '#testing/add-member.ts';
import { insertRow } from '#testing/insert-row.ts';
import {
  type Member,
  mailTo,
  makeAdmin,
  newPerson,
  registerMember,
  send,
  signInAgain,
  visitor,
} from '#testing/members.ts';
import { shareTestInstance, startTestInstance, type TestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);
const remove = ({ call }: Member) => call('DELETE', '/api/me');

/**
 * Returns every column that holds the uid of an owner, as the catalog lists them, except those of the permanent audit
 * log.
 */
async function ownerColumns() {
  const { rows } = await sql(
    `select c.relname as table, a.attname as column from pg_attribute a
       join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition and not a.attisdropped
        and a.attname in ('uid', 'user_id', 'owner_id') and c.relname <> 'audit_events' order by 1`,
  );
  return rows as { table: string; column: string }[];
}

async function rowsOf(uid: string) {
  const counts: Record<string, number | null> = {};
  for (const { table, column } of await ownerColumns()) {
    counts[table] = (await sql(`select from ${table} where "${column}" = $1`, [uid])).rowCount;
  }
  return counts;
}

const countRows = async ({ kernel }: TestInstance, table: string) =>
  (await kernel.db.pool.query(`select from ${table}`)).rowCount;

describe('deleting an account', () => {
  it('deletes the rows of the member from every table, and no other rows', async () => {
    const [member, other] = [await registerMember(instance), await registerMember(instance)];
    for (const { table, column } of await ownerColumns()) {
      for (const { uid } of [member, other]) {
        if ((await rowsOf(uid))[table] === 0) await insertRow(instance.kernel.db, table, { [column]: uid });
      }
    }
    const before = await rowsOf(other.uid);
    expect(Object.keys(before)).toEqual(expect.arrayContaining(['users', 'sessions', 'credentials', 'passkeys']));
    expect(Object.values(await rowsOf(member.uid)), 'before').not.toContain(0);
    expect((await remove(member)).body).toEqual({ status: true });
    expect(new Set(Object.values(await rowsOf(member.uid)))).toEqual(new Set([0]));
    expect(await rowsOf(other.uid)).toEqual(before);
  });

  it('deletes pending verifications stored under the uid or address', async () => {
    const member = await registerMember(instance);
    await sql(
      "insert into verifications (id, identifier, value, expires_at) values ($1, $1, $1, now() + interval '1 hour')",
      [member.uid],
    );
    await remove(member);
    const { rows } = await sql('select v::text as row from verifications v');
    expect(rows.filter(({ row }) => row.includes(member.uid) || row.includes(member.email))).toEqual([]);
  });

  it('keeps only the uid in the audit log', async () => {
    const member = await registerMember(instance);
    await remove(member);
    const { rows } = await sql('select e::text as row, action from audit_events e where owner_id = $1 order by id', [
      member.uid,
    ]);
    expect(rows.at(-1)).toMatchObject({ action: 'account-deleted' });
    for (const { row } of rows)
      for (const name of [member.email, member.name, member.username]) expect(row).not.toContain(name);
  });

  it('deletes the emails to the member, except the one that confirms the deletion', async () => {
    const member = await registerMember(instance, { name: 'Ada King' });
    expect((await mailTo(instance, member.email)).length).toBeGreaterThan(1);
    await remove(member);
    expect((await mailTo(instance, member.email)).map(({ template, data }) => [template, data])).toEqual([
      ['account-deleted', { displayName: 'Ada King' }],
    ]);
  });

  it('ends all sessions and removes the cookie of the browser', async () => {
    const member = await registerMember(instance);
    const phone = await signInAgain(instance, member);
    expect((await phone.call('GET', '/api/me')).status).toBe(200);
    const answer = await send(instance, 'DELETE', '/api/me', {
      headers: { cookie: member.cookie, origin: instance.url },
    });
    expect(answer.status).toBe(200);
    expect(answer.cookies).toContainEqual(expect.stringMatching(/^vitrine\.session_token=; Max-Age=0; Path=\//));
    for (const headers of [
      { cookie: member.cookie },
      { authorization: `Bearer ${member.token}` },
      { authorization: `Bearer ${phone.token}` },
    ] as Record<string, string>[]) {
      expect((await send(instance, 'GET', '/api/me', { headers })).status).toBe(401);
    }
    const { email, password } = member;
    expect((await visitor(instance).call('POST', '/api/auth/sign-in/email', { email, password })).status).toBe(401);
  });

  it('frees the address and the username for another account', async () => {
    const member = await registerMember(instance);
    await remove(member);
    const { email, username } = member;
    const again = await registerMember(instance, { email, username });
    expect(again.uid).not.toBe(member.uid);
    expect((await again.call('GET', '/api/me')).body.profile.username).toBe(username);
  });

  it('deletes the account once under concurrent requests', async () => {
    const member = await registerMember(instance);
    const statuses = (await Promise.all([remove(member), remove(member), remove(member)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 401, 401]);
    expect(await mailTo(instance, member.email, 'account-deleted')).toHaveLength(1);
  });

  it('is refused to visitors', async () => {
    expect((await visitor(instance).call('DELETE', '/api/me')).status).toBe(401);
  });
});

describe('the last admin', () => {
  it('cannot delete their account and stays signed in', async () => {
    const own = await startTestInstance({ TRUST_PROXY: '1' });
    const admin = await addAdmin(own);
    await registerMember(own);
    const answer = await remove(admin);
    expect([answer.status, answer.body.message, answer.cookies]).toEqual([
      409,
      'This is the only active admin. Make someone else an admin first.',
      [],
    ]);
    expect((await admin.call('GET', '/api/me')).body).toMatchObject({ uid: admin.uid, isAdmin: true });
    expect(await mailTo(own, admin.email, 'account-deleted')).toEqual([]);
  });

  it('remains when two admins delete their accounts concurrently', async () => {
    const own = await startTestInstance({ TRUST_PROXY: '1' });
    const admins = [await registerMember(own), await registerMember(own)];
    for (const admin of admins) await makeAdmin(own, admin);
    const answers = await Promise.all(admins.map(remove));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await countRows(own, 'users')).toBe(1);
    expect((await visitor(own).call('POST', '/api/set-up', newPerson(), own.operator)).status).toBe(401);
  });
});
