import { describe, expect, it } from 'vitest';
import { cookieOf, mailTo, registerMember, signInAgain, visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { hashOf } from '../server/secret-token.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);

type Credentials = { email: string; password: string };
const signIn = ({ email, password }: Credentials, headers?: Record<string, string>) =>
  visitor(instance).call('POST', '/api/auth/sign-in/email', { email, password }, headers);
const byUsername = (username: string, password: string) =>
  visitor(instance).call('POST', '/api/auth/sign-in/username', { username, password });
const byCookie = (cookie: string, method = 'GET', path = '/api/me') =>
  visitor(instance).call(method, path, undefined, { cookie, origin: instance.url });
const byToken = (token: string) =>
  visitor(instance).call('GET', '/api/me', undefined, { authorization: `Bearer ${token}` });

describe('signing in', () => {
  it('accepts the address or the username in any case', async () => {
    const { uid, email, username, password } = await registerMember(instance);
    for (const answer of [
      await signIn({ email, password }),
      await signIn({ email: email.toUpperCase(), password }),
      await byUsername(username, password),
      await byUsername(` ${username.toUpperCase()} `, password),
    ]) {
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ user: { uid }, twoFactorRedirect: false });
      expect((await byToken(answer.body.token)).body.uid).toBe(uid);
      expect((await byToken(answer.headers.get('set-auth-token') ?? '')).body.uid).toBe(uid);
      expect((await byCookie(cookieOf(answer))).body.uid).toBe(uid);
    }
  });

  it.each([
    'nobody-has-this',
    '  ',
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '@',
    'x'.repeat(100),
    '名前',
    'ada@example.org',
  ])('returns the error of a wrong password for the username %j', async (username) => {
    const member = await registerMember(instance, { verified: false });
    const wrong = await byUsername(member.username, 'not the password');
    const answer = await byUsername(username, 'not the password');
    expect([answer.status, answer.body]).toEqual([401, wrong.body]);
    expect(answer.body.message).toBe('Incorrect email, username or password.');
  });

  it('opens a new session each time, despite a planted token', async () => {
    const member = await registerMember(instance);
    const planted = `vitrine.session_token=${'x'.repeat(32)}.${'y'.repeat(43)}%3D`;
    const answer = await signIn(member, { cookie: planted, origin: instance.url });
    expect(answer.status).toBe(200);
    expect(answer.body.token).not.toBe('x'.repeat(32));
    expect(answer.body.token).not.toBe(member.token);
    expect((await byCookie(planted)).status).toBe(401);
    expect((await byToken(member.token)).status, 'the session on another device').toBe(200);
  });

  it('ends the session that it replaces in a browser', async () => {
    const member = await registerMember(instance);
    expect((await byCookie(member.cookie)).status).toBe(200);
    const answer = await signIn(member, { cookie: member.cookie, origin: instance.url });
    expect((await byCookie(cookieOf(answer))).status).toBe(200);
    expect((await byCookie(member.cookie)).status).toBe(401);
    expect((await byToken(member.token)).status).toBe(401);
  });

  it('keeps the current session if the password is wrong', async () => {
    const member = await registerMember(instance);
    const wrong = { email: member.email, password: 'not the password' };
    const answer = await signIn(wrong, { cookie: member.cookie, origin: instance.url });
    expect(answer.status).toBe(401);
    expect((await byCookie(member.cookie)).status).toBe(200);
  });

  it('notifies the member by email once of a new device', async () => {
    const member = await registerMember(instance);
    const signInMails = () => mailTo(instance, member.email, 'new-sign-in');
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    for (let n = 0; n < 2; n += 1) await signIn(member, firefox);
    expect((await signInMails()).map(({ data }) => data)).toMatchObject([{ browser: 'Firefox', system: 'Linux' }]);
    await signIn(member);
    expect(await signInMails(), 'no email for the device of the sign-up').toHaveLength(1);
    await signIn({ ...member, password: 'not the password' }, { 'user-agent': 'curl/8.5.0' });
    expect(await signInMails(), 'no email for a failed attempt').toHaveLength(1);
  });
});

describe('a session', () => {
  it('is extended while it is used, together with its cookie', async () => {
    const member = await signInAgain(instance, await registerMember(instance));
    await sql(
      `update sessions set updated_at = now() - interval '29 days', expires_at = now() + interval '1 day' where token = $1`,
      [hashOf(member.token)],
    );
    const first = await byCookie(member.cookie);
    expect(first.cookies).toEqual([`${member.cookie}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`]);
    const { rows } = await sql(
      `select expires_at > now() + interval '29 days' as renewed, updated_at > now() - interval '1 minute' as seen
         from sessions where token = $1`,
      [hashOf(member.token)],
    );
    expect(rows).toEqual([{ renewed: true, seen: true }]);
    expect((await byCookie(member.cookie)).cookies, 'while it is fresh').toEqual([]);
  });

  it('ends after 90 days despite its use', async () => {
    const member = await signInAgain(instance, await registerMember(instance));
    const age = (days: number) =>
      sql(
        `update sessions set created_at = now() - $2 * interval '1 day', updated_at = now() - interval '1 hour',
                expires_at = now() + interval '20 days' where token = $1`,
        [hashOf(member.token), days],
      );
    await age(80);
    const [cookie = ''] = (await byCookie(member.cookie)).cookies;
    const seconds = Number(/Max-Age=(\d+)/.exec(cookie)?.[1]);
    expect(seconds).toBeGreaterThan(9.9 * 86_400);
    expect(seconds).toBeLessThanOrEqual(10 * 86_400);
    const { rows } = await sql(
      `select expires_at <= created_at + interval '90 days' as capped from sessions where token = $1`,
      [hashOf(member.token)],
    );
    expect(rows).toEqual([{ capped: true }]);
    const older = await signInAgain(instance, member);
    await sql(
      `update sessions set created_at = now() - interval '91 days', updated_at = now() - interval '1 hour' where token = $1`,
      [hashOf(older.token)],
    );
    expect((await byToken(older.token)).status).toBe(401);
  });

  it.each([
    ['no signature', (value: string) => value.split('.')[0] ?? ''],
    ['another signature', (value: string) => `${value.split('.')[0]}.${'A'.repeat(43)}%3D`],
    ['another session’s signature', (value: string, other: string) => `${value.split('.')[0]}.${other.split('.')[1]}`],
    ['half of a signature', (value: string) => value.slice(0, -20)],
  ])('is invalid with %s', async (_, change) => {
    const member = await registerMember(instance);
    const other = await signInAgain(instance, member);
    const [name = '', value = ''] = member.cookie.split('=');
    const forged = change(value, other.cookie.split('=')[1] ?? '');
    expect((await byCookie(`${name}=${forged}`)).status).toBe(401);
    if (forged.includes('.')) expect((await byToken(forged)).status).toBe(401);
    expect((await byToken(value)).status, 'the original signature').toBe(200);
    expect((await byCookie(member.cookie)).status).toBe(200);
  });

  it('is invalid once expired', async () => {
    const member = await signInAgain(instance, await registerMember(instance));
    await sql("update sessions set expires_at = now() - interval '1 second' where token = $1", [hashOf(member.token)]);
    expect([(await byToken(member.token)).status, (await byCookie(member.cookie)).status]).toEqual([401, 401]);
  });

  it.each(['token', 'cookie'] as const)('ends alone when its member signs out by %s', async (credential) => {
    const firstSession = await registerMember(instance);
    const secondSession = await signInAgain(instance, firstSession);
    for (const { token } of [firstSession, secondSession]) expect((await byToken(token)).status).toBe(200);
    const answer =
      credential === 'token'
        ? await firstSession.call('POST', '/api/auth/sign-out')
        : await byCookie(firstSession.cookie, 'POST', '/api/auth/sign-out');
    expect([answer.status, answer.body]).toEqual([200, { status: true }]);
    expect(answer.cookies).toContainEqual(expect.stringMatching(/^vitrine\.session_token=; Max-Age=0; Path=\//));
    expect(answer.headers.get('clear-site-data'), 'keeps unsaved drafts').toBe('"cache"');
    expect([(await byToken(firstSession.token)).status, (await byCookie(firstSession.cookie)).status]).toEqual([
      401, 401,
    ]);
    expect((await byToken(secondSession.token)).status).toBe(200);
  });

  it('is not required for signing out', async () => {
    expect((await visitor(instance).call('POST', '/api/auth/sign-out')).status).toBe(200);
  });

  it('is ignored with an invalid token, while an expired cookie does not prevent signing in', async () => {
    const member = await registerMember(instance);
    for (const authorization of ['Bearer nonsense', 'Bearer ', 'Basic YWRhOmFkYQ==', 'Bearer a b', member.token]) {
      const answer = await visitor(instance).call('GET', '/api/me', undefined, {
        authorization,
        cookie: member.cookie,
      });
      expect([authorization, answer.status]).toEqual([authorization, 401]);
    }
    const old = 'vitrine.session_token=of-a-session-that-ended';
    expect((await signIn(member, { cookie: old, origin: instance.url })).status).toBe(200);
  });

  it('can be ended from another device, individually or with all others', async () => {
    const firstSession = await registerMember(instance);
    const [phone, tablet] = [await signInAgain(instance, firstSession), await signInAgain(instance, firstSession)];
    const statuses = async () => {
      const answers = [firstSession, phone, tablet].map(async ({ token }) => (await byToken(token)).status);
      return Promise.all(answers);
    };
    expect(await statuses()).toEqual([200, 200, 200]);
    const { sessions } = (await phone.call('GET', '/api/me/security')).body;
    const [own] = sessions.filter(({ current }: { current: boolean }) => current);
    expect(sessions).toHaveLength(3);
    expect(own).toMatchObject({ address: phone.address });
    await firstSession.call('DELETE', `/api/me/sessions/${own.id}`);
    expect(await statuses()).toEqual([200, 401, 200]);
    await firstSession.call('DELETE', '/api/me/sessions');
    expect(await statuses()).toEqual([200, 401, 401]);
  });
});
