import { makeApiClient } from '#platform/browser/api-client.ts';
import type { postsContract } from '../../contract.ts';
import routes from '../../contract.ts?routes';

/** API client of imports of posts. */
export const importApi = makeApiClient<typeof postsContract>({ routes });
