import { requireMember } from '#identity/service.ts';
import { AppError, invalidFields } from '#platform/pure/errors.ts';
import type { Share, ShareOptions } from '../../contract.ts';
import type { ShareItem } from '../../model/share-target.ts';
import type { PortfolioCtx } from '../context.ts';
import { readOptions } from './options.ts';
import { publishLinkedCvs } from './publish-linked-cvs.ts';
import { requireWord, unlessWordTaken } from './require-word.ts';
import { findOwnShare, type StoredShare, updateShare } from './store.ts';
import { requireItems } from './targets.ts';
import { toShare } from './to-share.ts';

type ChangeShareInput = ShareOptions & {
  shareId: string;
  state?: Share['state'] | undefined;
  items?: ShareItem[] | undefined;
};

/** Updates the options or state of a link. Omitted options keep their values. */
export async function changeShare(ctx: PortfolioCtx, { shareId, state, items, ...chosen }: ChangeShareInput) {
  const { uid } = requireMember(ctx.actor);
  const current = await ctx.db.asMember(uid, ({ sql }) => findOwnShare(sql, uid, shareId));
  if (!current) throw new AppError('NOT_FOUND');
  await requireWord(ctx, chosen, current);
  const target = items === undefined ? current : { ...current, items: await checkedItems(ctx, uid, current, items) };
  const isOpening =
    state === 'active' || chosen.expiresAt !== undefined || chosen.pinned !== undefined || items !== undefined;
  // Before its copy is pinned, and while the link itself doesn't count as showing the CV.
  if (isOpening) await ctx.db.asMember(uid, (tx) => publishLinkedCvs(ctx, tx, target));
  const update = {
    ...(await readOptions(ctx, { ...chosen, ...(items && { items: target.items ?? [] }) }, current)),
    ...(state && { state }),
  };
  const storing = ctx.db.asMember(uid, async (tx) => {
    if (Object.keys(update).length === 0) return toShare(ctx, tx, current);
    const updatedShare = await updateShare(tx.sql, uid, shareId, update);
    if (!updatedShare) throw new AppError('NOT_FOUND');
    ctx.pages.invalidate(tx, uid);
    return toShare(ctx, tx, updatedShare);
  });
  return unlessWordTaken(storing);
}

function checkedItems(ctx: PortfolioCtx, uid: string, { targetKind }: StoredShare, items: readonly ShareItem[]) {
  if (targetKind !== 'bundle') throw invalidFields([{ path: 'items', text: { word: 'unknownField' } }]);
  return ctx.db.asMember(uid, (tx) => requireItems(tx, uid, items));
}
