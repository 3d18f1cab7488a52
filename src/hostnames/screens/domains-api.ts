import { makeApiClient } from '#platform/api-client.ts';
import type { hostnamesContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** The API client for the screens of custom domains. */
export const domainsApi = makeApiClient<typeof hostnamesContract>({ routes, name: 'domains' });
