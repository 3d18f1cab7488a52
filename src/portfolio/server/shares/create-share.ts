import { requireMember } from '#identity/service.ts';
import type { ShareOptions } from '../../contract.ts';
import type { ShareTarget } from '../../model/share-target.ts';
import type { PortfolioCtx } from '../context.ts';
import { makeShares } from './make-shares.ts';
import { readOptions } from './options.ts';
import { publishLinkedCvs } from './publish-linked-cvs.ts';
import { requireWord, unlessWordTaken } from './require-word.ts';
import { requireTarget } from './targets.ts';
import { toShare } from './to-share.ts';

/**
 * Creates a link to the portfolio, a project, a CV, a letter or a bundle of them. By default it is active, without a password, and follows its
 * source.
 */
export async function createShare(ctx: PortfolioCtx, { target, ...chosen }: ShareOptions & { target: ShareTarget }) {
  const { uid } = requireMember(ctx.actor);
  const targetColumns = await ctx.db.asMember(uid, async (tx) => {
    const columns = await requireTarget(tx, uid, target);
    await publishLinkedCvs(ctx, tx, { ownerId: uid, ...columns });
    return columns;
  });
  await requireWord(ctx, chosen, { ownerId: uid, ...targetColumns });
  const options = await readOptions(ctx, chosen, { ownerId: uid, ...targetColumns });
  const storing = ctx.db.asMember(uid, async (tx) => {
    const [share] = await makeShares(tx, { uid, clock: ctx.clock }, [{ label: '', ...options, ...targetColumns }]);
    if (!share) throw new Error('no link was created');
    ctx.pages.invalidate(tx, uid);
    return toShare(ctx, tx, share);
  });
  return unlessWordTaken(storing);
}
