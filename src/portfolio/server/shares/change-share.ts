import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Share, ShareOptions } from '../../contract.ts';
import type { PortfolioCtx } from '../context.ts';
import { asShare } from './as-share.ts';
import { readOptions } from './options.ts';
import { findOwnShare, updateShare } from './store.ts';

type Change = ShareOptions & { shareId: string; state?: Share['state'] | undefined };

/** Updates the options or state of a link. Omitted options keep their values. */
export async function changeShare(ctx: PortfolioCtx, { shareId, state, ...chosen }: Change) {
  const { uid } = requireMember(ctx.actor);
  const before = await ctx.db.asMember(uid, ({ sql }) => findOwnShare(sql, uid, shareId));
  if (!before) throw new AppError('NOT_FOUND');
  const change = { ...(await readOptions(ctx, chosen, before)), ...(state && { state }) };
  return ctx.db.asMember(uid, async (tx) => {
    if (Object.keys(change).length === 0) return asShare(ctx, tx, before);
    const changed = await updateShare(tx.sql, uid, shareId, change);
    if (!changed) throw new AppError('NOT_FOUND');
    ctx.pages.dropWith(tx, uid);
    return asShare(ctx, tx, changed);
  });
}
