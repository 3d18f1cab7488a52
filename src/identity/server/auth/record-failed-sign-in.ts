import type { IdentityCtx } from '../context.ts';
import { originOf } from '../record-event.ts';
import { recordFailedAttempt } from '../store.ts';

/**
 * Records a wrong password for the member with this address. Not awaited, and the same statement runs if there is no
 * such member, so that neither the response nor its time reveals it.
 */
export function recordFailedSignIn({ db, exchange, log }: IdentityCtx, email: string) {
  const recording = db.readAsSystem('record a failed sign-in of a visitor', ({ sql }) =>
    recordFailedAttempt(sql, email, originOf(exchange)),
  );
  recording.catch((error: unknown) => log.warn({ err: error }, 'could not record a failed sign-in'));
}
