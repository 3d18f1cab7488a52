import { describe, expect, it } from 'vitest';
import {
  comparableResponse,
  cookieHeaderOf,
  newPerson,
  registerMember,
  type TestResponse,
  toMember,
  verifyEmail,
  visitor,
} from '#testing/members.ts';
import { shareTestInstance, type TestInstance } from '#testing/test-instance.ts';
import { watchWork } from '#testing/watch-work.ts';

// Neither the response nor its time may reveal whether an address or a username has an account, since the same work is
// done for both. `npm run bench -- enumeration` measures the time.

const PASSWORD = 'not the password';
const ROUNDS = 2;

const workOf = watchWork();
// Without job workers, whose statements would be counted as statements of a request.
const instance = shareTestInstance({ TRUST_PROXY: '1', ROLE: 'web' });
const hiding = shareTestInstance({ TRUST_PROXY: '1', ROLE: 'web', HIDE_ACCOUNTS: 'true' });

const post = (target: TestInstance, path: string, body: unknown) => visitor(target).call('POST', path, body);
const unknownPerson = () => newPerson();
const register = (person: ReturnType<typeof unknownPerson>) => post(hiding, '/api/auth/sign-up/email', person);

/** Returns the kind of an SQL statement, and its table. */
const kindOf = (statement: string) =>
  (/^\s*(\w+)(?:.*?\b(?:from|into) "(\w+)")?/s.exec(statement) ?? []).slice(1).filter(Boolean).join(' ');

/** Returns the elements of one list that the other doesn't have, counting duplicates. */
function extraStatements(list: readonly string[], other: readonly string[]) {
  const rest = [...other];
  return list.filter((one) => {
    const at = rest.indexOf(one);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/**
 * Returns the statements that ran before the response. A failed attempt is recorded after it, by one statement that is
 * the same with and without an account.
 */
const statementsOf = ({ statements }: { statements: string[] }) =>
  statements.filter((text) => !/\binto "audit_events"/.test(text));

type SameResponseCase = {
  /** The number of password hashes, which take nearly all of the time. */
  hashings: number;
  /** Statements that run only if the account exists: lookups of single rows by key, whose time is negligible. */
  extra?: string[];
};

async function expectSame(
  known: () => Promise<TestResponse>,
  unknown: () => Promise<TestResponse>,
  { hashings, extra = [] }: SameResponseCase,
) {
  // Reads that happen only once, such as the options of a job queue, are not a difference.
  await unknown();
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await workOf(known), await workOf(unknown)];
    expect(comparableResponse(one.answer)).toEqual(comparableResponse(other.answer));
    expect([one.work.hashings, other.work.hashings]).toEqual([hashings, hashings]);
    const [ofOne, ofOther] = [statementsOf(one.work), statementsOf(other.work)];
    expect(extraStatements(ofOther, ofOne).map(kindOf)).toEqual([]);
    expect(extraStatements(ofOne, ofOther).map(kindOf)).toEqual(extra);
    expect(ofOther.length).toBeGreaterThan(0);
  }
}

describe('requests for known and unknown accounts get the same response after the same work', () => {
  it('when signing in by address', async () => {
    const { email } = await registerMember(instance);
    const signIn = (address: string) =>
      post(instance, '/api/auth/sign-in/email', { email: address, password: PASSWORD });
    await expectSame(
      () => signIn(email),
      () => signIn(unknownPerson().email),
      { hashings: 1, extra: ['select credentials'] },
    );
  });

  it('when signing in by username', async () => {
    const member = await registerMember(instance);
    const signIn = (username: string) => post(instance, '/api/auth/sign-in/username', { username, password: PASSWORD });
    await expectSame(
      () => signIn(member.username),
      () => signIn(unknownPerson().username),
      { hashings: 1, extra: ['select credentials'] },
    );
  });

  it('when requesting a password reset', async () => {
    const { email } = await registerMember(instance);
    const requestReset = (address: string) => post(instance, '/api/auth/request-password-reset', { email: address });
    await expectSame(
      () => requestReset(email),
      () => requestReset(unknownPerson().email),
      { hashings: 0 },
    );
  });

  it('when requesting a password reset by the callable function', async () => {
    const { email } = await registerMember(instance);
    const requestReset = (address: string) =>
      post(instance, '/functions/sendPasswordResetEmail', { data: { email: address } });
    await expectSame(
      () => requestReset(email),
      () => requestReset(unknownPerson().email),
      { hashings: 0 },
    );
  });

  it('when signing up with hidden accounts', async () => {
    const person = unknownPerson();
    const cookie = cookieHeaderOf(await register(person));
    toMember(hiding, person, await verifyEmail(hiding, person.email, cookie));
    await expectSame(
      () => register({ ...unknownPerson(), email: person.email }),
      () => register(unknownPerson()),
      { hashings: 1, extra: ['savepoint', 'rollback'] },
    );
  });

  it('when signing up with an unverified address and hidden accounts', async () => {
    const { email } = unknownPerson();
    await register({ ...unknownPerson(), email });
    await expectSame(
      () => register({ ...unknownPerson(), email }),
      () => register(unknownPerson()),
      {
        hashings: 1,
        extra: ['select verifications', 'delete verifications', 'delete verifications', 'delete users'],
      },
    );
  });
});
