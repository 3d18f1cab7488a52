import { makeApiClient } from '#platform/browser/api-client.ts';
import type { filesContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** API client of the files domain. */
export const filesApi = makeApiClient<typeof filesContract>({ routes });
