import { requireMember } from '#identity/service.ts';
import type { Share, ShareOptions } from '../../contract.ts';
import type { PortfolioCtx } from '../context.ts';
import { asShare } from './as-share.ts';
import { makeShares } from './make-shares.ts';
import { readOptions } from './options.ts';
import { requireTarget } from './targets.ts';

/**
 * Creates a link to the portfolio, a project or a CV. By default it is active, without a password, and follows its
 * source.
 */
export async function createShare(ctx: PortfolioCtx, { target, ...chosen }: ShareOptions & Pick<Share, 'target'>) {
  const { uid } = requireMember(ctx.actor);
  const kept = await ctx.db.asMember(uid, (tx) => requireTarget(tx, uid, target));
  const options = await readOptions(ctx, chosen, { ownerId: uid, ...kept });
  return ctx.db.asMember(uid, async (tx) => {
    const [made] = await makeShares(tx, { uid, clock: ctx.clock }, [{ label: '', ...options, ...kept }]);
    if (!made) throw new Error('nothing was made');
    ctx.pages.dropWith(tx, uid);
    return asShare(ctx, tx, made);
  });
}
