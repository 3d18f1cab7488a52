import { describe, expect, it } from 'vitest';
import {
  comparableResponse,
  cookieHeaderOf,
  mailedCode,
  mailTo,
  newPerson,
  toMember,
  verifyEmail,
  visitor,
} from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

// With HIDE_ACCOUNTS, signing up must not reveal whether an address has an account.
const instance = shareTestInstance({ TRUST_PROXY: '1', HIDE_ACCOUNTS: 'true' });
type NewPerson = ReturnType<typeof newPerson>;

const register = (person: NewPerson) => visitor(instance).call('POST', '/api/auth/sign-up/email', person);
const signIn = ({ email, password }: NewPerson) =>
  visitor(instance).call('POST', '/api/auth/sign-in/email', { email, password });
/** Enters the code in the browser that holds these cookies. */
const verify = (email: string, otp: string, cookie = '', from = visitor(instance)) =>
  from.call('POST', '/api/auth/email-otp/verify-email', { email, otp }, { cookie, origin: instance.url });

/** Registers a member whose address is verified. */
async function registered() {
  const person = newPerson();
  const cookie = cookieHeaderOf(await register(person));
  return toMember(instance, person, await verifyEmail(instance, person.email, cookie));
}

describe('signing up with hidden accounts', () => {
  it('returns the same response for a new, an unverified and an existing address', async () => {
    const [fresh, waiting, existing] = [newPerson(), newPerson(), await registered()];
    await register(waiting);
    const answers = [];
    for (const { email } of [fresh, waiting, existing])
      answers.push(comparableResponse(await register(newPerson({ email }))));
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { token: null, user: null, twoFactorRedirect: false },
      cookies: ['vitrine.registration=…; Path=/; Max-Age=600; HttpOnly; SameSite=Lax'],
    });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('notifies only the owner of an existing account and leaves it unchanged', async () => {
    const owner = await registered();
    await register(newPerson({ email: owner.email, password: 'the password of a stranger' }));
    expect((await mailTo(instance, owner.email)).at(-1)?.template).toBe('email-taken');
    expect((await signIn(owner)).status).toBe(200);
    expect((await signIn({ ...owner, password: 'the password of a stranger' })).status).toBe(401);
  });

  it('neither opens nor reveals a new account before its address is verified', async () => {
    const [fresh, existing] = [newPerson(), await registered()];
    const guess = newPerson({ email: existing.email, password: 'the password of a stranger' });
    for (const person of [fresh, guess]) await register(person);
    const [ofFresh, ofKnown, ofNobody] = [await signIn(fresh), await signIn(guess), await signIn(newPerson())];
    expect(comparableResponse(ofNobody).status).toBe(401);
    expect(comparableResponse(ofFresh)).toEqual(comparableResponse(ofNobody));
    expect(comparableResponse(ofKnown)).toEqual(comparableResponse(ofNobody));
  });

  it('signs in with the verification code', async () => {
    const person = newPerson();
    const cookie = cookieHeaderOf(await register(person));
    const answer = await verify(person.email, await mailedCode(instance, person.email), cookie);
    const member = toMember(instance, person, answer);
    const me = await member.call('GET', '/api/me');
    expect(me.body).toMatchObject({ emailVerified: true, profile: { username: person.username } });
    expect((await visitor(instance).call('GET', '/api/me', undefined, { cookie: member.cookie })).status).toBe(200);
    expect((await signIn(person)).status).toBe(200);
  });

  it('returns the same errors for wrong codes, whether or not a code was mailed', async () => {
    const [waiting, existing] = [newPerson(), await registered()];
    const tries = async (email: string) => {
      const cookie = cookieHeaderOf(await register(newPerson({ email })));
      const code = await mailedCode(instance, email);
      const wrong = code === '000000' ? '000001' : '000000';
      const from = visitor(instance);
      const answers = [];
      for (let n = 0; n < 8; n += 1) answers.push(comparableResponse(await verify(email, wrong, cookie, from)));
      return answers;
    };
    const ofNobody = await tries(newPerson().email);
    expect(new Set(ofNobody.map(({ status }) => status))).toEqual(new Set([400]));
    expect(await tries(waiting.email)).toEqual(ofNobody);
    expect(await tries(existing.email)).toEqual(ofNobody);
  });

  it('reserves no username before the address is verified', async () => {
    const [first, second] = [newPerson({ username: 'rosalind' }), newPerson({ username: 'rosalind' })];
    second.email = 'second@example.org';
    const cookies = new Map<string, string>();
    for (const person of [first, second]) cookies.set(person.email, cookieHeaderOf(await register(person)));
    const isAvailable = async () => (await visitor(instance).call('GET', '/api/usernames/rosalind')).body.available;
    expect(await isAvailable()).toBe(true);
    const names = [];
    for (const { email } of [second, first]) {
      names.push((await verifyEmail(instance, email, cookies.get(email))).body.user.profile.username);
    }
    expect(names, 'the first verified address gets the username').toEqual(['rosalind', '']);
    expect(await isAvailable()).toBe(false);
    expect((await register(newPerson({ username: 'rosalind', email: newPerson().email }))).status).toBe(409);
  });

  it('replaces an unverified account on another sign-up', async () => {
    const first = newPerson();
    const second = newPerson({ email: first.email, password: 'difference engine no. 2', name: 'Ada King' });
    await register(first);
    const oldCode = await mailedCode(instance, first.email);
    const cookie = cookieHeaderOf(await register(second));
    const newCode = await mailedCode(instance, first.email);
    if (oldCode !== newCode) expect((await verify(first.email, oldCode, cookie)).status).toBe(400);
    expect((await verify(first.email, newCode, cookie)).body.user.displayName).toBe('Ada King');
    expect([(await signIn(first)).status, (await signIn(second)).status]).toEqual([401, 200]);
  });

  it('verifies only the account that the same browser signed up last', async () => {
    const owner = newPerson();
    const attacker = newPerson({ email: owner.email, password: 'the password of a stranger' });
    const ownBrowser = cookieHeaderOf(await register(owner));
    await register(attacker);
    const code = await mailedCode(instance, owner.email);
    const wrong = await verify(owner.email, code === '000000' ? '000001' : '000000', ownBrowser);
    for (const cookie of [ownBrowser, '', 'vitrine.registration=x']) {
      expect(comparableResponse(await verify(owner.email, code, cookie))).toEqual(comparableResponse(wrong));
    }
    const again = cookieHeaderOf(await register(owner));
    expect((await verify(owner.email, await mailedCode(instance, owner.email), again)).status).toBe(200);
    expect([(await signIn(owner)).status, (await signIn(attacker)).status]).toEqual([200, 401]);
  });

  it('keeps an unverified account from before accounts were hidden', async () => {
    const before = await registered();
    await instance.kernel.db.pool.query('update users set email_verified = false where uid = $1', [before.uid]);
    await register(newPerson({ email: before.email }));
    expect((await mailTo(instance, before.email)).at(-1)?.template).toBe('email-taken');
    expect((await before.call('GET', '/api/me')).body.uid).toBe(before.uid);
  });

  it('limits the emails to one address without revealing it', async () => {
    const [waiting, existing] = [newPerson(), await registered()];
    for (const { email } of [waiting, existing]) {
      const before = (await mailTo(instance, email)).length;
      const answers = [];
      for (let n = 0; n < 9; n += 1) answers.push((await register(newPerson({ email }))).status);
      expect(answers).toEqual(Array(9).fill(200));
      expect((await mailTo(instance, email)).length - before).toBeLessThanOrEqual(6);
    }
  });

  it('rolls the verification back for a deactivated account', async () => {
    const person = newPerson();
    const cookie = cookieHeaderOf(await register(person));
    const setActive = (isActive: boolean) =>
      instance.kernel.db.pool.query(
        'update users set is_active = $2 where email = $1 returning email_verified as verified',
        [person.email, isActive],
      );
    await setActive(false);
    const code = await mailedCode(instance, person.email);
    const refused = await verify(person.email, code, cookie);
    expect([refused.status, refused.cookies]).toEqual([403, []]);
    expect((await setActive(true)).rows).toEqual([{ verified: false }]);
    const { status, body } = await verify(person.email, code, cookie);
    expect([status, body.user?.profile.username]).toEqual([200, person.username]);
  });

  it('signs the holder of the set-up link in at once', async () => {
    const answer = await visitor(instance).call('POST', '/api/set-up', newPerson(), instance.operator);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ token: expect.any(String), user: { isAdmin: true, emailVerified: true } });
  });
});
