import { beforeAll, describe, expect, it } from 'vitest';
import { type Member, mailTo, makeAdmin, registerAdmin, signInAgain } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { CODE_REQUIRED, registerWithTwoFactor, twoFactorBrowser } from '#testing/two-factor.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);

let admin: Member;
beforeAll(async () => {
  admin = await registerAdmin(instance);
});

const reset = (uid: string) => admin.call('DELETE', `/api/admin/people/${uid}/two-factor`);
const eventsOn = async (uid: string) => {
  const text = "select action, actor_id from audit_events where owner_id = $1 and actor_kind = 'admin' order by id";
  return (await sql(text, [uid])).rows;
};

describe('resetting the two-factor authentication of a member', () => {
  it('lets the member sign in by password alone and notifies them by email', async () => {
    const ada = await registerWithTwoFactor(instance);
    expect((await twoFactorBrowser(instance).signIn(ada)).body).toMatchObject(CODE_REQUIRED);
    expect((await reset(ada.uid)).body).toEqual({ status: true });
    await signInAgain(instance, ada);
    expect((await sql('select from two_factors where user_id = $1', [ada.uid])).rowCount).toBe(0);
    expect(await eventsOn(ada.uid)).toEqual([{ action: 'two-factor-reset', actor_id: admin.uid }]);
    const [mail, ...others] = await mailTo(instance, ada.email, 'changed-by-admin');
    expect([mail?.data.change, others]).toEqual(['two-factor-off', []]);
    expect(JSON.stringify(mail)).not.toContain(admin.address);
  });

  it('keeps the sessions and passkeys and revokes trusted devices', async () => {
    const ada = await registerWithTwoFactor(instance);
    await sql(
      `insert into passkeys (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
       values ($1, $1, 'Laptop', '', $1, 0, 'singleDevice', false)`,
      [ada.uid],
    );
    await sql(
      `insert into verifications (id, identifier, value, expires_at) values ($1, 'a device', $1, now() + interval '1 day')`,
      [ada.uid],
    );
    expect((await reset(ada.uid)).status).toBe(200);
    const security = (await ada.call('GET', '/api/me/security')).body;
    expect(security).toMatchObject({ twoFactorEnabled: false, backupCodesLeft: 0, passkeys: [{ name: 'Laptop' }] });
    expect((await sql('select from verifications where value = $1', [ada.uid])).rowCount).toBe(0);
  });

  it('happens once under repeated requests', async () => {
    const ada = await registerWithTwoFactor(instance);
    const answers = await Promise.all([reset(ada.uid), reset(ada.uid)]);
    expect([...answers, await reset(ada.uid)].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await eventsOn(ada.uid)).toHaveLength(1);
    expect(await mailTo(instance, ada.email, 'changed-by-admin')).toHaveLength(1);
  });

  it('is refused for the own account', async () => {
    const own = await registerWithTwoFactor(instance);
    await makeAdmin(instance, own);
    const { status, body } = await own.call('DELETE', `/api/admin/people/${own.uid}/two-factor`);
    expect([status, body.message]).toEqual([409, expect.stringMatching(/your own account/)]);
    expect((await twoFactorBrowser(instance).signIn(own)).body).toMatchObject(CODE_REQUIRED);
  });
});
