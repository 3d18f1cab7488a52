import { describe, expect, it } from 'vitest';
import { type Member, makeAdmin, registerMember } from '#testing/members.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';

describe('the last admin', () => {
  async function admins(count: number) {
    const ownInstance = await startTestInstance({ TRUST_PROXY: '1' });
    const all: Member[] = [];
    for (let made = 0; made < count; made++) {
      const member = await registerMember(ownInstance);
      await makeAdmin(ownInstance, member);
      all.push(member);
    }
    return { ownInstance, all };
  }
  const countAdmins = async ({ kernel }: TestInstance) =>
    (await kernel.db.pool.query('select uid from users where is_admin and is_active')).rows.map(({ uid }) => uid);

  it('cannot revoke their own role', async () => {
    const { ownInstance, all } = await admins(1);
    const [only] = all as [Member];
    const answer = await only.call('DELETE', `/api/admin/people/${only.uid}/admin`);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This is the only active admin. Make someone else an admin first.',
    ]);
    expect(await countAdmins(ownInstance)).toEqual([only.uid]);
  });

  it('is determined without deactivated admins', async () => {
    const { ownInstance, all } = await admins(2);
    const [first, second] = all as [Member, Member];
    expect((await first.call('POST', `/api/admin/people/${second.uid}/deactivate`, {})).status).toBe(200);
    expect((await first.call('DELETE', `/api/admin/people/${first.uid}/admin`)).status).toBe(409);
    expect((await first.call('DELETE', '/api/me')).status).toBe(409);
    expect((await first.call('DELETE', `/api/admin/people/${second.uid}/admin`)).status).toBe(200);
    expect(await countAdmins(ownInstance)).toEqual([first.uid]);
  });

  it.each<[string, (by: Member, to: Member) => Promise<{ status: number }>]>([
    ['deactivate', (by, to) => by.call('POST', `/api/admin/people/${to.uid}/deactivate`, {})],
    ['revoke the role of', (by, to) => by.call('DELETE', `/api/admin/people/${to.uid}/admin`)],
    ['delete', (by, to) => by.call('POST', `/api/admin/people/${to.uid}/delete`, { confirm: to.username })],
  ])('remains when two admins %s each other concurrently', async (_, revoke) => {
    const { ownInstance, all } = await admins(2);
    const [first, second] = all as [Member, Member];
    const answers = await Promise.all([revoke(first, second), revoke(second, first)]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // Refused as the last admin, or because the caller is no longer an admin.
    expect([401, 403, 409]).toContain(statuses.find((status) => status !== 200));
    expect(await countAdmins(ownInstance)).toHaveLength(1);
  });
});
