import { createHmac } from 'node:crypto';
import { AppError } from '#platform/pure/errors.ts';
import type { AuthCall } from '../auth.ts';
import { lockTwoFactor, storeLastStep } from './store.ts';

/** Returns a typed code without spaces, because apps show codes in two groups. */
export const normalizeCode = (input: string) => input.replace(/\s/g, '');

/**
 * Marks a code that the accounts library has accepted as used: neither it nor an older one is accepted again. Of two
 * concurrent requests with one code, the second waits for the transaction of the first and is refused.
 *
 * @throws AppError if the code or a newer one was used before; the transaction is rolled back with everything in it.
 */
export async function consumeCode({ sql, decrypt: unseal }: AuthCall, uid: string, code: string) {
  const twoFactor = await lockTwoFactor(sql, uid);
  if (!twoFactor) throw new AppError('CONFLICT', { text: { word: 'noSecondFactor' } });
  // Uses the system clock, as the library does.
  const step = stepOfCode(await unseal(twoFactor.secret), code, new Date());
  if (step === undefined || step <= twoFactor.lastStep) {
    const text = { word: 'codeAlreadyUsed' } as const;
    throw new AppError('BAD_REQUEST', { text, fields: [{ path: 'code', text }] });
  }
  await storeLastStep(sql, uid, step);
}

const DIGITS = 6;
const STEP_MS = 30_000;
/** The number of time steps that a phone's clock may be off; equal to that of the accounts library. */
const WINDOW = 1;

/** Returns the one-time password of a counter (RFC 4226) for a secret of an authenticator app. */
function oneTimePassword(secret: string, counter: number) {
  const message = Buffer.alloc(8);
  message.writeBigUInt64BE(BigInt(counter));
  const hash = createHmac('sha1', secret).update(message).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const number = (hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** Returns the newest time step (RFC 6238) that yields this code at this time; undefined if none does. */
function stepOfCode(secret: string, code: string, at: Date) {
  const current = Math.floor(at.getTime() / STEP_MS);
  for (let step = current + WINDOW; step >= current - WINDOW; step -= 1) {
    if (oneTimePassword(secret, step) === code) return step;
  }
  return undefined;
}
