import { makeApiClient } from '#platform/api-client.ts';
import type { dashboardContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** The API of this domain, for its screen. */
export const dashboardApi = makeApiClient<typeof dashboardContract>({ routes, name: 'dashboard' });
