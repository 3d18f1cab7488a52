import { type IdentityCtx, requireMember } from '#identity/service.ts';
import type { Share } from '../../contract.ts';
import { asShare } from './as-share.ts';
import { makeShares } from './make-shares.ts';

type Given = { label?: string | undefined; target: Share['target'] };

/** Makes a link, under a name of one's own or none. */
export async function createShare(ctx: IdentityCtx, { label = '' }: Given) {
  const { uid } = requireMember(ctx.actor);
  return ctx.db.asMember(uid, async (tx) => {
    const [made] = await makeShares(tx, { uid, clock: ctx.clock }, [{ label }]);
    if (!made) throw new Error('nothing was made');
    ctx.pages.dropWith(tx, uid);
    return asShare(ctx, tx, made);
  });
}
