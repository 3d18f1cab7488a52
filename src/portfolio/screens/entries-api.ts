import type { entriesContract } from '#cv/contract.ts';
import routes from '#cv/contract.ts?routes=entriesContract';
import { makeApiClient } from '#platform/browser/api-client.ts';

/** Client of the API of the member's work. */
export const entriesApi = makeApiClient<typeof entriesContract>({ routes, name: 'entries' });
