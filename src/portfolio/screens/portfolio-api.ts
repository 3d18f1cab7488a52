import { makeApiClient } from '#platform/api-client.ts';
import type { portfolioContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** The API of this domain, for its screens. */
export const portfolioApi = makeApiClient<typeof portfolioContract>({ routes, name: 'portfolio' });
