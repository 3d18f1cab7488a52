import type { Limit } from '#platform/rate-limits.ts';
import type { IdentityCtx } from '../context.ts';
import { knownDevice } from './known-device.ts';

/** Wrong passwords for one account: from a browser that it knows, or from all others together. */
const WRONG_PASSWORDS: Limit = { name: 'sign-in account', tries: 5, seconds: 60 };
/** Wrong passwords from one address, for whatever accounts. */
const WRONG_PASSWORDS_FROM: Limit = { name: 'sign-in address', tries: 5, seconds: 60 };
/** How often the wrong passwords of an account ran out within a day: each time, the wait doubles. */
const WAITS: Limit = { name: 'sign-in waits', tries: 1_000_000, seconds: 24 * 60 * 60 };
const FIRST_WAIT_SECONDS = { stranger: 60, knownDevice: 10 };
const LONGEST_WAIT_SECONDS = { stranger: 60 * 60, knownDevice: 15 * 60 };

/**
 * Counts an attempt to sign in before it is made, so that many at once don't slip through; whether it was a wrong
 * password is said afterwards. Nothing here depends on whether the account exists.
 *
 * @throws AppError if one has to wait, for how long.
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
    /** The attempt failed for a reason that has nothing to do with the password. */
    undo: () => limits.refund(WRONG_PASSWORDS, key),
  };
}

/** Ends the waits of an account whose owner has proven themselves otherwise, such as by a mailed link. */
export async function forgiveWrongPasswords({ limits, exchange }: IdentityCtx, email: string) {
  await limits.forgive(WRONG_PASSWORDS, email);
  await limits.forgive(WAITS, email);
  await limits.forgive(WRONG_PASSWORDS_FROM, exchange.visit.address);
}
