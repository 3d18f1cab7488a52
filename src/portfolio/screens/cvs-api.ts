import type { cvContract } from '#cv/contract.ts';
import routes from '#cv/contract.ts?routes';
import { makeApiClient } from '#platform/api-client.ts';

/** The API of CVs, for the one that a site shows. */
export const cvsApi = makeApiClient<typeof cvContract>({ routes, name: 'cv' });
