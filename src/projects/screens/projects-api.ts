import { makeApiClient } from '#platform/browser/api-client.ts';
import type { projectsContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** API client of the projects domain. */
export const projectsApi = makeApiClient<typeof projectsContract>({ routes, name: 'projects' });
