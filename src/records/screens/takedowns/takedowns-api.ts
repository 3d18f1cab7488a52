import { makeApiClient } from '#platform/api-client.ts';
import type { takedownsContract } from '../../contract-takedowns.ts';
import routes from '../../contract-takedowns.ts?routes';

export const takedownsApi = makeApiClient<typeof takedownsContract>({ routes, name: 'takedowns' });
