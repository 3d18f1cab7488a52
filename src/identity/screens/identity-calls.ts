import { makeApiCalls } from '#platform/pure/api-calls.ts';
import type { identityContract } from '../contract.ts';
import routes from '../contract.ts?routes';
import { SET_UP_SCHEME } from '../model/set-up-scheme.ts';

/** The API of the identity domain as plain calls, for the sign-in screens, which must stay small. */
export const identityCalls = makeApiCalls<typeof identityContract>({ routes });

/** Returns the API calls of the operator, authorized by the token of the set-up link. */
export const operatorCalls = (token: string) =>
  makeApiCalls<typeof identityContract>({
    routes,
    headers: () => ({ authorization: `${SET_UP_SCHEME} ${token}` }),
  });
