import { makeApiClient } from '#platform/api-client.ts';
import type { visitsContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** The API of this domain, for its screens. */
export const visitsApi = makeApiClient<typeof visitsContract>({ routes, name: 'visits' });
