import { makeApiClient } from '#platform/browser/api-client.ts';
import type { projectsContract } from '#projects/contract.ts';
import routes from '#projects/contract.ts?routes';

/** Client of the projects API. */
export const projectsApi = makeApiClient<typeof projectsContract>({ routes, name: 'projects' });
