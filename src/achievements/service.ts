/** Door of the achievements domain for the server. */
export { achievementKind } from './server/achievement-kind.ts';
export { achievementsRouter } from './server/router.ts';
