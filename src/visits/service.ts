/** Public interface of the visits domain for the server. */

export { visitsRouter } from './server/router.ts';
export { countVisits } from './server/totals/store.ts';
export { openVisitCounter, type VisitCounter, type VisitedPage } from './server/visit-counter.ts';
export { visitsExport } from './server/visits-export.ts';
export { countsOf, visitsOf } from './server/visits-of.ts';
