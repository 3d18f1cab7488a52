import { authenticatorCode } from './authenticator.ts';
import { asMember, jarOf, type Member, registerMember, visitor } from './members.ts';
import type { TestInstance } from './test-instance.ts';

export type Secured = Member & { totpURI: string; backupCodes: string[] };

/** A member who has turned two-factor sign-in on, some time ago: the code that did it is not the current one any more. */
export async function registerSecured(instance: TestInstance): Promise<Secured> {
  const member = await registerMember(instance);
  const { password } = member;
  const { totpURI, backupCodes } = (await member.call('POST', '/api/auth/two-factor/enable', { password })).body;
  const answer = await member.call('POST', '/api/auth/two-factor/confirm', { code: authenticatorCode(totpURI) });
  await forgetUsedCodes(instance, member);
  return { ...asMember(instance, member, answer), totpURI, backupCodes };
}

/** Makes the codes that a member has used count as unused, as if the current one were a later one. */
export const forgetUsedCodes = ({ kernel }: TestInstance, { uid }: Member) =>
  kernel.db.pool.query('update two_factors set last_step = 0 where user_id = $1', [uid]);

/** A code that no authenticator app shows for this secret now, nor a moment before or after. */
export function wrongCode(totpURI: string) {
  const near = [-60_000, -30_000, 0, 30_000, 60_000].map((shift) => authenticatorCode(totpURI, Date.now() + shift));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? '';
}

/** The steps of signing in as a browser takes them, with the cookies that it holds; each from another address. */
export const browserAt = (instance: TestInstance) => {
  const post = (path: string, body: unknown, cookie?: string, headers: Record<string, string> = {}) =>
    visitor(instance).call('POST', path, body, { ...(cookie ? { cookie, origin: instance.url } : {}), ...headers });
  const signIn = ({ email, password }: Member, cookie?: string) =>
    post('/api/auth/sign-in/email', { email, password }, cookie);
  return {
    signIn,
    /** What a browser holds after the right password. */
    challenge: async (member: Member) => jarOf(await signIn(member)),
    answerWith: (cookie: string, code: string, more: object = {}, headers?: Record<string, string>) =>
      post('/api/auth/two-factor/verify-totp', { code, ...more }, cookie, headers),
    backUpWith: (cookie: string, code: string) => post('/api/auth/two-factor/verify-backup-code', { code }, cookie),
  };
};

/** What a sign-in answers that asks for the second factor. */
export const ASKED = { token: null, user: null, twoFactorRedirect: true };
export const WRONG_CODE = {
  code: 'BAD_REQUEST',
  data: { fields: [{ path: 'code', message: 'This code isn’t correct. Check it and try again.' }] },
};
