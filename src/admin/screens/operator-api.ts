import { SET_UP_SCHEME } from '#identity/components.tsx';
import { makeAdminApi } from './admin-api.tsx';

/**
 * Returns the token of the setup link. It is in the URL fragment, so browsers do not send it to the server with the
 * page.
 */
export const setUpTokenFromUrl = () => window.location.hash.slice(1);

/** API client that authenticates with the setup link's token. */
export const operatorApi = makeAdminApi(() => ({ authorization: `${SET_UP_SCHEME} ${setUpTokenFromUrl()}` }));
