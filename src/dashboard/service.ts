/** Public interface of the dashboard for the server. */
export { openFactsCache } from './server/facts-cache.ts';
export type { DashboardCtx } from './server/read-dashboard.ts';
export { dashboardRouter } from './server/router.ts';
