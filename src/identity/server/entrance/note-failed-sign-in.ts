import type { Limit } from '#platform/rate-limits.ts';
import type { IdentityCtx } from '../context.ts';
import { noteSafety } from '../note-deed.ts';
import { findUser } from '../store.ts';

/** What is noted stays for good: whoever guesses on and on does not fill it. */
const NOTED: Limit = { name: 'failed sign-ins noted', tries: 20, seconds: 3600 };

/** Notes a wrong password for the member whose it is not. Nobody waits for it: neither the answer nor its time tells. */
export function noteFailedSignIn(ctx: IdentityCtx, email: string) {
  const noting = async () => {
    await ctx.limits.count(NOTED, email);
    await ctx.db.asSystem(async (tx) => {
      const user = await findUser(tx.sql, { email });
      if (user) noteSafety(ctx, tx, user.id, { action: 'sign-in-failed' });
    });
  };
  noting().catch(() => {});
}
