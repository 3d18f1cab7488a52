/** Public interface of the achievements domain for the server. */
export { achievementExchange } from './server/achievement-exchange.ts';
export { achievementKind } from './server/achievement-kind.ts';
export { expiringAchievements } from './server/expiring-achievements.ts';
export { achievementsRouter } from './server/router.ts';
