import { makeApiCalls } from '#platform/api-calls.ts';
import type { identityContract } from '../contract.ts';
import routes from '../contract.ts?routes';
import { SET_UP_SCHEME } from '../model/set-up-scheme.ts';

/** The API of this domain for its entrances, which weigh little. */
export const identityCalls = makeApiCalls<typeof identityContract>({ routes });

/** The same, for the holder of the set-up link. */
export const operatorCalls = (token: string) =>
  makeApiCalls<typeof identityContract>({
    routes,
    headers: () => ({ authorization: `${SET_UP_SCHEME} ${token}` }),
  });
