import type { Limit } from '#platform/rate-limits.ts';
import type { IdentityCtx } from '../context.ts';
import { knownDevice } from './known-device.ts';

/** Limits wrong passwords for an account: per known browser, and for all other browsers together. */
const WRONG_PASSWORDS: Limit = { name: 'sign-in account', tries: 5, seconds: 60 };
/** Limits wrong passwords from one IP address by unknown browsers, for all accounts together. */
const WRONG_PASSWORDS_FROM: Limit = { name: 'sign-in address', tries: 5, seconds: 60 };
/** Counts how often an account was blocked within a day: the waiting time doubles each time. */
const WAITS: Limit = { name: 'sign-in waits', tries: 1_000_000, seconds: 24 * 60 * 60 };
const FIRST_WAIT_SECONDS = { stranger: 60, knownDevice: 10 };
const LONGEST_WAIT_SECONDS = { stranger: 60 * 60, knownDevice: 15 * 60 };

/**
 * Counts a sign-in attempt before it is made, so that parallel attempts can't exceed the limit; the result is reported
 * afterwards. Nothing here depends on whether the account exists.
 *
 * @throws AppError if the client must wait, with the number of seconds.
 */
export async function countSignIn(ctx: IdentityCtx, email: string) {
  const { limits } = ctx;
  const { address } = ctx.exchange.visit;
  const device = knownDevice(ctx, email);
  const who = device === undefined ? 'stranger' : 'knownDevice';
  const key = device === undefined ? email : `${email} on ${device}`;
  if (who === 'stranger') await limits.check(WRONG_PASSWORDS_FROM, address);
  const used = await limits.count(WRONG_PASSWORDS, key);
  return {
    wrong: async () => {
      if (who === 'stranger') await limits.tryCount(WRONG_PASSWORDS_FROM, address);
      if (used < WRONG_PASSWORDS.tries) return;
      const waits = await limits.count(WAITS, key);
      const seconds = Math.min(FIRST_WAIT_SECONDS[who] * 2 ** (waits - 1), LONGEST_WAIT_SECONDS[who]);
      await limits.block(WRONG_PASSWORDS, key, seconds);
    },
    right: async () => {
      await limits.refund(WRONG_PASSWORDS, key);
      await limits.forgive(WAITS, key);
    },
    /** Takes the attempt back, for failures unrelated to the password. */
    undo: () => limits.refund(WRONG_PASSWORDS, key),
  };
}

/** Removes the blocks of an account whose owner has confirmed their identity otherwise, such as by a mailed link. */
export async function forgiveWrongPasswords({ limits, exchange }: IdentityCtx, email: string) {
  await limits.forgive(WRONG_PASSWORDS, email);
  await limits.forgive(WAITS, email);
  await limits.forgive(WRONG_PASSWORDS_FROM, exchange.visit.address);
}
