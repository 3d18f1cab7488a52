import { describe, expect, it } from 'vitest';
import { addAdmin } from '#testing/add-member.ts';
import { type Member, mailedCode, mailTo, registerMember, visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[] = []) => instance.kernel.db.pool.query(text, values);

const newcomer = () => registerMember(instance, { verified: false });
const verify = (email: string, otp: string, from = visitor(instance)) =>
  from.call('POST', '/api/auth/email-otp/verify-email', { email, otp });
const otherCode = (code: string) => (code === '000000' ? '000001' : '000000');
const requestCode = ({ call, email }: Member) =>
  call('POST', '/functions/sendOTPEmail', { data: { email, otp: '123456', displayName: 'Ada Lovelace' } });
/** Lets the pause of one minute between two mailed codes elapse. */
const letMinutePass = () => sql("delete from rate_limits where key like 'code pause:%'");
const countMail = async (email: string, template?: string) => (await mailTo(instance, email, template)).length;

const otpError = (message: string) => ({ data: { fields: [{ path: 'otp', message }] } });
const NOT_MAILED = otpError('This code doesn’t match the one we sent.');

describe('a verification code', () => {
  it('verifies the address once', async () => {
    const { email, call } = await newcomer();
    const code = await mailedCode(instance, email);
    const first = await verify(email, code);
    expect([first.status, first.body]).toMatchObject([200, { status: true, user: { email, emailVerified: true } }]);
    const second = await verify(email, code);
    expect([second.status, second.body]).toMatchObject([400, NOT_MAILED]);
    expect((await call('GET', '/api/me')).body.emailVerified).toBe(true);
  });

  it('verifies the address once when submitted ten times concurrently', async () => {
    const { email } = await newcomer();
    const code = await mailedCode(instance, email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(email, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(400)]);
    expect(await countMail(email, 'welcome')).toBe(1);
  });

  it('still works after four wrong attempts', async () => {
    const { email } = await newcomer();
    const code = await mailedCode(instance, email);
    for (let n = 0; n < 4; n += 1) expect((await verify(email, otherCode(code))).body).toMatchObject(NOT_MAILED);
    expect((await verify(email, code)).status).toBe(200);
  });

  it('is invalidated by five wrong attempts', async () => {
    const { email, call } = await newcomer();
    const code = await mailedCode(instance, email);
    for (let n = 0; n < 5; n += 1) expect((await verify(email, otherCode(code))).status).toBe(400);
    const sixth = await verify(email, code);
    expect([sixth.status, sixth.body]).toMatchObject([403, otpError('Too many wrong codes. Request a new one.')]);
    expect((await verify(email, code)).status).toBe(400);
    expect((await call('GET', '/api/me')).body.emailVerified).toBe(false);
  });

  it('expires after ten minutes', async () => {
    const { email } = await newcomer();
    const { rows } = await sql(
      "select extract(epoch from expires_at - created_at)::int as seconds from verifications where value like '%:0' order by created_at desc limit 1",
    );
    expect(rows).toEqual([{ seconds: 600 }]);
    await sql("update verifications set expires_at = now() - interval '1 second' where value like '%:0'");
    const late = await verify(email, await mailedCode(instance, email));
    expect([late.status, late.body]).toMatchObject([400, otpError('This code has expired. Request a new one.')]);
  });

  it('does not verify another address', async () => {
    const [ada, grace] = [await newcomer(), await newcomer()];
    const [hers, others] = [await mailedCode(instance, ada.email), await mailedCode(instance, grace.email)];
    if (hers !== others) expect((await verify(ada.email, others)).body).toMatchObject(NOT_MAILED);
    expect((await verify('nobody@example.org', hers)).body).toMatchObject(NOT_MAILED);
  });

  it.each(['12345', '1234567', 'abcdef', '１２３４５６', ' 123456', 123456, null])(
    'must be six digits: rejects %j',
    async (otp) => {
      const answer = await verify('ada@example.org', otp as string);
      expect([answer.status, answer.body]).toMatchObject([400, { data: { fields: [{ path: 'otp' }] } }]);
    },
  );

  it('is not stored in plain text', async () => {
    const { email } = await newcomer();
    const code = await mailedCode(instance, email);
    const { rows } = await sql('select v::text as row from verifications v');
    expect(rows.filter(({ row }) => row.includes(code) || row.includes(email))).toEqual([]);
  });
});

describe('requesting a new code', () => {
  it('succeeds without sending an email within a minute, and the previous code stays valid', async () => {
    const member = await newcomer();
    const code = await mailedCode(instance, member.email);
    for (let n = 0; n < 3; n += 1) {
      const { status, body } = await requestCode(member);
      expect([status, body]).toEqual([200, { result: { success: true } }]);
    }
    expect(await countMail(member.email)).toBe(1);
    expect((await verify(member.email, code)).status).toBe(200);
  });

  it('sends a new code after a minute and invalidates the old one', async () => {
    const member = await newcomer();
    const old = await mailedCode(instance, member.email);
    await letMinutePass();
    expect((await requestCode(member)).body).toEqual({ result: { success: true } });
    expect(await countMail(member.email, 'one-time-code')).toBe(2);
    const fresh = await mailedCode(instance, member.email);
    if (old !== fresh) expect((await verify(member.email, old)).body).toMatchObject(NOT_MAILED);
    expect((await verify(member.email, fresh)).status).toBe(200);
  });

  it('is limited per hour, and returns the time to wait', async () => {
    const member = await newcomer();
    for (let n = 0; n < 6; n += 1) {
      await letMinutePass();
      expect((await requestCode(member)).status).toBe(200);
    }
    await letMinutePass();
    const seventh = await requestCode(member);
    expect([seventh.status, seventh.body.error.status]).toEqual([429, 'RESOURCE_EXHAUSTED']);
    expect(seventh.body.error.details.retryAfter).toBeGreaterThan(3500);
    expect(await countMail(member.email, 'one-time-code')).toBe(7);
  });

  it('allows at most twenty guesses an hour from all IP addresses together', async () => {
    const member = await newcomer();
    let tries = 0;
    for (; tries < 40; tries += 1) {
      if (tries % 5 === 4) {
        await letMinutePass();
        await requestCode(member);
      }
      const answer = await verify(member.email, otherCode(await mailedCode(instance, member.email)));
      if (answer.status === 429) break;
    }
    expect(tries).toBe(20);
    const right = await verify(member.email, await mailedCode(instance, member.email));
    expect(right.status).toBe(429);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(3500);
  });

  it('sends nothing once the address is verified', async () => {
    const member = await registerMember(instance);
    await letMinutePass();
    const before = await countMail(member.email);
    expect((await requestCode(member)).body).toEqual({ result: { success: true } });
    expect(await countMail(member.email)).toBe(before);
  });
});

describe('guessing codes', () => {
  it('allows at most twenty concurrent attempts', async () => {
    const { email } = await newcomer();
    const wrong = otherCode(await mailedCode(instance, email));
    const answers = await Promise.all(Array.from({ length: 30 }, () => verify(email, wrong)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 200)).toEqual([]);
  });

  it('is refused after sixty attempts from one IP address', async () => {
    const from = visitor(instance);
    const statuses = [];
    for (let n = 0; n < 61; n += 1) statuses.push((await verify(`somebody-${n}@example.org`, '123456', from)).status);
    expect(statuses).toEqual([...Array(60).fill(400), 429]);
  });
});

describe('emails about a new member', () => {
  it('sends the welcome email and the notice to the admins once, however often they are requested', async () => {
    const admin = await addAdmin(instance);
    const member = await registerMember(instance, { name: 'Grace Hopper' });
    const notices = async () =>
      (await mailTo(instance, admin.email, 'new-user')).filter(({ event }) => event.includes(member.uid));
    expect([await countMail(member.email, 'welcome'), (await notices()).length]).toEqual([1, 1]);

    const { email, username } = member;
    const call = (name: string, data: object) => member.call('POST', `/functions/${name}`, { data });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => [
        call('sendWelcomeEmail', { email, displayName: 'Grace Hopper' }),
        call('sendNewUserNotification', { email, displayName: 'Grace Hopper', username }),
      ]).flat(),
    );
    expect(answers.map(({ body }) => body)).toEqual(Array(10).fill({ result: { success: true } }));
    expect([await countMail(member.email, 'welcome'), (await notices()).length]).toEqual([1, 1]);
    expect((await notices())[0]?.data).toEqual({ displayName: 'Grace Hopper', email, username });
  });

  it('omits the name from the welcome email of an unverified address', async () => {
    const member = await registerMember(instance, { verified: false, name: 'Visit evil.example now' });
    const data = { email: member.email, displayName: member.name };
    expect((await member.call('POST', '/functions/sendWelcomeEmail', { data })).status).toBe(200);
    expect((await mailTo(instance, member.email, 'welcome')).map(({ data }) => data)).toEqual([{ displayName: '' }]);
  });
});
