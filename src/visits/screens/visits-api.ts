import { makeApiClient } from '#platform/api-client.ts';
import type { visitsContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** Client of the visits API. */
export const visitsApi = makeApiClient<typeof visitsContract>({ routes, name: 'visits' });
