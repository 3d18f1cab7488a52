import { describe, expect, it } from 'vitest';
import {
  type Member,
  mailedCode,
  mailTo,
  newPerson,
  registerMember,
  send,
  signInAgain,
  visitor,
} from '#testing/members.ts';
import { shareTestInstance, startTestInstance, type TestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);

const newAddress = () => newPerson().email;
const requestChange = ({ call, password }: Member, email: string, typed = password) =>
  call('POST', '/api/me/email', { email, password: typed });
const confirm = ({ call }: Member, token: string | undefined) => call('POST', '/api/me/email/confirm', { token });
const me = async ({ call }: Member) => (await call('GET', '/api/me')).body;
const pendingChange = async ({ call }: Member) => (await call('GET', '/api/me/security')).body.emailChange;
const signIn = (email: string, password: string, target: TestInstance = instance) =>
  visitor(target).call('POST', '/api/auth/sign-in/email', { email, password });

/** Returns the tokens of the two mailed links. */
async function mailedLinks(oldEmail: string, newEmail: string, target: TestInstance = instance) {
  return {
    old: (await mailTo(target, oldEmail, 'email-change-approval')).at(-1)?.data.token,
    fresh: (await mailTo(target, newEmail, 'email-change-proof')).at(-1)?.data.token,
  };
}

/** Registers a member with a pending email change. */
async function memberWithPendingChange() {
  const member = await registerMember(instance);
  const email = newAddress();
  expect((await requestChange(member, email)).status).toBe(200);
  return { member, email, links: await mailedLinks(member.email, email) };
}

const EXPIRED_LINK = {
  code: 'BAD_REQUEST',
  data: { fields: [{ path: 'token', message: 'This link was already used or has expired. Request a new one.' }] },
};

describe('requesting an email change', () => {
  it('sends a link to both addresses and changes nothing yet', async () => {
    const member = await registerMember(instance);
    const email = newAddress();
    const { status, body } = await requestChange(member, email.toUpperCase());
    expect([status, body]).toEqual([
      200,
      { newEmail: email, oldConfirmed: false, newConfirmed: false, expiresAt: expect.any(String) },
    ]);
    const hours = (new Date(body.expiresAt).getTime() - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    const { old, fresh } = await mailedLinks(member.email, email);
    expect(old).toMatch(/^[\w-]{32}$/);
    expect(fresh).toMatch(/^[\w-]{32}$/);
    expect(old).not.toBe(fresh);
    expect((await me(member)).email).toBe(member.email);
    expect(await pendingChange(member)).toEqual(body);
    const { rows } = await sql('select e::text as row from email_changes e');
    expect(
      rows.filter(({ row }) => row.includes(old) || row.includes(fresh)),
      'tokens in the database',
    ).toEqual([]);
  });

  it.each([
    ['a wrong password', (member: Member) => requestChange(member, newAddress(), 'not the password'), 'password'],
    ['the current address', (member: Member) => requestChange(member, member.email.toUpperCase()), 'email'],
    ['an invalid address', (member: Member) => requestChange(member, 'nowhere'), 'email'],
  ])('is refused with %s', async (_, attempt, field) => {
    const member = await registerMember(instance);
    const { status, body } = await attempt(member);
    expect([status, body]).toMatchObject([400, { data: { fields: [{ path: field }] } }]);
    expect(await pendingChange(member)).toBeNull();
  });

  it('is limited to five requests an hour', async () => {
    const member = await registerMember(instance);
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await requestChange(member, newAddress())).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('leaves one pending change after concurrent requests', async () => {
    const member = await registerMember(instance);
    const answers = await Promise.all([1, 2, 3].map(() => requestChange(member, newAddress())));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await sql('select from email_changes where user_id = $1', [member.uid])).rowCount).toBe(1);
  });
});

describe('confirming an email change', () => {
  it.each([
    ['old', 'fresh'],
    ['fresh', 'old'],
  ] as const)('applies the change after both links, with the %s address confirmed first', async (first, second) => {
    const { member, email, links } = await memberWithPendingChange();
    const elsewhere = await signInAgain(instance, member);
    expect((await me(elsewhere)).email).toBe(member.email);
    const half = await confirm(member, links[first]);
    expect(half.body).toMatchObject({
      user: { email: member.email },
      emailChange: { oldConfirmed: first === 'old', newConfirmed: first === 'fresh' },
    });
    expect((await confirm(member, links[first])).status, 'once more').toBe(200);
    expect((await me(member)).email).toBe(member.email);
    const whole = await confirm(member, links[second]);
    expect(whole.body).toMatchObject({ user: { email, emailVerified: true }, emailChange: null });
    expect(await me(member)).toMatchObject({ uid: member.uid, email, emailVerified: true });
    expect((await elsewhere.call('GET', '/api/me')).status, 'other sessions').toBe(401);
    expect([
      (await signIn(member.email, member.password)).status,
      (await signIn(email, member.password)).status,
    ]).toEqual([401, 200]);
    for (const address of [member.email, email]) {
      expect((await mailTo(instance, address, 'email-changed')).map(({ data }) => data)).toEqual([
        { oldEmail: member.email, newEmail: email },
      ]);
    }
    expect((await confirm(member, links[second])).body, 'used up').toMatchObject(EXPIRED_LINK);
  });

  it('applies the change when both links are opened concurrently', async () => {
    const { member, email, links } = await memberWithPendingChange();
    const answers = await Promise.all([confirm(member, links.old), confirm(member, links.fresh)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await me(member)).email).toBe(email);
  });

  it('invalidates the password reset links sent to the old address', async () => {
    const { member, links } = await memberWithPendingChange();
    await sql(
      "insert into verifications (id, identifier, value, expires_at) values ($1, 'link', $1, now() + interval '1 hour')",
      [member.uid],
    );
    await confirm(member, links.old);
    await confirm(member, links.fresh);
    expect((await sql('select from verifications where value = $1', [member.uid])).rowCount).toBe(0);
  });
});

describe('a confirmation link', () => {
  it('works only for the member who requested the change', async () => {
    const { member, links } = await memberWithPendingChange();
    const other = await registerMember(instance);
    for (const token of [links.old, links.fresh]) {
      const answer = await confirm(other, token);
      expect([answer.status, answer.body]).toMatchObject([400, EXPIRED_LINK]);
    }
    expect((await visitor(instance).call('POST', '/api/me/email/confirm', { token: links.fresh })).status).toBe(401);
    expect(await pendingChange(member)).toMatchObject({ oldConfirmed: false, newConfirmed: false });
  });

  it('expires after a day', async () => {
    const { member, links } = await memberWithPendingChange();
    await sql("update email_changes set expires_at = now() - interval '1 second' where user_id = $1", [member.uid]);
    for (const token of [links.old, links.fresh])
      expect((await confirm(member, token)).body).toMatchObject(EXPIRED_LINK);
    expect(await pendingChange(member)).toBeNull();
  });

  it('is invalidated by cancelling the change', async () => {
    const { member, links } = await memberWithPendingChange();
    expect((await member.call('DELETE', '/api/me/email')).body).toEqual({ status: true });
    expect((await member.call('DELETE', '/api/me/email')).status, 'again').toBe(200);
    for (const token of [links.old, links.fresh])
      expect((await confirm(member, token)).body).toMatchObject(EXPIRED_LINK);
    expect((await me(member)).email).toBe(member.email);
  });

  it('is invalidated by another request, together with its confirmations', async () => {
    const { member, links } = await memberWithPendingChange();
    await confirm(member, links.old);
    const other = newAddress();
    expect((await requestChange(member, other)).body).toMatchObject({ newEmail: other, oldConfirmed: false });
    expect((await confirm(member, links.fresh)).body).toMatchObject(EXPIRED_LINK);
    const { fresh } = await mailedLinks(member.email, other);
    expect((await confirm(member, fresh)).body.emailChange).toMatchObject({ oldConfirmed: false, newConfirmed: true });
    expect((await me(member)).email).toBe(member.email);
  });

  it.each(['x', 'x'.repeat(200), '\u0000'])('is invalid with the token %j', async (token) => {
    const { member } = await memberWithPendingChange();
    expect((await confirm(member, token)).body).toMatchObject(EXPIRED_LINK);
  });
});

describe('a new address that has an account', () => {
  it('gets the usual response, and only its owner is notified', async () => {
    const [member, owner] = [await registerMember(instance), await registerMember(instance)];
    const [taken, free] = [
      await requestChange(member, owner.email),
      await requestChange(await registerMember(instance), newAddress()),
    ];
    expect(taken.status).toBe(free.status);
    expect(Object.keys(taken.body)).toEqual(Object.keys(free.body));
    expect(taken.body).toMatchObject({ newEmail: owner.email, oldConfirmed: false, newConfirmed: false });
    expect((await mailTo(instance, owner.email)).at(-1)).toMatchObject({ template: 'email-taken', data: {} });
    expect(await mailTo(instance, owner.email, 'email-change-proof')).toEqual([]);
    const { old } = await mailedLinks(member.email, owner.email);
    expect((await confirm(member, old)).body.emailChange).toMatchObject({ oldConfirmed: true, newConfirmed: false });
    expect((await me(owner)).email).toBe(owner.email);
  });

  it('is not taken from a member who signed up meanwhile', async () => {
    const { member, email, links } = await memberWithPendingChange();
    const owner = await registerMember(instance, { email });
    await confirm(member, links.old);
    const answer = await confirm(member, links.fresh);
    expect([answer.status, answer.body.message]).toEqual([409, 'An account with this email already exists']);
    expect([(await me(member)).email, (await me(owner)).email]).toEqual([member.email, email]);
  });

  it('is assigned to one of two members who confirm it concurrently', async () => {
    const email = newAddress();
    const members = [await registerMember(instance), await registerMember(instance)];
    for (const member of members) {
      await requestChange(member, email);
      await confirm(member, (await mailedLinks(member.email, email)).old);
    }
    const tokens = (await mailTo(instance, email, 'email-change-proof')).map(({ data }) => data.token);
    const answers = await Promise.all(members.map((member, n) => confirm(member, tokens[n])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a member with an unverified address', () => {
  it('confirms only the new address and is verified by it', async () => {
    const member = await registerMember(instance, { verified: false });
    const email = newAddress();
    expect((await requestChange(member, email)).body).toMatchObject({ oldConfirmed: true, newConfirmed: false });
    const { old, fresh } = await mailedLinks(member.email, email);
    expect(old, 'no link to an unverified address').toBeUndefined();
    expect((await confirm(member, fresh)).body).toMatchObject({ user: { email, emailVerified: true } });
    expect(await mailTo(instance, email, 'welcome')).toHaveLength(1);
    expect(await mailTo(instance, member.email, 'email-changed')).toEqual([]);
    const late = { email: member.email, otp: await mailedCode(instance, member.email) };
    expect((await visitor(instance).call('POST', '/api/auth/email-otp/verify-email', late)).status).toBe(400);
  });
});

describe('changing to the address of ADMIN_EMAIL', () => {
  it.each([true, false])(
    'makes the member an admin once it is confirmed (previous address verified: %s)',
    async (verified) => {
      const own = await startTestInstance({ TRUST_PROXY: '1', ADMIN_EMAIL: 'Operator@Example.org' });
      const member = await registerMember(own, { verified });
      await requestChange(member, 'operator@example.org');
      const { old, fresh } = await mailedLinks(member.email, 'operator@example.org', own);
      if (verified) expect((await confirm(member, old)).body.user.isAdmin).toBe(false);
      expect((await confirm(member, fresh)).body.user).toMatchObject({ email: 'operator@example.org', isAdmin: true });
      const headers = { authorization: `Bearer ${member.token}` };
      expect((await send(own, 'GET', '/api/admin/health', { headers })).status).toBe(200);
    },
  );
});
