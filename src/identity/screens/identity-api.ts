import { makeApiClient } from '#platform/api-client.ts';
import type { identityContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** The API of this domain, for its screens. */
export const identityApi = makeApiClient<typeof identityContract>({ routes });
