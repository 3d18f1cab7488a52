import { type IdentityCtx, requireMember } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import { findOwnShare } from './store.ts';
import { toShare } from './to-share.ts';

/** Returns one of the member's own links. */
export async function readShare(ctx: IdentityCtx, { shareId }: { shareId: string }) {
  const { uid } = requireMember(ctx.actor);
  return ctx.db.asMember(uid, async (tx) => {
    const share = await findOwnShare(tx.sql, uid, shareId);
    if (!share) throw new AppError('NOT_FOUND');
    return toShare(ctx, tx, share);
  });
}
