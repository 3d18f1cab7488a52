import { makeApiClient } from '#platform/api-client.ts';
import type { projectsContract } from '#projects/contract.ts';
import routes from '#projects/contract.ts?routes';

/** The API of projects, for what belongs to one. */
export const projectsApi = makeApiClient<typeof projectsContract>({ routes, name: 'projects' });
