import { requireMember } from '#identity/service.ts';
import type { Share, ShareOptions } from '../../contract.ts';
import type { PortfolioCtx } from '../context.ts';
import { makeShares } from './make-shares.ts';
import { readOptions } from './options.ts';
import { publishLinkedCv } from './publish-linked-cv.ts';
import { requireWord, unlessWordTaken } from './require-word.ts';
import { requireTarget } from './targets.ts';
import { toShare } from './to-share.ts';

/**
 * Creates a link to the portfolio, a project or a CV. By default it is active, without a password, and follows its
 * source.
 */
export async function createShare(ctx: PortfolioCtx, { target, ...chosen }: ShareOptions & Pick<Share, 'target'>) {
  const { uid } = requireMember(ctx.actor);
  const targetColumns = await ctx.db.asMember(uid, async (tx) => {
    const columns = await requireTarget(tx, uid, target);
    await publishLinkedCv(ctx, tx, { ownerId: uid, ...columns });
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
