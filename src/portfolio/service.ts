/** Public interface of the portfolio domain for the server: members' sites and the links to them. */

export { readSiteFacePath, sendSiteFace } from './server/faces/send-site-face.ts';
export { gatherShowcase, showcaseAt } from './server/glance/showcase.ts';
export { portfolioMails } from './server/mails.ts';
export { portfolioRouter } from './server/router.ts';
export { noteOpened } from './server/shares/first-open.ts';
export { imagesOfPins } from './server/shares/pin.ts';
export { shareOwner } from './server/shares/share-owner.ts';
export { isContactPath, isSharedSite, isSiteFile, makeSites } from './server/site/make-sites.ts';
export { type PageAt, type PageTarget, pageAt } from './server/site/page-at.ts';
export { sitePart } from './server/site-part.ts';
export { countLinks, countSites } from './server/totals/store.ts';
