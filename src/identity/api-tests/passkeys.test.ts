import { describe, expect, it } from 'vitest';
import { cookieHeaderOf, type Member, mailTo, registerMember, send, visitor } from '#testing/members.ts';
import { makeSecurityKey } from '#testing/passkey.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { registerWithTwoFactor } from '#testing/two-factor.ts';

const ORIGIN = 'https://vitrine.example';
const RELYING_PARTY = { origin: ORIGIN, rpId: 'vitrine.example' };
const instance = shareTestInstance({ TRUST_PROXY: '1', APP_URL: ORIGIN });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);

type Key = ReturnType<typeof makeSecurityKey>;
type RelyingParty = { origin: string; rpId: string; verified?: boolean };

/** Requests the WebAuthn options, and returns them with the cookie that refers to the challenge. */
async function begin(member?: Member) {
  const kind = member ? 'register' : 'authenticate';
  const path = `/api/auth/passkey/generate-${kind}-options`;
  const answer = await (member ?? visitor(instance)).call('GET', path);
  return { challenge: answer.body.challenge as string, cookie: cookieHeaderOf(answer), options: answer.body };
}

const add = async (
  member: Member,
  key: Key,
  { name = 'Laptop', site = RELYING_PARTY as RelyingParty, begun = begin(member) } = {},
) => {
  const { challenge, cookie } = await begun;
  const body = { response: key.create({ challenge, ...site }), name };
  return member.call('POST', '/api/auth/passkey/verify-registration', body, { cookie, origin: site.origin });
};

const signIn = async (key: Key, { site = RELYING_PARTY as RelyingParty, begun = begin() } = {}) => {
  const { challenge, cookie } = await begun;
  const body = { response: key.get({ challenge, ...site }) };
  const headers = { cookie, origin: ORIGIN };
  return visitor(instance).call('POST', '/api/auth/passkey/verify-authentication', body, headers);
};

const passkeysOf = async ({ call }: Member) => (await call('GET', '/api/me/security')).body.passkeys;

/** Registers a member with a passkey. */
async function withKey(member?: Member) {
  const [owner, key] = [member ?? (await registerMember(instance)), makeSecurityKey()];
  expect((await add(owner, key)).status).toBe(200);
  return { owner, key };
}

describe('a passkey', () => {
  it('can be added and signs in without a username', async () => {
    const { owner, key } = await withKey();
    expect(await passkeysOf(owner)).toEqual([
      { id: expect.any(String), name: 'Laptop', createdAt: expect.any(String) },
    ]);
    const answer = await signIn(key);
    expect([answer.status, answer.body.user.uid]).toEqual([200, owner.uid]);
    const headers = { authorization: `Bearer ${answer.body.token}` };
    expect((await send(instance, 'GET', '/api/me', { headers })).body.uid).toBe(owner.uid);
    expect(cookieHeaderOf(answer)).toContain('__Host-vitrine.session_token=');
    expect((await signIn(key)).status, 'again').toBe(200);
    expect(await mailTo(instance, owner.email, 'new-sign-in'), 'no email for a known device').toEqual([]);
  });

  it('can be renamed and removed by its owner, and then no longer signs in', async () => {
    const { owner, key } = await withKey();
    const [{ id }] = await passkeysOf(owner);
    expect((await owner.call('PATCH', `/api/me/passkeys/${id}`, { name: ' Desk ' })).body.name).toBe('Desk');
    expect(await passkeysOf(owner)).toMatchObject([{ id, name: 'Desk' }]);
    expect((await owner.call('DELETE', `/api/me/passkeys/${id}`)).body).toEqual({ status: true });
    expect(await passkeysOf(owner)).toEqual([]);
    const answer = await signIn(key);
    expect([answer.status, answer.cookies.filter((cookie) => cookie.includes('session_token'))]).toEqual([401, []]);
    expect((await owner.call('DELETE', `/api/me/passkeys/${id}`)).status).toBe(404);
  });

  it.each(['', ' ', 'x'.repeat(61), 'a\u0000b', 7])('cannot be named %j', async (name) => {
    const { owner } = await withKey();
    const [{ id }] = await passkeysOf(owner);
    expect((await owner.call('PATCH', `/api/me/passkeys/${id}`, { name })).status).toBe(400);
    expect((await add(owner, makeSecurityKey(), { name: name as string })).status).toBe(400);
    expect(await passkeysOf(owner)).toMatchObject([{ name: 'Laptop' }]);
  });

  it('answers each challenge once', async () => {
    const { key } = await withKey();
    const begun = begin();
    const { challenge, cookie } = await begun;
    const body = { response: key.get({ challenge, ...RELYING_PARTY }) };
    const post = () =>
      visitor(instance).call('POST', '/api/auth/passkey/verify-authentication', body, { cookie, origin: ORIGIN });
    const answers = await Promise.all([post(), post(), post()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await post()).status).toBe(400);
  });

  it('is rejected if it was used on another site', async () => {
    const { owner, key } = await withKey();
    const evil = { origin: 'https://vitrine.example.evil.example', rpId: RELYING_PARTY.rpId };
    expect((await signIn(key, { site: evil })).status).toBe(401);
    expect((await signIn(key, { site: { ...RELYING_PARTY, rpId: 'evil.example' } })).status).toBe(401);
    expect((await add(owner, makeSecurityKey(), { site: evil })).status).toBe(400);
    expect(await passkeysOf(owner)).toHaveLength(1);
  });

  it('only answers a challenge of the same browser and purpose', async () => {
    const [{ owner, key }, other] = [await withKey(), await registerMember(instance)];
    const elsewhere = await begin();
    const ownCeremony = await begin();
    expect(
      (await signIn(key, { begun: Promise.resolve({ ...ownCeremony, challenge: elsewhere.challenge }) })).status,
    ).toBe(401);
    expect((await signIn(key, { begun: begin(owner) })).status, 'a challenge for adding a passkey').toBe(400);
    expect((await add(owner, makeSecurityKey(), { begun: begin() })).status, 'a challenge for signing in').toBe(400);
    expect((await add(other, makeSecurityKey(), { begun: begin(owner) })).status, 'a foreign challenge').toBe(403);
    expect((await signIn(makeSecurityKey())).status, 'an unknown passkey').toBe(401);
    expect(await passkeysOf(other)).toEqual([]);
  });

  it('without user verification counts as one factor', async () => {
    const secured = await registerWithTwoFactor(instance);
    const { key } = await withKey(secured);
    const plain = await withKey();
    const touched = { ...RELYING_PARTY, verified: false };
    expect((await signIn(plain.key, { site: touched })).status).toBe(200);
    const refused = await signIn(key, { site: touched });
    expect([refused.status, refused.body.message]).toEqual([401, 'Couldn’t verify your passkey. Try again.']);
    expect((await signIn(key)).body.user.uid).toBe(secured.uid);
  });

  it('does not sign a deactivated member in', async () => {
    const { owner, key } = await withKey();
    await sql('update users set is_active = false where uid = $1', [owner.uid]);
    const answer = await signIn(key);
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'This account is deactivated. Contact an admin of this instance.',
    ]);
    expect(cookieHeaderOf(answer)).not.toContain('session_token');
  });

  it('cannot be added twice or to another account', async () => {
    const { owner, key } = await withKey();
    const { options } = await begin(owner);
    expect(options.excludeCredentials).toHaveLength(1);
    const other = await registerMember(instance);
    const answer = await add(other, key);
    expect([answer.status, answer.body.message]).toEqual([409, 'Couldn’t verify your passkey. Try again.']);
    expect(await passkeysOf(other)).toEqual([]);
    expect((await signIn(key)).body.user.uid).toBe(owner.uid);
  });
});

describe('an invalid WebAuthn response', () => {
  const shape = { id: 'none', rawId: 'none', type: 'public-key', response: {} };
  it.each<[what: string, response: unknown]>([
    ['nothing', undefined],
    ['an empty object', {}],
    ['a string', 'passkey'],
    ['empty fields', shape],
    ['objects for ids', { ...shape, id: { $ne: '' }, rawId: { $ne: '' } }],
    ['NUL characters as ids', { ...shape, id: '\u0000', rawId: '\u0000' }],
    [
      'invalid encodings',
      { ...shape, response: { clientDataJSON: '%%%', attestationObject: '%%%', authenticatorData: '', signature: '' } },
    ],
  ])('is rejected with a client error: %s', async (_, response) => {
    const member = await registerMember(instance, { verified: false });
    for (const origin of [{ origin: ORIGIN }, {}] as Record<string, string>[]) {
      for (const begunCeremony of [await begin(), await begin(member)]) {
        const headers = { ...origin, authorization: `Bearer ${member.token}`, cookie: begunCeremony.cookie };
        for (const path of ['verify-authentication', 'verify-registration']) {
          const body = { response, name: 'Laptop' };
          const answer = await visitor(instance).call('POST', `/api/auth/passkey/${path}`, body, headers);
          expect([400, 401, 403]).toContain(answer.status);
        }
      }
    }
  });

  it('is limited per IP address', async () => {
    const from = visitor(instance);
    const statuses = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await from.call('POST', '/api/auth/passkey/verify-authentication', { response: shape })).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });
});
