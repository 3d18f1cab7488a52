import type { IdentityCtx } from '../context.ts';
import { whence } from '../note-deed.ts';
import { noteFailure } from '../store.ts';

/**
 * Notes a wrong password for the member whose it is not. Nobody waits for it, and the database is asked the same whether
 * or not there is such a member: neither the answer nor its time tells.
 */
export function noteFailedSignIn({ db, exchange, log }: IdentityCtx, email: string) {
  const noting = db.readAsSystem('note a failure of somebody not signed in', ({ sql }) =>
    noteFailure(sql, email, whence(exchange)),
  );
  noting.catch((error: unknown) => log.warn({ err: error }, 'a failed sign-in was not noted'));
}
