import { makeApiClient } from '#platform/browser/api-client.ts';
import type { cvContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** API client of the CV domain for its screens, with TanStack Query options. */
export const cvApi = makeApiClient<typeof cvContract>({ routes, name: 'cv' });
