import { makeApiClient } from '#platform/api-client.ts';
import type { projectsContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** The API of this domain, for its screens. */
export const projectsApi = makeApiClient<typeof projectsContract>({ routes, name: 'projects' });
