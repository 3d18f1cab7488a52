import type { RateLimit } from '#platform/server/rate-limits.ts';
import type { IdentityCtx } from '../context.ts';
import { findKnownDevice } from './known-device.ts';

/** Limits wrong passwords for an account: per known browser, and for all other browsers together. */
const WRONG_PASSWORDS: RateLimit = { name: 'sign-in account', tries: 5, seconds: 60 };
/** Limits wrong passwords from one IP address by unknown browsers, for all accounts together. */
const WRONG_PASSWORDS_PER_ADDRESS: RateLimit = { name: 'sign-in address', tries: 5, seconds: 60 };
/** Counts how often an account was blocked within a day: the waiting time doubles each time. */
const BLOCKS_PER_DAY: RateLimit = { name: 'sign-in waits', tries: 1_000_000, seconds: 24 * 60 * 60 };
const FIRST_WAIT_SECONDS = { stranger: 60, knownDevice: 10 };
const MAX_WAIT_SECONDS = { stranger: 60 * 60, knownDevice: 15 * 60 };

/**
 * Counts a sign-in attempt before it is made, so that parallel attempts can't exceed the limit; the result is reported
 * afterwards. Nothing here depends on whether the account exists.
 *
 * @throws AppError if the client must wait, with the number of seconds.
 */
export async function countSignIn(ctx: IdentityCtx, email: string) {
  const { limits } = ctx;
  const { address } = ctx.exchange.visit;
  const device = findKnownDevice(ctx, email);
  const clientKind = device === undefined ? 'stranger' : 'knownDevice';
  const key = device === undefined ? email : `${email} on ${device}`;
  if (clientKind === 'stranger') await limits.check(WRONG_PASSWORDS_PER_ADDRESS, address);
  const attempts = await limits.count(WRONG_PASSWORDS, key);
  return {
    recordFailure: async () => {
      if (clientKind === 'stranger') await limits.tryCount(WRONG_PASSWORDS_PER_ADDRESS, address);
      if (attempts < WRONG_PASSWORDS.tries) return;
      const blocks = await limits.count(BLOCKS_PER_DAY, key);
      const seconds = Math.min(FIRST_WAIT_SECONDS[clientKind] * 2 ** (blocks - 1), MAX_WAIT_SECONDS[clientKind]);
      await limits.block(WRONG_PASSWORDS, key, seconds);
    },
    recordSuccess: async () => {
      await limits.refund(WRONG_PASSWORDS, key);
      await limits.reset(BLOCKS_PER_DAY, key);
    },
    /** Takes the attempt back, for failures unrelated to the password. */
    undo: () => limits.refund(WRONG_PASSWORDS, key),
  };
}

/** Removes the blocks of an account whose owner has confirmed their identity otherwise, such as by a mailed link. */
export async function resetWrongPasswords({ limits, exchange }: IdentityCtx, email: string) {
  await limits.reset(WRONG_PASSWORDS, email);
  await limits.reset(BLOCKS_PER_DAY, email);
  await limits.reset(WRONG_PASSWORDS_PER_ADDRESS, exchange.visit.address);
}
