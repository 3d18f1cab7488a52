import { describe, expect, it } from 'vitest';
import { openTestDatabase, queryAsOwner } from '#testing/test-database.ts';
import type { Actor, UserDocument } from '../contract.ts';
import { isCurrentAdmin, requireAdmin } from './require-admin.ts';

/** Creates a user with a session. The actor holds `isAdmin: true` as a cached value. */
async function makeContext({ isAdmin = true, isActive = true } = {}) {
  const { pool, url, ...db } = await openTestDatabase();
  await pool.query(
    "insert into users (uid, email, display_name, is_admin, is_active) values ('ada', 'ada@example.org', 'Ada', $1, $2)",
    [isAdmin, isActive],
  );
  await pool.query(
    "insert into sessions (id, user_id, token, expires_at) values ('at-home', 'ada', 'token', now() + interval '1 day')",
  );
  const user = {} as UserDocument;
  const preferences = { theme: null, region: null, timeZone: null, deviceTimeZone: null };
  const actor: Actor = { kind: 'member', uid: 'ada', isAdmin: true, sessionId: 'at-home', user, preferences };
  return { pool, url, ctx: { db: { ...db, pool }, actor } };
}

describe('requireAdmin', () => {
  it('accepts an admin', async () => {
    const { ctx } = await makeContext();
    expect(await requireAdmin(ctx)).toBe(ctx.actor);
    expect(await isCurrentAdmin(ctx)).toBe(true);
  });

  it('accepts the operator', async () => {
    const { ctx } = await makeContext();
    const actor: Actor = { kind: 'operator' };
    expect(await requireAdmin({ ...ctx, actor })).toBe(actor);
  });

  it('rejects a visitor', async () => {
    const { ctx } = await makeContext();
    await expect(requireAdmin({ ...ctx, actor: { kind: 'visitor' } })).rejects.toThrow('UNAUTHORIZED');
    expect(await isCurrentAdmin({ ...ctx, actor: { kind: 'visitor' } })).toBe(false);
  });

  it.each([
    ['is no longer an admin', { isAdmin: false }, 'FORBIDDEN'],
    ['is deactivated', { isActive: false }, 'UNAUTHORIZED'],
  ])('rejects a member who %s, despite the cached role', async (_, now, code) => {
    const { ctx } = await makeContext(now);
    await expect(requireAdmin(ctx)).rejects.toThrow(code);
    expect(await isCurrentAdmin(ctx)).toBe(false);
  });

  it('rejects a member whose session has ended', async () => {
    const { ctx, pool } = await makeContext();
    await pool.query('delete from sessions');
    await expect(requireAdmin(ctx)).rejects.toThrow('UNAUTHORIZED');
  });

  it('throws if the database fails', async () => {
    const { ctx, url } = await makeContext();
    await queryAsOwner(url, 'alter table sessions rename to gone');
    await expect(isCurrentAdmin(ctx)).rejects.toThrow();
  });
});
