import { makeApiClient } from '#platform/api-client.ts';
import type { projectsContract } from '#projects/contract.ts';
import routes from '#projects/contract.ts?routes';

/** The API of projects, for the pages that they have on a site. */
export const projectsApi = makeApiClient<typeof projectsContract>({ routes, name: 'projects' });
