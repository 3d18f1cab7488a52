import type { cvContract } from '#cv/contract.ts';
import routes from '#cv/contract.ts?routes';
import { makeApiClient } from '#platform/browser/api-client.ts';

/** Client of the CV API, for choosing the CV that a site shows. */
export const cvsApi = makeApiClient<typeof cvContract>({ routes, name: 'cv' });
