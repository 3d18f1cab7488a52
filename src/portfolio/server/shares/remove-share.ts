import { type IdentityCtx, requireMember } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import { deleteShare } from './store.ts';

/** Deletes a link permanently. Its address is never used again. */
export async function removeShare(ctx: IdentityCtx, { shareId }: { shareId: string }) {
  const { uid } = requireMember(ctx.actor);
  const isDeleted = await ctx.db.asMember(uid, async (tx) => {
    ctx.pages.invalidate(tx, uid);
    return deleteShare(tx.sql, uid, shareId);
  });
  if (!isDeleted) throw new AppError('NOT_FOUND');
  return { status: true } as const;
}
