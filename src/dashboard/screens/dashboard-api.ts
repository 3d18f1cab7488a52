import { makeApiClient } from '#platform/api-client.ts';
import type { dashboardContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** API client of the dashboard. */
export const dashboardApi = makeApiClient<typeof dashboardContract>({ routes, name: 'dashboard' });
