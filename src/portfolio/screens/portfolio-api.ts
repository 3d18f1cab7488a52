import { makeApiClient } from '#platform/browser/api-client.ts';
import type { portfolioContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** Client of the portfolio API. */
export const portfolioApi = makeApiClient<typeof portfolioContract>({ routes, name: 'portfolio' });
