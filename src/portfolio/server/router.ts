import { implement } from '@orpc/server';
import { command } from '#platform/server/command.ts';
import { portfolioContract } from '../contract.ts';
import { listAudiences } from './audiences/list-audiences.ts';
import { changeSiteAccess, discardChanges, publishSite, saveSite, unpublishSite } from './change-site.ts';
import type { PortfolioCtx } from './context.ts';
import { exportSite } from './export/export-site.ts';
import { readPartTexts, readSiteLanguage, readWorkLanguage, translatePart } from './languages/site-texts.ts';
import { exportSiteTexts, importSiteTexts } from './languages/translator-files.ts';
import { sharesRouter } from './shares/router.ts';
import { readSite } from './site/read-site.ts';

const os = implement(portfolioContract).$context<PortfolioCtx>();

export const portfolioRouter = os.router({
  site: {
    read: os.site.read.handler(command(readSite)),
    save: os.site.save.handler(command(saveSite)),
    publish: os.site.publish.handler(command(publishSite)),
    unpublish: os.site.unpublish.handler(command(unpublishSite)),
    access: os.site.access.handler(command(changeSiteAccess)),
    discard: os.site.discard.handler(command(discardChanges)),
    export: os.site.export.handler(command(exportSite)),
  },
  languages: {
    read: os.languages.read.handler(command(readSiteLanguage)),
    work: os.languages.work.handler(command(readWorkLanguage)),
    texts: os.languages.texts.handler(command(readPartTexts)),
    translate: os.languages.translate.handler(command(translatePart)),
    export: os.languages.export.handler(command(exportSiteTexts)),
    import: os.languages.import.handler(command(importSiteTexts)),
  },
  shares: sharesRouter,
  audiences: { list: os.audiences.list.handler(command(listAudiences)) },
});
