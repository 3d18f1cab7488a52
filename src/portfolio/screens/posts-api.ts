import { makeApiClient } from '#platform/browser/api-client.ts';
import type { postsContract } from '#posts/contract.ts';
import routes from '#posts/contract.ts?routes';

/** Client of the posts API. */
export const postsApi = makeApiClient<typeof postsContract>({ routes, name: 'posts' });
