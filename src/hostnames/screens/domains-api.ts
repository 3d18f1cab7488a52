import { makeApiClient } from '#platform/api-client.ts';
import type { hostnamesContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** The API of this domain, for its screens. */
export const domainsApi = makeApiClient<typeof hostnamesContract>({ routes, name: 'domains' });
