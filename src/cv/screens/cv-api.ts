import { makeApiClient } from '#platform/api-client.ts';
import type { cvContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** The API of this domain, for its screens. */
export const cvApi = makeApiClient<typeof cvContract>({ routes, name: 'cv' });
