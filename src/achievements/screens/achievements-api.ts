import { makeApiClient } from '#platform/api-client.ts';
import type { achievementsContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** The API of this domain, for its screens. */
export const achievementsApi = makeApiClient<typeof achievementsContract>({ routes, name: 'achievements' });
