/** Public interface of the visits domain for the server. */

export { visitsRouter } from './server/router.ts';
export { countVisits } from './server/totals/store.ts';
export { openVisitCounter, type VisitCounter, type VisitedPage } from './server/visit-counter.ts';
export { visitsMemberData } from './server/visits-member-data.ts';
export { countsOf, visitsOf } from './server/visits-of.ts';
