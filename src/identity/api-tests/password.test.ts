import { describe, expect, it } from 'vitest';
import { authenticatorCode } from '#testing/authenticator.ts';
import { eventually } from '#testing/eventually.ts';
import { cookieOf, mailTo, registerMember, send, signInAgain, visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);

const NEW = 'difference engine no. 2';
const signIn = (email: string, password: string) =>
  visitor(instance).call('POST', '/api/auth/sign-in/email', { email, password });
const me = (token: string) => send(instance, 'GET', '/api/me', { headers: { authorization: `Bearer ${token}` } });
const reset = (token: unknown, newPassword = NEW) =>
  visitor(instance).call('POST', '/api/auth/reset-password', { token, newPassword });

/** Requests a reset link and returns its token from the email. */
async function mailedLink(email: string) {
  const before = (await mailTo(instance, email, 'password-reset')).length;
  await visitor(instance).call('POST', '/api/auth/request-password-reset', { email });
  return eventually(async () => {
    const mails = await mailTo(instance, email, 'password-reset');
    expect(mails).toHaveLength(before + 1);
    return mails.at(-1)?.data.token ?? '';
  });
}

const EXPIRED_TOKEN = {
  code: 'BAD_REQUEST',
  data: { fields: [{ path: 'token', message: 'This link was already used or has expired. Request a new one.' }] },
};

describe('changing the password', () => {
  it('continues in a new session, ends all others and notifies the member by email', async () => {
    const firstSession = await registerMember(instance);
    const secondSession = await signInAgain(instance, firstSession);
    for (const { token } of [firstSession, secondSession]) expect((await me(token)).status).toBe(200);
    const answer = await firstSession.call('POST', '/api/auth/change-password', {
      currentPassword: firstSession.password,
      newPassword: NEW,
    });
    expect([answer.status, answer.body.user.uid]).toEqual([200, firstSession.uid]);
    expect((await me(answer.body.token)).status).toBe(200);
    expect((await send(instance, 'GET', '/api/me', { headers: { cookie: cookieOf(answer) } })).status).toBe(200);
    for (const { token } of [firstSession, secondSession]) expect((await me(token)).status).toBe(401);
    expect((await signIn(firstSession.email, firstSession.password)).status).toBe(401);
    expect((await signIn(firstSession.email, NEW)).status).toBe(200);
    expect(await mailTo(instance, firstSession.email, 'password-changed')).toHaveLength(1);
  });

  it('is refused with a wrong current password, with a limit on attempts', async () => {
    const member = await registerMember(instance);
    const attempt = (currentPassword: string) =>
      member.call('POST', '/api/auth/change-password', { currentPassword, newPassword: NEW });
    for (let n = 0; n < 5; n += 1) {
      const { status, body } = await attempt('not the password');
      expect([status, body]).toMatchObject([
        400,
        { data: { fields: [{ path: 'currentPassword', message: 'Incorrect password' }] } },
      ]);
    }
    const sixth = await attempt(member.password);
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(40);
    expect((await me(member.token)).status).toBe(200);
    expect((await signIn(member.email, member.password)).status).toBe(200);
    expect(await mailTo(instance, member.email, 'password-changed')).toEqual([]);
  });

  it.each([
    ['short', 'short 1 x', 'Use at least 10 characters'],
    ['common', 'password1234', expect.stringContaining('Too easy to guess')],
    ['based on the member’s name', 'lovelace ada', expect.stringContaining('Too easy to guess')],
  ])('is refused if the new password is %s', async (_, newPassword, message) => {
    const member = await registerMember(instance);
    const body = { currentPassword: member.password, newPassword };
    const answer = await member.call('POST', '/api/auth/change-password', body);
    expect([answer.status, answer.body]).toMatchObject([400, { data: { fields: [{ path: 'newPassword', message }] } }]);
  });

  it('invalidates earlier reset links', async () => {
    const member = await registerMember(instance);
    const token = await mailedLink(member.email);
    await member.call('POST', '/api/auth/change-password', { currentPassword: member.password, newPassword: NEW });
    const answer = await reset(token, 'whoever found the link');
    expect([answer.status, answer.body]).toMatchObject([400, EXPIRED_TOKEN]);
    expect((await signIn(member.email, NEW)).status).toBe(200);
  });
});

describe('a password reset link', () => {
  it('works once, ends every session and notifies the member by email', async () => {
    const member = await registerMember(instance);
    expect((await me(member.token)).status).toBe(200);
    const token = await mailedLink(member.email);
    expect((await reset(token)).body).toEqual({ status: true });
    expect((await me(member.token)).status).toBe(401);
    expect((await signIn(member.email, member.password)).status).toBe(401);
    expect((await signIn(member.email, NEW)).status).toBe(200);
    expect(await mailTo(instance, member.email, 'password-changed')).toHaveLength(1);
    const stolen = await reset(token, 'whoever found the link');
    expect([stolen.status, stolen.body]).toMatchObject([400, EXPIRED_TOKEN]);
    expect((await signIn(member.email, NEW)).status).toBe(200);
  });

  it('works once under concurrent requests', async () => {
    const member = await registerMember(instance);
    const token = await mailedLink(member.email);
    const passwords = Array.from({ length: 6 }, (_, n) => `difference engine no. ${n + 2}`);
    const answers = await Promise.all(passwords.map((candidate) => reset(token, candidate)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    expect((await signIn(member.email, winner)).status).toBe(200);
    expect(await mailTo(instance, member.email, 'password-changed')).toHaveLength(1);
  });

  it('is invalidated by using another link', async () => {
    const member = await registerMember(instance);
    const [first, second] = [await mailedLink(member.email), await mailedLink(member.email)];
    expect((await reset(second)).status).toBe(200);
    expect((await reset(first, 'whoever found the link')).body).toMatchObject(EXPIRED_TOKEN);
  });

  it('expires after an hour', async () => {
    const member = await registerMember(instance);
    const token = await mailedLink(member.email);
    const { rows } = await sql(
      'select round(extract(epoch from expires_at - created_at))::int as seconds from verifications where value = $1',
      [member.uid],
    );
    expect(rows).toEqual([{ seconds: 3600 }]);
    await sql("update verifications set expires_at = now() - interval '1 second' where value = $1", [member.uid]);
    expect((await reset(token)).body).toMatchObject(EXPIRED_TOKEN);
    expect((await signIn(member.email, member.password)).status).toBe(200);
  });

  it.each(['x', 'x'.repeat(200), '../../etc/passwd', "' or 1=1 --"])('is invalid with the token %j', async (token) => {
    const answer = await reset(token);
    expect([answer.status, answer.body]).toMatchObject([400, EXPIRED_TOKEN]);
  });

  it.each([undefined, null, '', 7, { $ne: '' }, 'x'.repeat(201)])(
    'is rejected by validation with the token %j',
    async (token) => {
      const answer = await reset(token);
      expect([answer.status, answer.body]).toMatchObject([400, { data: { fields: [{ path: 'token' }] } }]);
    },
  );

  it('is rejected with a token that the database cannot store', async () => {
    expect((await reset('\u0000')).status).toBe(400);
  });

  it('stays valid after a rejected password', async () => {
    const member = await registerMember(instance);
    const token = await mailedLink(member.email);
    const refused = await reset(token, 'password1234');
    expect([refused.status, refused.body]).toMatchObject([400, { data: { fields: [{ path: 'newPassword' }] } }]);
    expect((await reset(token)).status).toBe(200);
  });

  it('is not stored in plain text', async () => {
    const member = await registerMember(instance);
    const token = await mailedLink(member.email);
    const { rows } = await sql('select v::text as row from verifications v');
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
  });

  it('is mailed at most five times an hour, without revealing the limit', async () => {
    const { email } = await registerMember(instance);
    for (let n = 0; n < 8; n += 1) {
      const answer = await visitor(instance).call('POST', '/api/auth/request-password-reset', { email });
      expect([answer.status, answer.body]).toEqual([200, { status: true }]);
    }
    await eventually(async () => expect(await instance.kernel.jobs.counts()).toMatchObject({ waiting: 0, active: 0 }));
    expect(await mailTo(instance, email, 'password-reset')).toHaveLength(5);
  });
});

describe('an address that an attacker signed up', () => {
  it('is taken over by its owner with a reset link, which removes all access of the attacker', async () => {
    const attacker = await registerMember(instance, { verified: false, password: 'the password of a stranger' });
    const { email, uid, password } = attacker;
    const { totpURI } = (await attacker.call('POST', '/api/auth/two-factor/enable', { password })).body;
    const on = await attacker.call('POST', '/api/auth/two-factor/confirm', { code: authenticatorCode(totpURI) });
    const attackerSession = { authorization: `Bearer ${on.body.token}` };
    await attacker.call('POST', '/api/me/email', { email: 'stranger@example.org', password }, attackerSession);
    await sql(
      `insert into passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up)
       values ('planted', $1, '', 'planted', 0, 'singleDevice', false)`,
      [uid],
    );
    expect((await attacker.call('GET', '/api/me/security', undefined, attackerSession)).body).toMatchObject({
      twoFactorEnabled: true,
      passkeys: [{ id: 'planted' }],
      emailChange: { newEmail: 'stranger@example.org' },
    });

    expect((await reset(await mailedLink(email))).status).toBe(200);
    expect((await attacker.call('GET', '/api/me', undefined, attackerSession)).status).toBe(401);
    expect((await signIn(email, password)).status).toBe(401);
    const owner = await signInAgain(instance, { ...attacker, password: NEW });
    expect(owner.uid).toBe(uid);
    expect((await owner.call('GET', '/api/me')).body).toMatchObject({ emailVerified: true });
    expect((await owner.call('GET', '/api/me/security')).body).toMatchObject({
      twoFactorEnabled: false,
      backupCodesLeft: 0,
      passkeys: [],
      emailChange: null,
    });
    expect(await mailTo(instance, email, 'welcome')).toHaveLength(1);
  });
});
