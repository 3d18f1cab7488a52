/** Public interface of the portfolio domain for the server: members' sites and the links to them. */

export { STYLE_IDS, type StyleId } from './model/styles/style-shape.ts';
export { closeUnreachableSites } from './server/close-unreachable-sites.ts';
export { makeExampleHandler } from './server/examples/example-handler.ts';
export { EXAMPLES_PATH, readExamplePath } from './server/examples/example-path.ts';
export { openExamples } from './server/examples/example-store.ts';
export { type ExampleSummary, listExamples } from './server/examples/list-examples.ts';
export { findPublicPage, type PageTarget, type PublicPage } from './server/find-public-page.ts';
export { readSiteFontPath, sendSiteFont } from './server/fonts/send-site-font.ts';
export { portfolioMails } from './server/mails.ts';
export { loadPortfolioOverview, portfolioOverviewAt } from './server/overview/portfolio-overview.ts';
export { portfolioMemberData } from './server/portfolio-member-data.ts';
export { portfolioRouter } from './server/router.ts';
export { pinnedImagesInUse } from './server/shares/capture-pin.ts';
export { findShareOwner } from './server/shares/find-share-owner.ts';
export { recordFirstOpenings } from './server/shares/record-first-openings.ts';
export { hasLiveLinksToCv, linksToRecords } from './server/shares/store.ts';
export { siteImagesInUse } from './server/site/store.ts';
export { isContactPath, isSharedSite, isSiteFile, makeSiteHandlers } from './server/site-handlers.ts';
export { countLinks, countSites } from './server/totals/store.ts';
