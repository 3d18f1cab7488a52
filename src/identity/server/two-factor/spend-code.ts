import { AppError } from '#platform/errors.ts';
import type { AuthCall } from '../auth.ts';
import { holdTwoFactor, keepLastStep } from './store.ts';
import { stepOfCode } from './totp.ts';

/** Returns the digits of a code as somebody typed it: apps show them in two groups. */
export const plainCode = (typed: string) => typed.replace(/\s/g, '');

/**
 * Uses up a code that the accounts library has accepted: neither it nor an older one opens anything again. Of two
 * requests with one code the second waits for the first one's transaction, and is refused.
 *
 * @throws AppError if the code, or a newer one, was used before; the transaction, with whatever it opened, is undone.
 */
export async function spendCode({ sql, unseal }: AuthCall, uid: string, code: string) {
  const held = await holdTwoFactor(sql, uid);
  if (!held) throw new AppError('CONFLICT', { text: { word: 'noSecondFactor' } });
  // The library compares with the clock of the machine; so does this.
  const step = stepOfCode(await unseal(held.secret), code, new Date());
  if (step === undefined || step <= held.lastStep) {
    const text = { word: 'codeAlreadyUsed' } as const;
    throw new AppError('BAD_REQUEST', { text, fields: [{ path: 'code', text }] });
  }
  await keepLastStep(sql, uid, step);
}
