import { implement } from '@orpc/server';
import type { IdentityCtx } from '#identity/service.ts';
import { portfolioContract } from '../../contract.ts';
import { changeShare } from './change-share.ts';
import { createShare } from './create-share.ts';
import { listShares } from './list-shares.ts';
import { removeShare } from './remove-share.ts';

const os = implement(portfolioContract.shares).$context<IdentityCtx>();

export const sharesRouter = os.router({
  list: os.list.handler(({ context, input }) => listShares(context, input)),
  create: os.create.handler(({ context, input }) => createShare(context, input)),
  change: os.change.handler(({ context, input }) => changeShare(context, input)),
  remove: os.remove.handler(({ context, input }) => removeShare(context, input)),
});
