import { makeApiClient } from '#platform/browser/api-client.ts';
import type { identityContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** The API client of the identity domain, with query support. */
export const identityApi = makeApiClient<typeof identityContract>({ routes });
