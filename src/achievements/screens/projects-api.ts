import { makeApiClient } from '#platform/browser/api-client.ts';
import type { projectsContract } from '#projects/contract.ts';
import routes from '#projects/contract.ts?routes';

/** API client of the projects domain, for the project picker and link. */
export const projectsApi = makeApiClient<typeof projectsContract>({ routes, name: 'projects' });
