import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { knownMigrations } from '#platform/server/db/migrate.ts';
import { root } from '#platform/server/root.ts';
import { cookieOf, registerMember, send, signInAgain } from '#testing/members.ts';
import { queryAsOwner } from '#testing/test-database.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { hashOf } from '../server/secret-token.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);
const me = (headers: Record<string, string>) => send(instance, 'GET', '/api/me', { headers });
const storedTokens = async (uid: string) =>
  (await sql('select token from sessions where user_id = $1', [uid])).rows.map(({ token }) => String(token));

it('the stored hash of a session token grants no access', async () => {
  const member = await registerMember(instance);
  const [stored = ''] = await storedTokens(member.uid);
  expect(stored).not.toBe(member.token);
  expect((await me({ authorization: `Bearer ${member.token}` })).status).toBe(200);
  expect((await me({ authorization: `Bearer ${stored}` })).status).toBe(401);
  expect((await me({ cookie: `vitrine.session_token=${stored}` })).status).toBe(401);
  const dump = (await sql('select s::text as row from sessions s where user_id = $1', [member.uid])).rows[0]?.row;
  expect(dump).not.toContain(member.token);
});

it('a session ends on sign-out and on a password change', async () => {
  const member = await registerMember(instance);
  const other = await signInAgain(instance, member);
  expect((await other.call('POST', '/api/auth/sign-out')).status).toBe(200);
  expect((await other.call('GET', '/api/me')).status).toBe(401);
  expect(await storedTokens(member.uid)).toHaveLength(1);
  const input = { currentPassword: member.password, newPassword: 'difference engine no. 2' };
  const changed = await member.call('POST', '/api/auth/change-password', input);
  expect((await member.call('GET', '/api/me')).status).toBe(401);
  expect((await me({ cookie: cookieOf(changed) })).status).toBe(200);
});

it('a session of the previous version is migrated with a hashed token and a maximum age of 90 days', async () => {
  const member = await registerMember(instance);
  const session = await signInAgain(instance, member);
  const { rows } = await sql('select id from sessions where user_id = $1 order by created_at desc limit 1', [
    member.uid,
  ]);
  const { id } = rows[0] as { id: string };
  const tag = knownMigrations().find((migration) => migration.tag.endsWith('sign_in_hardening'))?.tag;
  const migration = await readFile(join(root, 'drizzle', `${tag}.sql`), 'utf8');
  const alter = (text: string) => queryAsOwner(instance.databaseUrl, text);
  await alter('alter table sessions drop column confirmed_at');
  await alter('alter table two_factors drop column last_step');
  await sql(
    `update sessions set token = $2, created_at = now() - interval '80 days', expires_at = now() + interval '29 days'
      where id = $1`,
    [id, session.token],
  );
  for (const statement of migration.split('--> statement-breakpoint')) await alter(statement);
  const after = await sql(
    `select token, confirmed_at = created_at as confirmed, expires_at = created_at + interval '90 days' as capped
       from sessions where id = $1`,
    [id],
  );
  expect(after.rows).toEqual([{ token: hashOf(session.token), confirmed: true, capped: true }]);
  expect((await session.call('GET', '/api/me')).body.uid).toBe(member.uid);
});
