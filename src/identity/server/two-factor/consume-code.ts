import { AppError } from '#platform/errors.ts';
import type { AuthCall } from '../auth.ts';
import { lockTwoFactor, storeLastStep } from './store.ts';
import { stepOfCode } from './totp.ts';

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
