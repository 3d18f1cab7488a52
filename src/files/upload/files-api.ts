import { makeApiClient } from '#platform/api-client.ts';
import type { filesContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** The API of this domain, for screens that show or send pictures. */
export const filesApi = makeApiClient<typeof filesContract>({ routes });
