import { makeApiClient } from '#platform/browser/api-client.ts';
import type { postsContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** API client of the posts domain. */
export const postsApi = makeApiClient<typeof postsContract>({ routes, name: 'posts' });
