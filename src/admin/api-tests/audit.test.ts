import { describe, expect, it } from 'vitest';
import { registerAdmin, registerMember, visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });

const createAdmin = () => registerAdmin(instance, { name: 'Charles Babbage' });

type AuditItem = { id: string; action: string; subject: { id: string } };
const actions = (items: AuditItem[]) => items.map(({ action }) => action);

describe('the audit log', () => {
  it('finds events by and about a person by address, username or uid', async () => {
    const [admin, ada] = [await createAdmin(), await registerMember(instance)];
    for (const q of [ada.email, ada.email.toUpperCase(), ada.username, ada.uid]) {
      const { items } = (await admin.call('GET', `/api/admin/audit?q=${encodeURIComponent(q)}`)).body;
      expect(actions(items), q).toEqual(['address-proven', 'signed-in', 'account-created']);
      expect(items[1]).toMatchObject({
        actor: { kind: 'member', person: { uid: ada.uid, name: ada.name, email: ada.email } },
        subject: { kind: 'person', id: ada.uid, person: { name: ada.name } },
        address: ada.address,
      });
    }
    for (const q of ['nobody@example.org', '%', "' or 1=1 --", '<b>', 'ad']) {
      expect((await admin.call('GET', `/api/admin/audit?q=${encodeURIComponent(q)}`)).body.items, q).toEqual([]);
    }
  });

  it('is filtered by action, subject and date', async () => {
    const [admin, ada] = [await createAdmin(), await registerMember(instance)];
    const about = async (query: string) =>
      actions((await admin.call('GET', `/api/admin/audit?q=${ada.uid}&${query}`)).body.items);
    expect(await about('action=signed-in')).toEqual(['signed-in']);
    expect(await about('subject=person')).toHaveLength(3);
    expect(await about('subject=domain')).toEqual([]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await about(`from=${today}&until=${today}`)).toHaveLength(3);
    expect(await about('until=2020-01-01')).toEqual([]);
    expect(await about('from=2999-01-01')).toEqual([]);
    // Dates outside of the range of timestamps that an id can hold.
    expect(await about('until=1843-07-10')).toEqual([]);
    expect(await about('from=0001-01-01&until=9999-12-31')).toHaveLength(3);
  });

  it('is paginated', async () => {
    const [admin, ada] = [await createAdmin(), await registerMember(instance)];
    const page = async (query: string) =>
      (await admin.call('GET', `/api/admin/audit?q=${ada.uid}&limit=2${query}`)).body;
    const first = await page('');
    const second = await page(`&cursor=${first.nextCursor}`);
    expect(actions([...first.items, ...second.items])).toEqual(['address-proven', 'signed-in', 'account-created']);
    expect(second).not.toHaveProperty('nextCursor');
  });

  it.each([
    'action=nothing',
    'subject=nothing',
    'from=yesterday',
    'until=2026-02-30',
    'limit=0',
    'limit=101',
    'cursor=x',
    'who=me',
  ])('rejects %s with the error on its field', async (query) => {
    const admin = await createAdmin();
    const { status, body } = await admin.call('GET', `/api/admin/audit?${query}`);
    expect(status).toBe(400);
    expect(body.data.fields[0].path).toBe(query.split('=')[0]);
  });

  it('is exported as CSV without formulas, which is recorded', async () => {
    const admin = await createAdmin();
    const eve = await registerMember(instance, { name: '=HYPERLINK("http://192.0.2.1")' });
    const { status, headers, body } = await admin.call('GET', `/api/admin/audit.csv?q=${eve.uid}`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = String(body).trim().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toContain('at,action,by,by name');
    expect(lines[1]).toContain(`"'=HYPERLINK(""http://192.0.2.1"")"`);
    const { items } = (await admin.call('GET', '/api/admin/audit?action=audit-exported&limit=1')).body;
    expect(items[0].actor.person.uid).toBe(admin.uid);
  });

  it('keeps the events of a deleted person without their name', async () => {
    const [admin, ada] = [await createAdmin(), await registerMember(instance)];
    expect((await ada.call('DELETE', '/api/me')).status).toBe(200);
    const { items } = (await admin.call('GET', `/api/admin/audit?q=${ada.uid}`)).body;
    expect(actions(items)).toContain('account-created');
    expect(JSON.stringify(items)).not.toContain(ada.email);
    expect(items[0].actor.person).toEqual({ uid: ada.uid, name: null, email: null });
  });

  it('is restricted to admins', async () => {
    const ada = await registerMember(instance);
    for (const path of ['/api/admin/audit', '/api/admin/audit.csv']) {
      expect((await ada.call('GET', path)).status, path).toBe(403);
      expect((await visitor(instance).call('GET', path)).status, path).toBe(401);
    }
  });
});
