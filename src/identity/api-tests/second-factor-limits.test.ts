import { describe, expect, it } from 'vitest';
import { authenticatorCode } from '#testing/authenticator.ts';
import { cookieHeaderOf, type Member, registerMember, send, toMember, visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import {
  CODE_REQUIRED,
  registerWithTwoFactor,
  type TwoFactorMember,
  twoFactorBrowser,
  WRONG_CODE,
  wrongCode,
} from '#testing/two-factor.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const { signIn, challenge, verifyTotp, verifyBackupCode } = twoFactorBrowser(instance);
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);
const me = (headers: Record<string, string>) => send(instance, 'GET', '/api/me', { headers });
const security = async (member: Member) => (await member.call('GET', '/api/me/security')).body;

describe('wrong second-factor codes', () => {
  it('end the sign-in after five attempts, and a new one can be started', async () => {
    const member = await registerWithTwoFactor(instance);
    const cookie = await challenge(member);
    const wrong = wrongCode(member.totpURI);
    for (let n = 0; n < 5; n += 1) {
      const { status, body } = await verifyTotp(cookie, wrong);
      expect([status, body]).toMatchObject([400, WRONG_CODE]);
    }
    const sixth = await verifyTotp(cookie, authenticatorCode(member.totpURI));
    expect([sixth.status, sixth.body.message]).toEqual([403, 'Your sign-in timed out. Start again.']);
    expect((await verifyTotp(cookie, authenticatorCode(member.totpURI))).status).toBe(401);
    expect((await verifyTotp(await challenge(member), authenticatorCode(member.totpURI))).status).toBe(200);
  });

  it('lock the account for 15 minutes after ten attempts of both kinds', async () => {
    const member = await registerWithTwoFactor(instance);
    const wrong = wrongCode(member.totpURI);
    for (let round = 0; round < 2; round += 1) {
      const cookie = await challenge(member);
      for (let n = 0; n < 5; n += 1) {
        const answer = n % 2 === 0 ? await verifyTotp(cookie, wrong) : await verifyBackupCode(cookie, 'aaaaa-bbbbb');
        expect(answer.status).toBe(400);
      }
    }
    const cookie = await challenge(member);
    for (const answer of [
      await verifyTotp(cookie, authenticatorCode(member.totpURI)),
      await verifyBackupCode(cookie, member.backupCodes[0] ?? ''),
    ]) {
      expect([answer.status, answer.headers.get('retry-after'), answer.body.message]).toEqual([
        429,
        '900',
        'Too many wrong codes. Try again in 15 minutes.',
      ]);
    }
    expect((await me({ authorization: `Bearer ${member.token}` })).status, 'an open session').toBe(200);
    await sql("update two_factors set locked_until = now() - interval '1 second' where user_id = $1", [member.uid]);
    expect((await verifyTotp(cookie, authenticatorCode(member.totpURI))).status).toBe(200);
  });

  it('are counted for a signed-in member too', async () => {
    const member = await registerWithTwoFactor(instance);
    const cookie = await challenge(member);
    const wrong = wrongCode(member.totpURI);
    const signedIn = { authorization: `Bearer ${member.token}` };
    for (let n = 0; n < 5; n += 1) expect((await verifyTotp(cookie, wrong, {}, signedIn)).status).toBe(400);
    expect((await verifyTotp(cookie, authenticatorCode(member.totpURI), {}, signedIn)).status).toBe(403);
    const both = `${await challenge(member)}; ${member.cookie}`;
    const answer = await verifyTotp(both, authenticatorCode(member.totpURI));
    expect([answer.status, answer.body.user?.uid]).toEqual([200, member.uid]);
    expect(answer.body.token).not.toBe(member.token);
  });

  it('are limited to ten a minute per IP address', async () => {
    const member = await registerWithTwoFactor(instance);
    const from = visitor(instance);
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      const answer = await from.call('POST', '/api/auth/two-factor/verify-totp', { code: wrongCode(member.totpURI) });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it('are limited during the setup', async () => {
    const member = await registerMember(instance);
    const { password } = member;
    const { totpURI } = (await member.call('POST', '/api/auth/two-factor/enable', { password })).body;
    const confirm = (code: string) => member.call('POST', '/api/auth/two-factor/confirm', { code });
    for (let n = 0; n < 5; n += 1) expect((await confirm(wrongCode(totpURI))).status).toBe(400);
    expect((await confirm(authenticatorCode(totpURI))).status).toBe(429);
  });
});

describe('a trusted device', () => {
  const trusted = async (member: TwoFactorMember) =>
    cookieHeaderOf(await verifyTotp(await challenge(member), authenticatorCode(member.totpURI), { trustDevice: true }));

  it('skips the second factor for its member only', async () => {
    const [member, other] = [await registerWithTwoFactor(instance), await registerWithTwoFactor(instance)];
    const cookie = await trusted(member);
    const first = await signIn(member, cookie);
    expect(first.body).toMatchObject({ twoFactorRedirect: false, user: { uid: member.uid } });
    expect((await signIn(member, cookieHeaderOf(first))).body.twoFactorRedirect).toBe(false);
    expect((await signIn(other, cookieHeaderOf(first))).body).toEqual(CODE_REQUIRED);
    expect((await signIn({ ...member, password: 'not the password' }, cookieHeaderOf(first))).status).toBe(401);
  });

  it('is trusted only on request', async () => {
    const member = await registerWithTwoFactor(instance);
    const cookie = cookieHeaderOf(await verifyTotp(await challenge(member), authenticatorCode(member.totpURI)));
    expect((await signIn(member, cookie)).body).toEqual(CODE_REQUIRED);
  });

  it('is revoked by a password change', async () => {
    const member = await registerWithTwoFactor(instance);
    const cookie = await trusted(member);
    const newPassword = 'difference engine no. 2';
    const body = { currentPassword: member.password, newPassword };
    expect((await member.call('POST', '/api/auth/change-password', body)).status).toBe(200);
    expect((await signIn({ ...member, password: newPassword }, cookie)).body).toEqual(CODE_REQUIRED);
  });

  it('is revoked by a new setup of the second factor', async () => {
    const member = await registerWithTwoFactor(instance);
    const cookie = await trusted(member);
    const { password } = member;
    const off = toMember(instance, member, await member.call('POST', '/api/auth/two-factor/disable', { password }));
    const { totpURI } = (await off.call('POST', '/api/auth/two-factor/enable', { password })).body;
    const on = await off.call('POST', '/api/auth/two-factor/confirm', { code: authenticatorCode(totpURI) });
    expect(on.status).toBe(200);
    expect((await signIn(member, cookie)).body).toEqual(CODE_REQUIRED);
  });
});

describe('turning two-factor authentication off', () => {
  it('requires the password and ends pending sign-ins', async () => {
    const member = await registerWithTwoFactor(instance);
    const wrong = await member.call('POST', '/api/auth/two-factor/disable', { password: 'not the password' });
    expect([wrong.status, wrong.body]).toMatchObject([400, { data: { fields: [{ path: 'password' }] } }]);
    expect((await signIn(member)).body).toEqual(CODE_REQUIRED);
    const begun = await challenge(member);
    const { password } = member;
    const off = toMember(instance, member, await member.call('POST', '/api/auth/two-factor/disable', { password }));
    expect(await security(off)).toMatchObject({ twoFactorEnabled: false, backupCodesLeft: 0 });
    expect((await me({ authorization: `Bearer ${member.token}` })).status).toBe(401);
    expect((await signIn(member)).body).toMatchObject({ twoFactorRedirect: false, user: { uid: member.uid } });
    expect((await verifyTotp(begun, authenticatorCode(member.totpURI))).status).toBe(401);
    expect((await verifyBackupCode(begun, member.backupCodes[0] ?? '')).status).toBe(401);
  });
});

describe('new backup codes', () => {
  it('invalidate the old ones', async () => {
    const member = await registerWithTwoFactor(instance);
    const { password } = member;
    const renewed = await member.call('POST', '/api/auth/two-factor/generate-backup-codes', { password });
    const codes: string[] = renewed.body.backupCodes;
    expect(new Set([...codes, ...member.backupCodes]).size).toBe(20);
    expect((await verifyBackupCode(await challenge(member), member.backupCodes[0] ?? '')).status).toBe(400);
    expect((await verifyBackupCode(await challenge(member), codes[0] ?? '')).status).toBe(200);
  });
});
