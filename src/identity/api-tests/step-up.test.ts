import { describe, expect, it } from 'vitest';
import { addMember, shareMember } from '#testing/add-member.ts';
import { authenticatorCode } from '#testing/authenticator.ts';
import { type Member, mailTo, registerMember, toMember, visitor } from '#testing/members.ts';
import { makeSecurityKey } from '#testing/passkey.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { registerWithTwoFactor, resetUsedCodes, wrongCode } from '#testing/two-factor.ts';
import { hashOf } from '../server/secret-token.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1', APP_URL: 'https://cv.example' });
const ada = shareMember(() => addMember(instance));
const ceremony = { origin: 'https://cv.example', rpId: 'cv.example' };

/** Moves the last confirmation of a session some minutes into the past. */
const age = (member: Member, minutes: number) =>
  instance.kernel.db.pool.query('update sessions set confirmed_at = $2 where token = $1', [
    hashOf(member.token),
    new Date(Date.now() - minutes * 60_000),
  ]);
const confirmIdentity = (member: Member, body: unknown) => member.call('POST', '/api/auth/step-up', body);
const state = async (member: Member) => (await member.call('GET', '/api/auth/step-up')).body;
const isRefused = (answer: { status: number; body: { code?: string } }) =>
  answer.status === 403 && answer.body.code === 'STEP_UP_REQUIRED';

async function addPasskey(member: Member) {
  const options = await member.call('GET', '/api/auth/passkey/generate-register-options');
  const key = makeSecurityKey();
  const response = key.create({ ...ceremony, challenge: options.body.challenge });
  const jar = options.cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  const body = { response, name: 'Key' };
  const added = await member.call('POST', '/api/auth/passkey/verify-registration', body, { cookie: jar });
  expect(added.status).toBe(200);
  return { key, id: String(added.body.id) };
}

/** The operations that need a step-up and don't take the password themselves. */
const ACTIONS: Readonly<Record<string, (member: Member) => ReturnType<Member['call']>>> = {
  'exporting the data': (member) => member.call('GET', '/api/me/export'),
  'requesting the options for a passkey': (member) => member.call('GET', '/api/auth/passkey/generate-register-options'),
  'adding a passkey': (member) =>
    member.call('POST', '/api/auth/passkey/verify-registration', {
      response: makeSecurityKey().create({ ...ceremony, challenge: 'none' }),
      name: 'Key',
    }),
  'removing a passkey': (member) => member.call('DELETE', '/api/me/passkeys/none'),
  'turning two-factor sign-in on': (member) => member.call('POST', '/api/auth/two-factor/confirm', { code: '123456' }),
  'deleting the account': (member) => member.call('DELETE', '/api/me'),
};

describe.each(Object.entries(ACTIONS))('%s', (_, act) => {
  it('is refused ten minutes after the last confirmation and works after another', async () => {
    const member = await registerMember(instance);
    await age(member, 10.1);
    const refused = await act(member);
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        code: 'STEP_UP_REQUIRED',
        status: 403,
        message: 'Confirm it’s you to continue.',
        data: { methods: ['password'] },
      },
    ]);
    expect((await confirmIdentity(member, { password: member.password })).status).toBe(200);
    expect(isRefused(await act(member))).toBe(false);
  });

  it('needs no step-up shortly after the last confirmation, and is refused to visitors', async () => {
    const member = await registerMember(instance);
    await age(member, 9);
    expect(isRefused(await act(member))).toBe(false);
    const out = await act({ ...member, call: visitor(instance).call });
    expect(out.status).toBe(401);
  });
});

describe('confirming the identity', () => {
  it('applies to the session for ten minutes', async () => {
    const member = await registerMember(instance);
    const { email, password } = member;
    const other = toMember(
      instance,
      member,
      await visitor(instance).call('POST', '/api/auth/sign-in/email', { email, password }),
    );
    await age(member, 60);
    await age(other, 60);
    expect(await state(member)).toEqual({ methods: ['password'], confirmedUntil: null });
    const { body } = await confirmIdentity(member, { password });
    const left = Date.parse(body.confirmedUntil) - Date.now();
    expect([left > 590_000, left <= 600_000]).toEqual([true, true]);
    expect((await state(other)).confirmedUntil).toBeNull();
  });

  it.each([
    ['a wrong password', { password: 'not the password' }, 400],
    ['a code without a second factor', { code: '123456' }, 409],
    ['an empty body', {}, 400],
    ['a number', { password: 7 }, 400],
    ['an empty password', { password: '' }, 400],
    ['an invalid passkey response', { response: { id: 'a', rawId: 'a', type: 'public-key', response: {} } }, 400],
  ])('fails with %s', async (_, body, status) => {
    const member = await registerMember(instance);
    await age(member, 60);
    expect((await confirmIdentity(member, body)).status).toBe(status);
    expect((await state(member)).confirmedUntil).toBeNull();
  });

  it('has a limit on attempts', async () => {
    const member = await registerMember(instance);
    for (let n = 0; n < 5; n += 1) expect((await confirmIdentity(member, { password: 'wrong' })).status).toBe(400);
    expect((await confirmIdentity(member, { password: member.password })).status).toBe(429);
  });

  it('is refused to visitors', async () => {
    const { call } = visitor(instance);
    for (const body of [{ password: 'x' }, { code: '123456' }]) {
      expect((await call('POST', '/api/auth/step-up', body)).status).toBe(401);
    }
    expect((await call('GET', '/api/auth/step-up')).status).toBe(401);
  });

  it('accepts each code of the app once', async () => {
    const member = await registerWithTwoFactor(instance);
    const code = authenticatorCode(member.totpURI);
    await age(member, 60);
    expect((await confirmIdentity(member, { code: wrongCode(member.totpURI) })).status).toBe(400);
    expect((await state(member)).confirmedUntil).toBeNull();
    const answers = await Promise.all([1, 2].map(() => confirmIdentity(member, { code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await state(member)).toMatchObject({ methods: ['password', 'code'], confirmedUntil: expect.any(String) });
    await resetUsedCodes(instance, member);
  });

  it('accepts only an own passkey and opens no session', async () => {
    const [member, other] = [await registerMember(instance), await registerMember(instance)];
    const [own, foreign] = [await addPasskey(member), await addPasskey(other)];
    await age(member, 60);
    const answerOf = async (key: ReturnType<typeof makeSecurityKey>, asks: Member['call']) => {
      const options = await asks('GET', '/api/auth/passkey/generate-authenticate-options');
      const response = key.get({ ...ceremony, challenge: options.body.challenge });
      const cookie = options.cookies.map((text) => text.split(';')[0]).join('; ');
      return member.call('POST', '/api/auth/step-up', { response }, { cookie });
    };
    expect((await answerOf(foreign.key, visitor(instance).call)).status).toBe(401);
    expect((await state(member)).confirmedUntil).toBeNull();
    const answer = await answerOf(own.key, member.call);
    expect([answer.status, answer.cookies, answer.body.methods]).toEqual([200, [], ['password', 'passkey']]);
    const { rowCount } = await instance.kernel.db.pool.query('select from sessions where user_id = $1', [member.uid]);
    expect(rowCount).toBe(1);
    expect(isRefused(await member.call('DELETE', `/api/me/passkeys/${own.id}`))).toBe(false);
  });
});

it('an operation that takes the password confirms the identity', async () => {
  const member = await registerMember(instance);
  const { password } = member;
  await age(member, 60);
  expect((await member.call('POST', '/api/me/email', { email: 'ada@elsewhere.example', password })).status).toBe(200);
  expect((await state(member)).confirmedUntil).not.toBeNull();
  await age(member, 60);
  expect((await member.call('POST', '/api/auth/two-factor/enable', { password })).status).toBe(200);
  expect((await state(member)).confirmedUntil).not.toBeNull();
});

it('the owner is notified by email of each change with its IP address', async () => {
  const secured = await registerWithTwoFactor(instance);
  const { id } = await addPasskey(secured);
  await secured.call('DELETE', `/api/me/passkeys/${id}`);
  await secured.call('GET', '/api/me/export');
  const { password } = secured;
  await secured.call('POST', '/api/auth/two-factor/generate-backup-codes', { password });
  await secured.call('POST', '/api/auth/two-factor/disable', { password });
  const mails = await mailTo(instance, secured.email, 'account-security');
  expect(mails.map(({ data }) => data.change)).toEqual([
    'two-factor-on',
    'passkey-added',
    'passkey-removed',
    'data-exported',
    'backup-codes-renewed',
    'two-factor-off',
  ]);
  expect(mails.map(({ data }) => data.address)).toContain(secured.address);
});

it('other operations need no step-up', async () => {
  const member = await ada();
  await age(member, 60 * 24);
  expect((await member.call('GET', '/api/me')).status).toBe(200);
  expect((await member.call('PATCH', '/api/me', { displayName: 'Ada King' })).status).toBe(200);
  expect((await member.call('GET', '/api/me/security')).status).toBe(200);
});
