import { describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { mailedCode, mailTo, newPerson, registerMember, send, verifyEmail, visitor } from '#testing/members.ts';
import { shareTestInstance, startTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });

const BASES = ['/functions', '/vitrine/us-central1'];
const SUCCESS = { result: { success: true } };
const OTP = '123456';

type MailRecipient = { email: string; username: string };
/** Returns the payload of each function as a member sends it. */
const PAYLOADS: Record<string, (person: MailRecipient) => Record<string, unknown>> = {
  sendOTPEmail: ({ email }) => ({ email, otp: OTP, displayName: 'Ada' }),
  sendWelcomeEmail: ({ email }) => ({ email, displayName: 'Ada' }),
  sendPasswordResetEmail: ({ email }) => ({ email }),
  sendNewUserNotification: ({ email, username }) => ({ email, displayName: 'Ada', username }),
  sendUsernameChangeNotification: ({ email, username }) => ({
    email,
    displayName: 'Ada',
    oldUsername: 'before',
    newUsername: username,
  }),
};
const payloadOf = (name: string, person: MailRecipient) => PAYLOADS[name]?.(person) ?? {};
const ALL = Object.keys(PAYLOADS);
const OWN = ALL.filter((name) => name !== 'sendPasswordResetEmail');

const call = (name: string, data: unknown, headers: Record<string, string> = {}, base = '/functions') =>
  visitor(instance).call('POST', `${base}/${name}`, { data }, headers);
const error = (status: string) => ({ error: { status, message: expect.any(String) } });

describe.each(BASES)('a callable function at %s', (base) => {
  it.each(ALL)('succeeds for the member: %s', async (name) => {
    const member = await registerMember(instance, { verified: false });
    const answer = await call(name, payloadOf(name, member), { authorization: `Bearer ${member.token}` }, base);
    const expected = name === 'sendUsernameChangeNotification' ? { result: { success: false } } : SUCCESS;
    expect([answer.status, answer.body]).toMatchObject([200, expected]);
  });

  it.each(OWN)('refuses visitors: %s', async (name) => {
    const member = await registerMember(instance, { verified: false });
    const before = (await mailTo(instance, member.email)).length;
    const answer = await call(name, payloadOf(name, member), {}, base);
    expect([answer.status, answer.body]).toMatchObject([401, error('UNAUTHENTICATED')]);
    expect(await mailTo(instance, member.email)).toHaveLength(before);
  });

  it.each(ALL)('refuses an invalid token: %s', async (name) => {
    const answer = await call(name, payloadOf(name, newPerson()), { authorization: 'Bearer wrong' }, base);
    expect([answer.status, answer.body]).toMatchObject([401, error('UNAUTHENTICATED')]);
  });

  it.each(OWN)('refuses the address of another member: %s', async (name) => {
    const [member, other] = [await registerMember(instance), await registerMember(instance, { verified: false })];
    const before = (await mailTo(instance, other.email)).length;
    const answer = await call(name, payloadOf(name, other), { authorization: `Bearer ${member.token}` }, base);
    expect([answer.status, answer.body]).toMatchObject([403, error('PERMISSION_DENIED')]);
    expect(await mailTo(instance, other.email)).toHaveLength(before);
  });

  it.each(['sendOtpEmail', 'sendOTPEmail2', 'toString', 'constructor', '__proto__', 'hasOwnProperty', '%00'])(
    'returns 404 for an unknown function: %s',
    async (name) => {
      const answer = await call(name, {}, {}, base);
      expect([answer.status, answer.body]).toMatchObject([404, error('NOT_FOUND')]);
    },
  );
});

describe('the payload of a function', () => {
  it.each(ALL)('is rejected with the name of a missing, invalid or unknown field: %s', async (name) => {
    const member = await registerMember(instance, { verified: false });
    const headers = { authorization: `Bearer ${member.token}` };
    const right = payloadOf(name, member);
    const invalidPayloads: [field: string, data: Record<string, unknown>][] = [
      ...Object.keys(right).map((field): [string, Record<string, unknown>] => [
        field,
        { ...right, [field]: undefined },
      ]),
      ...Object.keys(right).map((field): [string, Record<string, unknown>] => [field, { ...right, [field]: 7 }]),
      ['email', { ...right, email: 'nowhere' }],
      ['isAdmin', { ...right, isAdmin: true }],
      ...(name === 'sendOTPEmail' ? [['otp', { ...right, otp: '12345' }] as [string, Record<string, unknown>]] : []),
    ];
    for (const [field, data] of invalidPayloads) {
      const { status, body } = await call(name, data, headers);
      expect([field, status, body]).toMatchObject([field, 400, error('INVALID_ARGUMENT')]);
      expect(body.error.details.fields).toContainEqual({ path: field, message: expect.any(String) });
    }
  });

  it.each<[what: string, body: unknown]>([
    ['no data', {}],
    ['a field besides data', { data: { email: 'ada@example.org' }, more: 1 }],
    ['a list', []],
    ['null', null],
    ['a string as data', { data: 'ada@example.org' }],
    ['null as data', { data: null }],
  ])('is rejected with %s', async (_, body) => {
    const answer = await visitor(instance).call('POST', '/functions/sendPasswordResetEmail', body);
    expect([answer.status, answer.body]).toMatchObject([400, error('INVALID_ARGUMENT')]);
  });

  it('is rejected with other methods and content types', async () => {
    const path = '/functions/sendPasswordResetEmail';
    expect((await send(instance, 'GET', path)).body).toMatchObject(error('INVALID_ARGUMENT'));
    const form = { body: Buffer.from('email=a'), headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    expect((await send(instance, 'POST', path, form)).body).toMatchObject(error('INVALID_ARGUMENT'));
  });

  it.each(OWN)('is limited to thirty requests in ten minutes: %s', async (name) => {
    const member = await registerMember(instance);
    const data = payloadOf(name, member);
    const statuses = [];
    for (let n = 0; n < 30; n += 1) statuses.push((await member.call('POST', `/functions/${name}`, { data })).status);
    expect(statuses).toEqual(Array(30).fill(200));
    const { status, body } = await member.call('POST', `/functions/${name}`, { data });
    expect([status, body]).toMatchObject([429, error('RESOURCE_EXHAUSTED')]);
    expect(body.error.details.retryAfter).toBeGreaterThan(500);
  });

  it('determines neither the code nor the name in the email', async () => {
    const member = await registerMember(instance, { verified: false });
    await instance.kernel.db.pool.query("delete from rate_limits where key like 'code pause:%'");
    const displayName = 'Visit evil.example now';
    await member.call('POST', '/functions/sendOTPEmail', { data: { email: member.email, otp: OTP, displayName } });
    await member.call('POST', '/functions/sendWelcomeEmail', { data: { email: member.email, displayName } });
    const mails = await mailTo(instance, member.email);
    expect(mails.map(({ template }) => template)).toEqual(['one-time-code', 'one-time-code', 'welcome']);
    expect(JSON.stringify(mails)).not.toContain('evil');
    const code = await mailedCode(instance, member.email);
    const answer = await visitor(instance).call('POST', '/api/auth/email-otp/verify-email', {
      email: member.email,
      otp: OTP,
    });
    expect(answer.status).toBe(code === OTP ? 200 : 400);
  });
});

describe('an event stream response', () => {
  const stream = (name: string, data: unknown, headers: Record<string, string> = {}) =>
    call(name, data, { accept: 'text/event-stream', ...headers });

  it('carries the result as an event', async () => {
    const answer = await stream('sendPasswordResetEmail', { email: 'nobody@example.org' });
    expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect([answer.status, answer.body]).toEqual([200, `data: ${JSON.stringify(SUCCESS)}\n\n`]);
  });

  it.each([
    ['UNAUTHENTICATED', 'sendOTPEmail', { email: 'ada@example.org', otp: OTP, displayName: '' }],
    ['INVALID_ARGUMENT', 'sendPasswordResetEmail', {}],
    ['NOT_FOUND', 'sendNothing', {}],
  ])('carries errors as events: %s', async (status, name, data) => {
    const answer = await stream(name, data);
    expect(answer.status).toBe(200);
    const [, event = ''] = /^data: (\{.*\})\n\n$/.exec(answer.body) ?? [];
    expect(JSON.parse(event)).toMatchObject(error(status));
  });
});

describe('requesting a password reset', () => {
  it('returns the same response to every caller for every address', async () => {
    const [member, gone] = [await registerMember(instance), await registerMember(instance)];
    await instance.kernel.db.pool.query('update users set is_active = false where uid = $1', [gone.uid]);
    const answers = [];
    for (const headers of [{}, { authorization: `Bearer ${member.token}` }] as Record<string, string>[]) {
      for (const email of [member.email, gone.email, 'nobody@example.org']) {
        answers.push(await call('sendPasswordResetEmail', { email }, headers));
      }
    }
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(6).fill([200, SUCCESS]));
  });
});

describe('the emails of the functions', () => {
  it('are delivered once, in the language of the recipient', async () => {
    const server = await startMailServer();
    const own = await startTestInstance({ TRUST_PROXY: '1', SMTP_URL: server.url });
    const french = { 'accept-language': 'fr-FR' };
    const admin = newPerson();
    const signedUp = await visitor(own).call('POST', '/api/auth/sign-up/email', admin, french);
    await verifyEmail(own, admin.email);
    await own.kernel.db.pool.query('update users set is_admin = true where uid = $1', [signedUp.body.user.uid]);

    const ada = newPerson({ name: 'Ada Lovelace' });
    const german = { 'accept-language': 'de-AT,de;q=0.9' };
    const { token } = (await visitor(own).call('POST', '/api/auth/sign-up/email', ada, german)).body;
    const code = await mailedCode(own, ada.email);
    await verifyEmail(own, ada.email);
    const newUsername = `${ada.username}-king`;
    const as = (method: string, path: string, body: unknown) =>
      visitor(own).call(method, path, body, { authorization: `Bearer ${token}` });
    await as('PUT', '/api/me/username', { username: newUsername });
    for (const name of ALL) {
      const data = { ...payloadOf(name, { ...ada, username: newUsername }) };
      if ('oldUsername' in data) data.oldUsername = ada.username;
      expect((await as('POST', `/functions/${name}`, { data })).body).toEqual(SUCCESS);
    }

    const subjects = (recipient: string) =>
      server.received.filter(({ recipients }) => recipients.includes(recipient)).map(({ mail }) => mail.subject);
    await eventually(() => {
      expect(subjects(ada.email).sort()).toEqual(
        [
          `${code} ist dein Code für Vitrine`,
          'Dein Benutzername wurde geändert',
          'Willkommen bei Vitrine',
          'Setze dein Passwort zurück',
        ].sort(),
      );
      expect(subjects(admin.email)).toContain('Nouveau membre\u202f: Ada Lovelace');
    });
    await eventually(async () => expect(await own.kernel.jobs.counts()).toEqual({ waiting: 0, active: 0, failed: 0 }));
    expect(subjects(ada.email)).toHaveLength(4);
    expect(subjects(admin.email).filter((subject) => subject?.includes('Ada'))).toHaveLength(1);
    const { mail } = server.received.find(({ mail: { subject } }) => subject?.includes(code)) ?? {};
    expect(mail?.html).toContain('lang="de"');
    expect(mail?.text).toContain(code);
  });
});

describe('the paths of the functions', () => {
  it('match the settings exactly', async () => {
    const own = await startTestInstance({ PROJECT_ID: 'demo.project', FUNCTIONS_REGION: 'europe-west3' });
    const ask = async (path: string) =>
      (await visitor(own).call('POST', path, { data: { email: 'ada@example.org' } })).status;
    expect(await ask('/demo.project/europe-west3/sendPasswordResetEmail')).toBe(200);
    expect(await ask('/functions/sendPasswordResetEmail')).toBe(200);
    expect(await ask('/demoXproject/europe-west3/sendPasswordResetEmail')).toBe(404);
    expect(await ask('/vitrine/us-central1/sendPasswordResetEmail')).toBe(404);
    expect(await ask('/demo.project/europe-west3/sendPasswordResetEmail/x')).toBe(404);
  });
});
