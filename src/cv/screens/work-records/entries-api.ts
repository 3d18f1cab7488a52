import { makeApiClient } from '#platform/browser/api-client.ts';
import type { entriesContract } from '../../contract.ts';
import routes from '../../contract.ts?routes=entriesContract';

/** API client of the entries of a member's work, with TanStack Query options. */
export const entriesApi = makeApiClient<typeof entriesContract>({ routes, name: 'entries' });
