import { SET_UP_SCHEME } from '#identity/contract.ts';
import { makeApiClient } from '#platform/api-client.ts';
import type { adminContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** The token of the set-up link: it stands behind `#`, so it was never sent with the page. */
export const setUpToken = () => window.location.hash.slice(1);

/** The API as the holder of the set-up link may call it. */
export const operatorApi = makeApiClient<typeof adminContract>({
  routes,
  headers: () => ({ authorization: `${SET_UP_SCHEME} ${setUpToken()}` }),
});
