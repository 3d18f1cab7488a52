import { authenticatorCode } from './authenticator.ts';
import { cookieHeaderOf, type Member, registerMember, toMember, visitor } from './members.ts';
import type { TestInstance } from './test-instance.ts';

export type TwoFactorMember = Member & { totpURI: string; backupCodes: string[] };

/** Registers a member with two-factor authentication, whose current code is unused. */
export async function registerWithTwoFactor(instance: TestInstance): Promise<TwoFactorMember> {
  const member = await registerMember(instance);
  const { password } = member;
  const { totpURI, backupCodes } = (await member.call('POST', '/api/auth/two-factor/enable', { password })).body;
  const answer = await member.call('POST', '/api/auth/two-factor/confirm', { code: authenticatorCode(totpURI) });
  await resetUsedCodes(instance, member);
  return { ...toMember(instance, member, answer), totpURI, backupCodes };
}

/** Marks a member's used codes as unused, as if time had passed. */
export const resetUsedCodes = ({ kernel }: TestInstance, { uid }: Member) =>
  kernel.db.pool.query('update two_factors set last_step = 0 where user_id = $1', [uid]);

/** Returns a code that is not valid now, nor in the adjacent time steps. */
export function wrongCode(totpURI: string) {
  const near = [-60_000, -30_000, 0, 30_000, 60_000].map((shift) => authenticatorCode(totpURI, Date.now() + shift));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? '';
}

/** Returns the steps of signing in as a browser takes them, with its cookies. Each uses another address. */
export const twoFactorBrowser = (instance: TestInstance) => {
  const post = (path: string, body: unknown, cookie?: string, headers: Record<string, string> = {}) =>
    visitor(instance).call('POST', path, body, { ...(cookie ? { cookie, origin: instance.url } : {}), ...headers });
  const signIn = ({ email, password }: Member, cookie?: string) =>
    post('/api/auth/sign-in/email', { email, password }, cookie);
  return {
    signIn,
    /** Signs in with the password and returns the browser's cookies. */
    challenge: async (member: Member) => cookieHeaderOf(await signIn(member)),
    verifyTotp: (cookie: string, code: string, more: object = {}, headers?: Record<string, string>) =>
      post('/api/auth/two-factor/verify-totp', { code, ...more }, cookie, headers),
    verifyBackupCode: (cookie: string, code: string) =>
      post('/api/auth/two-factor/verify-backup-code', { code }, cookie),
  };
};

/** The response to a sign-in that requires two-factor authentication. */
export const CODE_REQUIRED = { token: null, user: null, twoFactorRedirect: true };
export const WRONG_CODE = {
  code: 'BAD_REQUEST',
  data: { fields: [{ path: 'code', message: 'This code isn’t correct. Check it and try again.' }] },
};
