import { type IdentityCtx, requireMember } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Share } from '../../contract.ts';
import { asShare } from './as-share.ts';
import { findOwnShare, updateShare } from './store.ts';

type Change = { shareId: string; label?: string | undefined; state?: Share['state'] | undefined };

/** Names a link anew, revokes it or has it lead there again. What is not named stays as it is. */
export async function changeShare(ctx: IdentityCtx, { shareId, label, state }: Change) {
  const { uid } = requireMember(ctx.actor);
  return ctx.db.asMember(uid, async (tx) => {
    const before = await findOwnShare(tx.sql, uid, shareId);
    if (!before) throw new AppError('NOT_FOUND');
    const change = { label: label ?? before.label, revoked: state ? state === 'revoked' : before.revoked };
    if (change.label === before.label && change.revoked === before.revoked) return asShare(ctx, tx, before);
    const changed = await updateShare(tx.sql, uid, shareId, change);
    if (!changed) throw new AppError('NOT_FOUND');
    ctx.pages.dropWith(tx, uid);
    return asShare(ctx, tx, changed);
  });
}
