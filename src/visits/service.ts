/** Public interface of the visits domain for the server. */

export { openVisits, type Visited, type Visits } from './server/open-visits.ts';
export { visitsRouter } from './server/router.ts';
export { countVisits } from './server/totals/store.ts';
export { countsOf, visitsOf } from './server/visits-of.ts';
export { visitsPart } from './server/visits-part.ts';
