import { implement } from '@orpc/server';
import { portfolioContract } from '../../contract.ts';
import type { PortfolioCtx } from '../context.ts';
import { changeShare } from './change-share.ts';
import { createShare } from './create-share.ts';
import { getShareQr } from './get-share-qr.ts';
import { listShares } from './list-shares.ts';
import { mailShare } from './mail-share.ts';
import { readShare } from './read-share.ts';
import { removeShare } from './remove-share.ts';

const os = implement(portfolioContract.shares).$context<PortfolioCtx>();

export const sharesRouter = os.router({
  list: os.list.handler(({ context, input }) => listShares(context, input)),
  read: os.read.handler(({ context, input }) => readShare(context, input)),
  create: os.create.handler(({ context, input }) => createShare(context, input)),
  change: os.change.handler(({ context, input }) => changeShare(context, input)),
  remove: os.remove.handler(({ context, input }) => removeShare(context, input)),
  qr: os.qr.handler(({ context, input }) => getShareQr(context, input)),
  mail: os.mail.handler(({ context, input }) => mailShare(context, input)),
});
