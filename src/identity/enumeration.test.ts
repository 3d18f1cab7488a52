import { describe, expect, it } from 'vitest';
import {
  type Answer,
  asMember,
  jarOf,
  newPerson,
  registerMember,
  seen,
  verifyEmail,
  visitor,
} from '#testing/members.ts';
import { shareTestInstance, type TestInstance } from '#testing/test-instance.ts';

// Nobody can tell whether an address or a name has an account: not from the answer, not from its time.

/** At most as many as the promise speaks of; half of it for what goes the same way by another door. */
const TRIES = 50;
const FEWER = 25;
/** After so many, no more are asked once even the doubt that is left would not make a difference of it. */
const FEWEST = 12;
const WARM_UP = 2;
/** A busy machine may spoil a round. A difference that is there spoils every one. */
const ROUNDS = 3;
const TOLERANCE = 0.15;
const PATIENCE = 240_000;

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const hiding = shareTestInstance({ TRUST_PROXY: '1', HIDE_ACCOUNTS: 'true' });

type Ask = () => Promise<Answer>;
type How = { tries?: number; forgiving?: boolean };
const post = (where: TestInstance, path: string, body: unknown) => visitor(where).call('POST', path, body);
const nobody = () => newPerson();
const PASSWORD = 'not the password';

async function timed(ask: Ask) {
  const started = performance.now();
  const answer = await ask();
  return { answer, milliseconds: performance.now() - started };
}

const quantile = (numbers: readonly number[], part: number) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * part)] ?? 0;
const median = (numbers: readonly number[]) => quantile(numbers, 0.5);

/** Three standard errors of a median, by how far its middle half spreads. */
const doubtOf = (numbers: readonly number[]) =>
  (3 * 1.25 * (quantile(numbers, 0.75) - quantile(numbers, 0.25))) / 1.35 / Math.sqrt(numbers.length);

/** How far two medians are apart, and how far they might be beside that, as parts of the greater one. */
function compare(one: readonly number[], other: readonly number[]) {
  const [a, b] = [median(one), median(other)];
  const whole = Math.max(a, b);
  return { difference: Math.abs(a - b) / whole, doubt: Math.hypot(doubtOf(one), doubtOf(other)) / whole };
}

/** Asks by turns, so that whatever else the machine does meets both alike; answers how far the medians are apart. */
async function compareOnce(where: TestInstance, known: Ask, unknown: Ask, { tries = TRIES, forgiving = true }: How) {
  const times: [number[], number[]] = [[], []];
  let example: unknown;
  for (let n = -WARM_UP; n < tries; n += 1) {
    // At the sixth try of an account the limit would cut the measuring short.
    if (forgiving) await where.kernel.db.pool.query('delete from rate_limits');
    const turn = n % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
    for (const which of turn) {
      const { answer, milliseconds } = await timed(which === 0 ? known : unknown);
      example ??= seen(answer);
      expect(seen(answer)).toEqual(example);
      if (n >= 0) times[which].push(milliseconds);
    }
    const { difference, doubt } = compare(...times);
    if (n + 1 >= FEWEST && difference + doubt <= TOLERANCE) break;
  }
  return compare(...times).difference;
}

async function expectSameTime(where: TestInstance, known: Ask, unknown: Ask, how: How = {}) {
  const differences: number[] = [];
  while (differences.length < ROUNDS && !differences.some((difference) => difference <= TOLERANCE)) {
    differences.push(await compareOnce(where, known, unknown, how));
  }
  expect(Math.min(...differences)).toBeLessThanOrEqual(TOLERANCE);
}

describe('an account and none are answered alike, within the same time,', () => {
  it('when signing in by address', { timeout: PATIENCE }, async () => {
    const { email } = await registerMember(instance);
    const signIn = (address: string) =>
      post(instance, '/api/auth/sign-in/email', { email: address, password: PASSWORD });
    await expectSameTime(
      instance,
      () => signIn(email),
      () => signIn(nobody().email),
    );
  });

  it('when signing in by username', { timeout: PATIENCE }, async () => {
    const member = await registerMember(instance);
    const signIn = (username: string) => post(instance, '/api/auth/sign-in/username', { username, password: PASSWORD });
    await expectSameTime(
      instance,
      () => signIn(member.username),
      () => signIn(nobody().username),
      { tries: FEWER },
    );
  });

  it('when asking for a new password', { timeout: PATIENCE }, async () => {
    const { email } = await registerMember(instance);
    const ask = (address: string) => post(instance, '/api/auth/request-password-reset', { email: address });
    await expectSameTime(
      instance,
      () => ask(email),
      () => ask(nobody().email),
      { forgiving: false },
    );
  });

  it('when asking for a new password by the callable function', { timeout: PATIENCE }, async () => {
    const { email } = await registerMember(instance);
    const ask = (address: string) => post(instance, '/functions/sendPasswordResetEmail', { data: { email: address } });
    await expectSameTime(
      instance,
      () => ask(email),
      () => ask(nobody().email),
      { tries: FEWER, forgiving: false },
    );
  });

  it('when registering, where the setting hides it', { timeout: PATIENCE }, async () => {
    const person = nobody();
    const cookie = jarOf(await register(person));
    asMember(hiding, person, await verifyEmail(hiding, person.email, cookie));
    await expectSameTime(
      hiding,
      () => register({ ...nobody(), email: person.email }),
      () => register(nobody()),
    );
  });

  it('when registering an address that waits to be proven, where the setting hides it', {
    timeout: PATIENCE,
  }, async () => {
    const { email } = nobody();
    await register({ ...nobody(), email });
    await expectSameTime(
      hiding,
      () => register({ ...nobody(), email }),
      () => register(nobody()),
      { tries: FEWER },
    );
  });
});

const register = (person: ReturnType<typeof nobody>) => post(hiding, '/api/auth/sign-up/email', person);
