import { describe, expect, it } from 'vitest';
import { authenticatorCode } from '#testing/authenticator.ts';
import { cookieHeaderOf, type Member, registerMember, send, toMember, visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { CODE_REQUIRED, registerWithTwoFactor, twoFactorBrowser, WRONG_CODE, wrongCode } from '#testing/two-factor.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const { signIn, challenge, verifyTotp, verifyBackupCode } = twoFactorBrowser(instance);
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);
const USED_CODE = { path: 'code', message: 'This code was already used. Wait for the next one.' };
const me = (headers: Record<string, string>) => send(instance, 'GET', '/api/me', { headers });
const security = async (member: Member) => (await member.call('GET', '/api/me/security')).body;

describe('turning two-factor authentication on', () => {
  it('requires the password and a first code, and continues under a new token', async () => {
    const member = await registerMember(instance);
    const begun = await member.call('POST', '/api/auth/two-factor/enable', { password: member.password });
    expect(begun.body.totpURI).toMatch(/^otpauth:\/\/totp\/Vitrine:/);
    expect(new Set(begun.body.backupCodes).size).toBe(10);
    expect(await security(member)).toMatchObject({ twoFactorEnabled: false, backupCodesLeft: 0 });
    expect((await signIn(member)).body.twoFactorRedirect, 'before it is confirmed').toBe(false);

    const { totpURI } = begun.body;
    const wrong = await member.call('POST', '/api/auth/two-factor/confirm', { code: wrongCode(totpURI) });
    expect([wrong.status, wrong.body]).toMatchObject([400, WRONG_CODE]);
    const code = authenticatorCode(totpURI);
    const right = await member.call('POST', '/api/auth/two-factor/confirm', {
      code: `${code.slice(0, 3)} ${code.slice(3)}`,
    });
    const on = toMember(instance, member, right);
    expect(await security(on)).toMatchObject({ twoFactorEnabled: true, backupCodesLeft: 10 });
    expect((await me({ authorization: `Bearer ${member.token}` })).status).toBe(401);
    expect((await me({ cookie: on.cookie })).status).toBe(200);
  });

  it('is refused with a wrong password, with a limit on attempts', async () => {
    const member = await registerMember(instance);
    const attempt = (password: string) => member.call('POST', '/api/auth/two-factor/enable', { password });
    for (let n = 0; n < 5; n += 1) {
      const { status, body } = await attempt('not the password');
      expect([status, body]).toMatchObject([400, { data: { fields: [{ path: 'password' }] } }]);
    }
    expect((await attempt(member.password)).status).toBe(429);
  });

  it('is refused before the setup has started and once it is complete', async () => {
    const member = await registerMember(instance);
    expect((await member.call('POST', '/api/auth/two-factor/confirm', { code: '123456' })).status).toBe(409);
    const { password } = member;
    expect((await member.call('POST', '/api/auth/two-factor/generate-backup-codes', { password })).status).toBe(409);
    const on = await registerWithTwoFactor(instance);
    for (const [path, body] of [
      ['enable', { password: on.password }],
      ['confirm', { code: authenticatorCode(on.totpURI) }],
    ] as const) {
      const answer = await on.call('POST', `/api/auth/two-factor/${path}`, body);
      expect([answer.status, answer.body.message]).toEqual([409, 'Two-factor authentication is already on.']);
    }
    expect((await security(on)).twoFactorEnabled).toBe(true);
  });

  it('stores one secret under concurrent requests', async () => {
    const member = await registerMember(instance);
    const { password } = member;
    const begun = await Promise.all([1, 2].map(() => member.call('POST', '/api/auth/two-factor/enable', { password })));
    expect(begun.map(({ status }) => status)).toEqual([200, 200]);
    expect((await sql('select from two_factors where user_id = $1', [member.uid])).rowCount).toBe(1);
  });

  it('stores neither the secret nor the backup codes in plain text', async () => {
    const { uid, totpURI, backupCodes } = await registerWithTwoFactor(instance);
    const { rows } = await sql('select t::text as row from two_factors t where user_id = $1', [uid]);
    const secret = new URL(totpURI).searchParams.get('secret') ?? 'none';
    for (const text of [secret, ...backupCodes]) expect(rows[0]?.row).not.toContain(text);
  });
});

describe('signing in with two-factor authentication', () => {
  it('asks for the second factor and grants no access before', async () => {
    const member = await registerWithTwoFactor(instance);
    const answer = await signIn(member);
    expect([answer.status, answer.body, answer.headers.get('set-auth-token')]).toEqual([200, CODE_REQUIRED, null]);
    const [waiting = '', ...others] = answer.cookies.filter((cookie) => !cookie.includes('Max-Age=0'));
    expect(others).toEqual([]);
    expect(waiting).toMatch(/^vitrine\.two_factor=[^;]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
    const value = cookieHeaderOf(answer).split('=')[1] ?? '';
    for (const headers of [
      { cookie: cookieHeaderOf(answer) },
      { cookie: `vitrine.session_token=${value}` },
      { authorization: `Bearer ${value}` },
    ] as Record<string, string>[]) {
      expect((await me(headers)).status).toBe(401);
    }
    expect((await sql('select from sessions where user_id = $1', [member.uid])).rowCount, 'sessions').toBe(1);
  });

  it('is completed by a code of the app, once', async () => {
    const member = await registerWithTwoFactor(instance);
    const cookie = await challenge(member);
    const code = authenticatorCode(member.totpURI);
    const answer = await verifyTotp(cookie, code);
    expect(answer.body).toMatchObject({ token: expect.any(String), user: { uid: member.uid } });
    expect((await me({ authorization: `Bearer ${answer.body.token}` })).status).toBe(200);
    const again = await verifyTotp(cookie, code);
    expect([again.status, again.body.message]).toEqual([401, 'Your sign-in timed out. Start again.']);
  });

  it('cannot be completed without the password', async () => {
    const member = await registerWithTwoFactor(instance);
    const code = authenticatorCode(member.totpURI);
    expect((await verifyTotp('', code)).status).toBe(401);
    expect((await verifyTotp('vitrine.two_factor=made-up.signature', code)).status).toBe(401);
    expect((await verifyTotp('', code, {}, { authorization: `Bearer ${member.token}` })).status).toBe(401);
  });

  it('asks for the second factor after the username too', async () => {
    const { username, password } = await registerWithTwoFactor(instance);
    const answer = await visitor(instance).call('POST', '/api/auth/sign-in/username', { username, password });
    expect(answer.body).toEqual(CODE_REQUIRED);
  });

  it('accepts a code once, even in another sign-in', async () => {
    const member = await registerWithTwoFactor(instance);
    const code = authenticatorCode(member.totpURI);
    expect((await verifyTotp(await challenge(member), code)).status).toBe(200);
    const again = await verifyTotp(await challenge(member), code);
    expect([again.status, again.body.data.fields]).toEqual([400, [USED_CODE]]);
    const next = authenticatorCode(member.totpURI, Date.now() + 30_000);
    expect((await verifyTotp(await challenge(member), next)).status).toBe(200);
    const older = await verifyTotp(await challenge(member), code);
    expect(older.status, 'an older code that has not expired').toBe(400);
  });

  it('accepts a code once under concurrent requests and opens one session', async () => {
    const member = await registerWithTwoFactor(instance);
    const challenges = [await challenge(member), await challenge(member), await challenge(member)];
    const before = (await sql('select from sessions where user_id = $1', [member.uid])).rowCount ?? 0;
    const code = authenticatorCode(member.totpURI);
    const answers = await Promise.all(challenges.map((cookie) => verifyTotp(cookie, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await sql('select from sessions where user_id = $1', [member.uid])).rowCount).toBe(before + 1);
  });

  it('rejects the code that turned it on', async () => {
    const member = await registerMember(instance);
    const { password } = member;
    const { totpURI } = (await member.call('POST', '/api/auth/two-factor/enable', { password })).body;
    const code = authenticatorCode(totpURI);
    expect((await member.call('POST', '/api/auth/two-factor/confirm', { code })).status).toBe(200);
    expect((await verifyTotp(await challenge(member), code)).status).toBe(400);
  });

  it('accepts a backup code once', async () => {
    const member = await registerWithTwoFactor(instance);
    const [code = ''] = member.backupCodes;
    expect((await verifyBackupCode(await challenge(member), ` ${code} `)).body).toMatchObject({
      user: { uid: member.uid },
    });
    expect((await security(member)).backupCodesLeft).toBe(9);
    const again = await verifyBackupCode(await challenge(member), code);
    expect([again.status, again.body]).toMatchObject([400, WRONG_CODE]);
  });

  it('accepts a backup code once under concurrent requests', async () => {
    const member = await registerWithTwoFactor(instance);
    const [code = ''] = member.backupCodes;
    const challenges = [await challenge(member), await challenge(member), await challenge(member)];
    const answers = await Promise.all(challenges.map((cookie) => verifyBackupCode(cookie, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await security(member)).backupCodesLeft).toBe(9);
  });
});
