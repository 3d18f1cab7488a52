import { implement } from '@orpc/server';
import { type IdentityCtx, requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { command } from '#platform/server/command.ts';
import { portfolioContract } from '../../contract.ts';
import type { PortfolioCtx } from '../context.ts';
import { changeShare } from './change-share.ts';
import { createShare } from './create-share.ts';
import { getShareQr } from './get-share-qr.ts';
import { listShares } from './list-shares.ts';
import { mailShare } from './mail-share.ts';
import { deleteShare, findOwnShare } from './store.ts';
import { toShare } from './to-share.ts';

const os = implement(portfolioContract.shares).$context<PortfolioCtx>();

export const sharesRouter = os.router({
  list: os.list.handler(command(listShares)),
  read: os.read.handler(command(readShare)),
  create: os.create.handler(command(createShare)),
  change: os.change.handler(command(changeShare)),
  remove: os.remove.handler(command(removeShare)),
  qr: os.qr.handler(command(getShareQr)),
  mail: os.mail.handler(command(mailShare)),
});

/** Returns one of the member's own links. */
async function readShare(ctx: IdentityCtx, { shareId }: { shareId: string }) {
  const { uid } = requireMember(ctx.actor);
  return ctx.db.asMember(uid, async (tx) => {
    const share = await findOwnShare(tx.sql, uid, shareId);
    if (!share) throw new AppError('NOT_FOUND');
    return toShare(ctx, tx, share);
  });
}

/** Deletes a link permanently. Its address is never used again. */
async function removeShare(ctx: IdentityCtx, { shareId }: { shareId: string }) {
  const { uid } = requireMember(ctx.actor);
  const isDeleted = await ctx.db.asMember(uid, async (tx) => {
    ctx.pages.invalidate(tx, uid);
    return deleteShare(tx.sql, uid, shareId);
  });
  if (!isDeleted) throw new AppError('NOT_FOUND');
  return { status: true } as const;
}
