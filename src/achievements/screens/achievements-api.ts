import { makeApiClient } from '#platform/browser/api-client.ts';
import type { achievementsContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** API client of the achievements domain. */
export const achievementsApi = makeApiClient<typeof achievementsContract>({ routes, name: 'achievements' });
