import type { IdentityCtx } from '../context.ts';
import { whence } from '../note-deed.ts';
import { noteFailure } from '../store.ts';

/**
 * Records a wrong password for the member with this address. Not awaited, and the same statement runs if there is no
 * such member, so that neither the response nor its time reveals it.
 */
export function noteFailedSignIn({ db, exchange, log }: IdentityCtx, email: string) {
  const noting = db.readAsSystem('note a failure of somebody not signed in', ({ sql }) =>
    noteFailure(sql, email, whence(exchange)),
  );
  noting.catch((error: unknown) => log.warn({ err: error }, 'could not record a failed sign-in'));
}
