import { describe, expect, it, vi } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { mailTo, newPerson, registerMember, type TestResponse, visitor } from '#testing/members.ts';
import { queryAsOwner } from '#testing/test-database.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string) => instance.kernel.db.pool.query(text);

type SignInBody = { email: string; password: string };
const signIn = ({ email, password }: SignInBody, from = visitor(instance)) =>
  from.call('POST', '/api/auth/sign-in/email', { email, password });
const byUsername = (username: string, password: string) =>
  visitor(instance).call('POST', '/api/auth/sign-in/username', { username, password });
const wrong = (email: string) => ({ email, password: 'not the password' });

/** Runs an attempt several times in sequence and returns the statuses. */
async function tryTimes(times: number, attempt: () => Promise<TestResponse>) {
  const statuses = [];
  for (let n = 0; n < times; n += 1) statuses.push((await attempt()).status);
  return statuses;
}

const countOf = (answers: readonly TestResponse[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

describe('five failed sign-ins to one account in a minute', () => {
  it('block the account for the rest of the minute and return the time to wait', async () => {
    const member = await registerMember(instance, { verified: false });
    expect(await tryTimes(5, () => signIn(wrong(member.email)))).toEqual(Array(5).fill(401));
    const refused = await signIn(member);
    expect(refused.status).toBe(429);
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(40);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfter: seconds } });
  });

  it('get the same responses for an unknown account', async () => {
    const member = await registerMember(instance, { verified: false });
    const all = async (email: string) => {
      const answers = [];
      for (let n = 0; n < 7; n += 1) answers.push(await signIn(wrong(email)));
      return answers.map(({ status, body }) => ({
        status,
        // The waiting time depends on the current time.
        body: { ...body, message: body.message.replace(/\d+/, 'some'), data: undefined },
      }));
    };
    const knownResponses = await all(member.email);
    expect(knownResponses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect(await all(newPerson().email)).toEqual(knownResponses);
  });

  it('are counted together by address and by username', async () => {
    const member = await registerMember(instance, { verified: false });
    expect(await tryTimes(3, () => signIn(wrong(member.email)))).toEqual([401, 401, 401]);
    expect(await tryTimes(3, () => byUsername(member.username, 'not the password'))).toEqual([401, 401, 429]);
    expect((await byUsername(member.username, member.password)).status).toBe(429);
    expect(await tryTimes(6, () => byUsername('nobody-here', 'not the password'))).toEqual([
      ...Array(5).fill(401),
      429,
    ]);
  });

  it('do not add up over several minutes', async () => {
    const member = await registerMember(instance, { verified: false });
    expect(await tryTimes(6, () => signIn(wrong(member.email)))).toEqual([...Array(5).fill(401), 429]);
    await sql("update rate_limits set expire = 1 where key like 'sign-in%'");
    expect((await signIn(wrong(member.email))).status).toBe(401);
    expect((await signIn(member)).status).toBe(200);
  });

  it('do not include successful sign-ins', async () => {
    const member = await registerMember(instance, { verified: false });
    expect(await tryTimes(8, () => signIn(member))).toEqual(Array(8).fill(200));
    expect(await tryTimes(4, () => signIn(wrong(member.email)))).toEqual(Array(4).fill(401));
    expect((await signIn(member)).status).toBe(200);
  });

  it('are limited under concurrent requests', async () => {
    const member = await registerMember(instance, { verified: false });
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(wrong(member.email))));
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([5, 15]);
  });

  it('do not prevent the owner from resetting the password and signing in', async () => {
    const member = await registerMember(instance);
    const owner = visitor(instance);
    await tryTimes(6, () => signIn(wrong(member.email), owner));
    expect((await signIn(member, owner)).status).toBe(429);
    const { email } = member;
    expect((await owner.call('POST', '/api/auth/request-password-reset', { email })).status).toBe(200);
    const token = await eventually(async () => {
      const [mail] = await mailTo(instance, email, 'password-reset');
      expect(mail).toBeDefined();
      return mail?.data.token;
    });
    const newPassword = 'difference engine no. 2';
    const reset = await owner.call('POST', '/api/auth/reset-password', { token, newPassword });
    expect(reset.status).toBe(200);
    expect((await signIn({ email, password: newPassword }, owner)).status).toBe(200);
  });
});

describe('five failed sign-ins from one IP address in a minute', () => {
  it('block the address, for any accounts, and no other address', async () => {
    const member = await registerMember(instance, { verified: false });
    const from = visitor(instance);
    expect(await tryTimes(5, () => signIn(wrong(newPerson().email), from))).toEqual(Array(5).fill(401));
    const refused = await signIn(member, from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(40);
    expect((await signIn(member)).status).toBe(200);
  });

  it('are limited within a margin under concurrent requests', async () => {
    const from = visitor(instance);
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn(wrong(newPerson().email), from)));
    // Sign-ins run in parallel: those in progress when the fifth one fails were admitted before it.
    expect(countOf(answers, 401)).toBeGreaterThanOrEqual(5);
    expect(countOf(answers, 401)).toBeLessThanOrEqual(8);
    expect(countOf(answers, 401) + countOf(answers, 429)).toBe(30);
  });

  it('do not include successful sign-ins from a shared address', async () => {
    const from = visitor(instance);
    const members = [];
    for (let n = 0; n < 7; n += 1) members.push(await registerMember(instance, { verified: false }));
    const answers = await Promise.all(members.map((member) => signIn(member, from)));
    expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(200));
  });
});

describe('repeated blocks of an account', () => {
  const waitOf = async (attempt: () => Promise<TestResponse>) => {
    const refused = await attempt();
    expect(refused.status).toBe(429);
    await sql("update rate_limits set expire = 1 where key like 'sign-in account%' or key like 'sign-in address%'");
    return Number(refused.headers.get('retry-after'));
  };

  it('double the waiting time each time until a successful sign-in', async () => {
    const member = await registerMember(instance, { verified: false });
    const waits: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      await tryTimes(5, () => signIn(wrong(member.email)));
      waits.push(await waitOf(() => signIn(wrong(member.email))));
    }
    const [first = 0, second = 0, third = 0] = waits;
    expect([first > 40, first <= 60, second > 100, second <= 120, third > 220, third <= 240]).toEqual(
      Array(6).fill(true),
    );
    expect((await signIn(member)).status).toBe(200);
    await tryTimes(5, () => signIn(wrong(member.email)));
    expect(await waitOf(() => signIn(wrong(member.email)))).toBeLessThanOrEqual(60);
  });
});

describe('a known browser', () => {
  const withCookie = (cookie: string, { email, password }: SignInBody, from = visitor(instance)) =>
    from.call('POST', '/api/auth/sign-in/email', { email, password }, { cookie, origin: instance.url });
  const deviceOf = (answer: TestResponse) => {
    const cookie = answer.cookies.find((text) => text.startsWith('vitrine.device=')) ?? '';
    expect(cookie).toMatch(/^vitrine\.device=[\w.-]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
    return cookie.split(';')[0] ?? '';
  };

  it('can sign in during guesses by others, even from the same IP address', async () => {
    const member = await registerMember(instance, { verified: false });
    const home = visitor(instance);
    const device = deviceOf(await signIn(member, home));
    expect(await tryTimes(6, () => signIn(wrong(member.email)))).toEqual([...Array(5).fill(401), 429]);
    await tryTimes(6, () => signIn(wrong(newPerson().email), home));
    expect((await signIn(member, home)).status, 'without the cookie').toBe(429);
    expect((await withCookie(device, member, home)).status).toBe(200);
  });

  it('is blocked only by its own wrong passwords, and only briefly', async () => {
    const member = await registerMember(instance, { verified: false });
    const device = deviceOf(await signIn(member));
    expect(await tryTimes(5, () => withCookie(device, wrong(member.email)))).toEqual(Array(5).fill(401));
    const refused = await withCookie(device, member);
    expect([refused.status, Number(refused.headers.get('retry-after')) <= 10]).toEqual([429, true]);
    expect((await signIn(member)).status, 'elsewhere').toBe(200);
  });

  it('is known only for accounts with a valid signature', async () => {
    const [ada, ben] = [await registerMember(instance), await registerMember(instance)];
    const device = deviceOf(await signIn(ada));
    await tryTimes(5, () => signIn(wrong(ben.email)));
    expect((await withCookie(device, ben)).status).toBe(429);
    const [id = '', signature = ''] = device.split('=')[1]?.split('.') ?? [];
    await tryTimes(5, () => signIn(wrong(ada.email)));
    for (const forged of [`${id}.${'x'.repeat(43)}`, `other.${signature}`, id, '.', '..', `%00.${signature}`]) {
      expect([forged, (await withCookie(`vitrine.device=${forged}`, ada)).status]).toEqual([forged, 429]);
    }
    const both = deviceOf(await withCookie(device, await fresh()));
    expect((await withCookie(both, ada)).status).toBe(200);

    async function fresh() {
      return registerMember(instance, { verified: false });
    }
  });
});

describe('a database failure', () => {
  it('is not counted or recorded as a failed sign-in', async () => {
    const member = await registerMember(instance, { verified: false });
    const failures = () =>
      instance.kernel.db.pool.query("select from audit_events where owner_id = $1 and action = 'sign-in-failed'", [
        member.uid,
      ]);
    await queryAsOwner(instance.databaseUrl, 'alter table credentials rename to credentials_away');
    const statuses = await tryTimes(6, () => signIn(member)).finally(() =>
      queryAsOwner(instance.databaseUrl, 'alter table credentials_away rename to credentials'),
    );
    expect(statuses).toEqual(Array(6).fill(500));
    // biome-ignore lint/suspicious/noConsole: The accounts library writes a query that failed to the console itself.
    vi.mocked(console.error).mockClear();
    expect((await failures()).rowCount).toBe(0);
    expect((await signIn(member)).status).toBe(200);
    await signIn(wrong(member.email));
    await eventually(async () => expect((await failures()).rowCount).toBe(1));
  });
});
