/** Public interface of the dashboard for the server. */
export { openKnownFacts } from './server/known-facts.ts';
export type { DashboardCtx } from './server/read-dashboard.ts';
export { dashboardRouter } from './server/router.ts';
