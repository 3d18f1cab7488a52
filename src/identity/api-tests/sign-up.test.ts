import { describe, expect, it } from 'vitest';
import { cookieOf, mailTo, newPerson, registerMember, toMember, verifyEmail, visitor } from '#testing/members.ts';
import { shareTestInstance, startTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const COMMON = 'Too easy to guess. Try a longer password or a few unrelated words.';
const SIGN_UP = '/api/auth/sign-up/email';
const register = (body: unknown, headers?: Record<string, string>) =>
  visitor(instance).call('POST', SIGN_UP, body, headers);

/** Returns the number of accounts with an address. */
async function accountsWith(email: string) {
  const { rowCount } = await instance.kernel.db.pool.query('select from users where email = $1', [email]);
  return rowCount;
}

describe('signing up', () => {
  it('returns the user document and mails a code to the address', async () => {
    const person = newPerson();
    const answer = await register(person);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.stringMatching(/^\w{32}$/),
      twoFactorRedirect: false,
      user: {
        uid: expect.any(String),
        email: person.email,
        displayName: 'Ada Lovelace',
        photoURL: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        emailVerified: false,
        isAdmin: false,
        isActive: true,
        profile: {
          username: person.username,
          usernameLastChanged: null,
          bio: '',
          location: '',
          website: '',
          socialLinks: {},
          showAchievements: true,
        },
      },
    });
    const mails = await mailTo(instance, person.email);
    expect(mails).toMatchObject([{ template: 'one-time-code', data: { code: expect.stringMatching(/^\d{6}$/) } }]);
  });

  it('returns a valid token in the body and in set-auth-token', async () => {
    const answer = await register(newPerson());
    const inHeader = answer.headers.get('set-auth-token') ?? '';
    expect(inHeader).not.toBe('');
    for (const token of [answer.body.token, inHeader, decodeURIComponent(inHeader)]) {
      const me = await visitor(instance).call('GET', '/api/me', undefined, { authorization: `Bearer ${token}` });
      expect([me.status, me.body]).toEqual([200, answer.body.user]);
    }
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const answer = await register(newPerson());
    const [cookie = '', ...others] = answer.cookies.filter((text) => text.includes('session_token'));
    expect(others).toEqual([]);
    const attributes = cookie.split('; ').slice(1);
    expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax']);
    const me = await visitor(instance).call('GET', '/api/me', undefined, { cookie: cookieOf(answer) });
    expect(me.body).toEqual(answer.body.user);
  });

  it('does not require a username', async () => {
    const { username: _, ...person } = newPerson();
    const answers = [await register(person), await register(newPerson({ username: '' }))];
    expect(answers.map(({ status, body }) => [status, body.user.profile.username])).toEqual([
      [200, ''],
      [200, ''],
    ]);
  });

  it('sets a secure cookie behind TLS', async () => {
    const overTls = await startTestInstance({ APP_URL: 'https://vitrine.example' });
    const answer = await visitor(overTls).call('POST', SIGN_UP, newPerson());
    const cookie = answer.cookies.find((text) => text.includes('session_token'));
    expect(cookie).toMatch(/^__Host-vitrine\.session_token=[^;]+; /);
    expect(cookie?.split('; ').slice(1).sort()).toEqual([
      'HttpOnly',
      'Max-Age=2592000',
      'Path=/',
      'SameSite=Lax',
      'Secure',
    ]);
    const me = await visitor(overTls).call('GET', '/api/me', undefined, { cookie: cookieOf(answer) });
    expect(me.status).toBe(200);
  });
});

describe('the sign-up fields', () => {
  it.each([
    ['emoji', '👩‍💻 Ada 🇬🇧'],
    ['markup', '<img src=x onerror=alert(1)> {{7*7}} %0a'],
    ['Arabic', 'آدا لوفلايس'],
    ['the longest name', 'x'.repeat(80)],
    ['quotes and SQL', `Ada'; drop table users; --"`],
  ])('store a name unchanged: %s', async (_, name) => {
    const member = await registerMember(instance, { name, verified: false });
    expect((await member.call('GET', '/api/me')).body.displayName).toBe(name);
  });

  it('ignore the case of addresses and usernames', async () => {
    const member = await registerMember(instance, { username: ' Grace-Hopper ', email: 'Grace.Hopper@Example.ORG' });
    const { body } = await member.call('GET', '/api/me');
    expect([body.email, body.profile.username]).toEqual(['grace.hopper@example.org', 'grace-hopper']);
  });

  it.each([
    ['of words', 'correct horse battery staple'],
    ['in another script', 'пароль с пробелами ✨'],
    [
      'of the maximum length',
      'The engine weaves algebraical patterns just as the loom weaves flowers. '.repeat(2).slice(0, 128),
    ],
    ['with surrounding spaces', ' leading and trailing '],
  ])('compare a password exactly: one %s', async (_, password) => {
    const { email } = await registerMember(instance, { password, verified: false });
    const signIn = (typed: string) =>
      visitor(instance).call('POST', '/api/auth/sign-in/email', { email, password: typed });
    expect((await signIn(password)).status).toBe(200);
    expect((await signIn(`${password} `)).status).toBe(401);
  });

  it('ignore unknown fields', async () => {
    const answer = await register({
      ...newPerson(),
      isAdmin: true,
      emailVerified: true,
      role: 'admin',
      image: 'https://example.org/x.png',
      rememberMe: false,
      callbackURL: 'https://evil.example',
    });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ isAdmin: false, emailVerified: false, photoURL: null });
    expect(answer.headers.get('location')).toBeNull();
  });

  it.each<[field: string, what: string, value: unknown, message: string]>([
    ['email', 'not an address', 'ada', 'Enter a valid email address'],
    ['email', 'half an address', 'ada@', 'Enter a valid email address'],
    ['email', 'with a space', 'ada lovelace@example.org', 'Enter a valid email address'],
    ['email', 'with a NUL', 'ada\u0000@example.org', 'Enter a valid email address'],
    ['email', 'too long', `${'a'.repeat(250)}@example.org`, 'Use 254 characters or fewer'],
    ['email', 'a number', 7, 'This value has the wrong type'],
    ['email', 'nothing', undefined, 'Fill in this field'],
    ['password', 'short', 'short 1 x', 'Use at least 10 characters'],
    ['password', 'too long', 'x'.repeat(129), 'Use 128 characters or fewer'],
    ['password', 'a number', 9876543210123, 'This value has the wrong type'],
    ['password', 'common', 'password1234', COMMON],
    ['password', 'the member’s name', 'ada lovelace', COMMON],
    ['name', 'blank', '  ', 'Use at least 1 character'],
    ['name', 'too long', 'x'.repeat(81), 'Use 80 characters or fewer'],
    ['name', 'with a direction override', 'Ada \u202eecalevoL', 'Enter a valid value'],
    ['name', 'of two lines', 'Ada\nLovelace', 'Enter a valid value'],
    ['name', 'half an emoji', 'Ada \ud83d', 'Enter a valid value'],
    ['name', 'an object', { first: 'Ada' }, 'This value has the wrong type'],
    ['username', 'short', 'ab', 'Use at least 3 characters'],
    ['username', 'too long', 'x'.repeat(31), 'Use 30 characters or fewer'],
    [
      'username',
      'with an underscore',
      'ada_lovelace',
      'Use letters, numbers and single hyphens. Don’t start or end with a hyphen.',
    ],
    [
      'username',
      'with two hyphens',
      'ada--l',
      'Use letters, numbers and single hyphens. Don’t start or end with a hyphen.',
    ],
    ['username', 'in Cyrillic', 'аdа', 'Use letters, numbers and single hyphens. Don’t start or end with a hyphen.'],
    ['username', 'reserved', 'admin', 'This username is reserved'],
    ['username', 'similar to a reserved one', 'adm1n', 'This username is reserved'],
    ['username', 'null', null, 'This value has the wrong type'],
  ])('reject an invalid value with the error on its field: %s, %s', async (field, _, value, message) => {
    const person = newPerson();
    const answer = await register({ ...person, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'BAD_REQUEST', data: { fields: [{ path: field, message }] } });
    expect(await accountsWith(person.email)).toBe(0);
  });

  it('reject other encodings and content types', async () => {
    const json = JSON.stringify(newPerson({ name: 'Ada L\u00f6velace' }));
    const send = (bytes: Buffer, type: string) => register(bytes, { 'content-type': type });
    const answers = [
      await send(Buffer.from(json, 'latin1'), 'application/json'),
      await send(Buffer.from(json, 'utf16le'), 'application/json; charset=utf-16'),
      await send(Buffer.from(new URLSearchParams(newPerson()).toString()), 'application/x-www-form-urlencoded'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 415, 415]);
  });
});

describe('an address or a username that is taken', () => {
  it('is rejected with the error on its field: the address, in any case', async () => {
    const { email } = await registerMember(instance, { verified: false });
    for (const again of [email, email.toUpperCase()]) {
      const answer = await register(newPerson({ email: again }));
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        code: 'CONFLICT',
        data: { fields: [{ path: 'email', message: 'An account with this email already exists' }] },
      });
    }
    expect(await accountsWith(email)).toBe(1);
  });

  it.each([
    ['katherine', 'katherine', 'This username is taken'],
    ['KATHERINE', 'katherine', 'This username is taken'],
    ['kather1ne', 'katherine', 'This username is too similar to an existing one'],
    ['kath-erine', 'katherine', 'This username is too similar to an existing one'],
    ['rnarie', 'marie', 'This username is too similar to an existing one'],
  ])('is rejected with the error on its field: the username %s if %s is taken', async (username, taken, message) => {
    await register(newPerson({ username: taken, email: `${taken}@example.org` }));
    const person = newPerson({ username, email: newPerson().email });
    const answer = await register(person);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ data: { fields: [{ path: 'username', message }] } });
    expect(await accountsWith(person.email), 'no partial account').toBe(0);
  });

  it.each([
    ['username', () => newPerson({ username: 'emmy-noether', email: newPerson().email })],
    ['email', () => newPerson({ email: 'sofja@example.org' })],
  ])('is assigned to one of ten concurrent sign-ups with the same %s', async (field, person) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(person())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    for (const { status, body } of answers) {
      if (status === 409) expect(body).toMatchObject({ data: { fields: [{ path: field }] } });
    }
  });

  it('is assigned to one of many concurrent sign-ups with similar usernames', async () => {
    const usernames = ['hypatia-1', 'hypatia-l', 'hypatia-i', 'hypatial', 'hypat1al', 'hy-patia1'];
    const answers = await Promise.all(
      usernames.map((username) => register(newPerson({ username, email: newPerson().email }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
    for (const { status, body } of answers) {
      if (status === 409) expect(body).toMatchObject({ data: { fields: [{ path: 'username' }] } });
    }
  });
});

describe('the sign-up settings', () => {
  it.each([
    ['closed', 'Sign-up is closed on this instance.'],
    ['invite', 'You need an invitation to sign up here.'],
  ])('refuse sign-ups with the mode %s', async (SIGN_UP_SETTING, message) => {
    const shut = await startTestInstance({ SIGN_UP: SIGN_UP_SETTING });
    const { call } = visitor(shut);
    expect((await call('GET', '/api/auth/entrance')).body).toEqual({ signUp: SIGN_UP_SETTING, hidesAccounts: false });
    const answer = await call('POST', SIGN_UP, newPerson());
    expect([answer.status, answer.body.message, answer.cookies]).toEqual([403, message, []]);
    expect((await shut.kernel.db.pool.query('select from users')).rowCount).toBe(0);
  });

  it('make only the account of ADMIN_EMAIL an admin, once its address is verified', async () => {
    const own = await startTestInstance({ ADMIN_EMAIL: 'Ada@Example.org', TRUST_PROXY: '1' });
    const person = newPerson({ email: 'ada@example.org' });
    const answer = await visitor(own).call('POST', SIGN_UP, person);
    const member = toMember(own, person, answer);
    expect((await member.call('GET', '/api/me')).body.isAdmin).toBe(false);
    expect((await member.call('GET', '/api/admin/health')).status).toBe(403);
    await verifyEmail(own, member.email);
    expect((await member.call('GET', '/api/me')).body.isAdmin).toBe(true);
    expect((await member.call('GET', '/api/admin/health')).status).toBe(200);
    const other = await registerMember(own);
    expect((await other.call('GET', '/api/me')).body.isAdmin).toBe(false);
  });
});
