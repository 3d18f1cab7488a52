import { describe, expect, it } from 'vitest';
import { authenticatorCode } from '#testing/authenticator.ts';
import { eventually } from '#testing/eventually.ts';
import { type Member, newPerson, registerMember, signInAgain, visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });

type AccountEvent = { id: string; action: string; byMember: boolean; address: string | null; device: string | null };

const eventsOf = async ({ call }: Pick<Member, 'call'>) =>
  (await call('GET', '/api/me/events?limit=100')).body.items as AccountEvent[];
const actionsOf = async (member: Pick<Member, 'call'>) => (await eventsOf(member)).map(({ action }) => action);

describe('the account activity', () => {
  it('lists events from the sign-up on, newest first, with their IP addresses', async () => {
    const ada = await registerMember(instance);
    const events = await eventsOf(ada);
    expect(events.map(({ action }) => action)).toEqual(['address-proven', 'signed-in', 'account-created']);
    // The code was entered from another IP address than that of her browser.
    expect(events.slice(1).every(({ byMember, address }) => byMember && address === ada.address)).toBe(true);
  });

  it('lists changes of sessions, password and username', async () => {
    const ada = await registerMember(instance);
    const elsewhere = await signInAgain(instance, ada);
    const { sessions } = (await ada.call('GET', '/api/me/security')).body;
    const other = sessions.find(({ current }: { current: boolean }) => !current);
    await ada.call('DELETE', `/api/me/sessions/${other.id}`);
    expect((await elsewhere.call('GET', '/api/me/events')).status).toBe(401);
    await ada.call('DELETE', '/api/me/sessions');
    const { username } = newPerson();
    await ada.call('PUT', '/api/me/username', { username });
    await ada.call('POST', '/api/me/email', { email: newPerson().email, password: ada.password });
    await ada.call('GET', '/api/me/export');
    const { token } = (
      await ada.call('POST', '/api/auth/change-password', {
        currentPassword: ada.password,
        newPassword: 'difference engine no. 2',
      })
    ).body;
    const { call } = visitor(instance);
    const again = {
      call: ((method, path) => call(method, path, undefined, { authorization: `Bearer ${token}` })) as Member['call'],
    };
    expect((await actionsOf(again)).slice(0, 7)).toEqual([
      'password-changed',
      'data-exported',
      'email-change-asked',
      'username-changed',
      'other-sessions-ended',
      'session-ended',
      'signed-in',
    ]);
  });

  it('lists changes of two-factor authentication', async () => {
    const ada = await registerMember(instance);
    const { password } = ada;
    const { totpURI } = (await ada.call('POST', '/api/auth/two-factor/enable', { password })).body;
    const on = await ada.call('POST', '/api/auth/two-factor/confirm', { code: authenticatorCode(totpURI) });
    const { call } = visitor(instance);
    const withToken = (token: string): Pick<Member, 'call'> => ({
      call: (method, path, body) => call(method, path, body, { authorization: `Bearer ${token}` }),
    });
    const after = withToken(on.body.token);
    await after.call('POST', '/api/auth/two-factor/generate-backup-codes', { password });
    const off = await after.call('POST', '/api/auth/two-factor/disable', { password });
    expect((await actionsOf(withToken(off.body.token))).slice(0, 3)).toEqual([
      'two-factor-off',
      'backup-codes-renewed',
      'two-factor-on',
    ]);
  });

  it('lists a failed sign-in, to the affected member only', async () => {
    const [ada, ben] = [await registerMember(instance), await registerMember(instance)];
    const visitorClient = visitor(instance);
    await visitorClient.call('POST', '/api/auth/sign-in/email', { email: ada.email, password: 'not the right one' });
    const failed = await eventually(async () => {
      const found = (await eventsOf(ada)).find(({ action }) => action === 'sign-in-failed');
      if (!found) throw new Error('not recorded yet');
      return found;
    });
    expect(failed).toMatchObject({ byMember: true, address: visitorClient.address });
    const stored = await instance.kernel.db.pool.query('select actor_kind, actor_id from audit_events where id = $1', [
      failed.id,
    ]);
    expect(stored.rows, 'the visitor isn’t known to be the member').toEqual([
      { actor_kind: 'visitor', actor_id: null },
    ]);
    expect(await actionsOf(ben)).not.toContain('sign-in-failed');
  });

  it('omits address, device and details of an event caused by an admin', async () => {
    const ada = await registerMember(instance);
    await instance.kernel.db.pool.query(
      `insert into audit_events (id, at, actor_kind, actor_id, action, subject_kind, subject_id, owner_id, details, address, device)
       values ('ffffffff-0000-7000-8000-000000000000', now(), 'admin', 'somebody', 'person-verified', 'person', $1, $1,
               '{"secret": 1}', '192.0.2.7', 'Firefox')`,
      [ada.uid],
    );
    expect((await eventsOf(ada))[0]).toEqual({
      id: 'ffffffff-0000-7000-8000-000000000000',
      at: expect.any(String),
      action: 'person-verified',
      byMember: false,
      address: null,
      device: null,
    });
  });

  it('is paginated and rejects invalid cursors', async () => {
    const ada = await registerMember(instance);
    const first = (await ada.call('GET', '/api/me/events?limit=2')).body;
    const second = (await ada.call('GET', `/api/me/events?limit=2&cursor=${first.nextCursor}`)).body;
    expect([...first.items, ...second.items].map(({ action }) => action)).toEqual([
      'address-proven',
      'signed-in',
      'account-created',
    ]);
    expect(second.nextCursor).toBeUndefined();
    for (const cursor of ['x', '%00', Buffer.from('["x"]').toString('base64url')]) {
      expect((await ada.call('GET', `/api/me/events?cursor=${cursor}`)).status, cursor).toBe(400);
    }
  });

  it('is refused to visitors', async () => {
    expect((await visitor(instance).call('GET', '/api/me/events')).status).toBe(401);
  });
});
