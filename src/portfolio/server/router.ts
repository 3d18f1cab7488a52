import { implement } from '@orpc/server';
import { portfolioContract } from '../contract.ts';
import { discardChanges, publishSite, saveSite, unpublishSite } from './change-site.ts';
import type { PortfolioCtx } from './context.ts';
import { exportSite } from './export/export-site.ts';
import { sharesRouter } from './shares/router.ts';
import { readSite } from './site/read-site.ts';

const os = implement(portfolioContract).$context<PortfolioCtx>();

export const portfolioRouter = os.router({
  site: {
    read: os.site.read.handler(({ context }) => readSite(context)),
    save: os.site.save.handler(({ context, input }) => saveSite(context, input)),
    publish: os.site.publish.handler(({ context }) => publishSite(context)),
    unpublish: os.site.unpublish.handler(({ context }) => unpublishSite(context)),
    discard: os.site.discard.handler(({ context }) => discardChanges(context)),
    export: os.site.export.handler(({ context }) => exportSite(context)),
  },
  shares: sharesRouter,
});
