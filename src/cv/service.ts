/** Door of the CV domain for the server. */
export { portableCvs } from './server/portable-cvs.ts';
export { cvRouter } from './server/router.ts';
