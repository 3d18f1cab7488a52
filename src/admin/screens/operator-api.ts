import { SET_UP_SCHEME } from '#identity/components.tsx';
import { makeAdminApi } from './admin-api.tsx';

/** The token of the set-up link: it stands behind `#`, so it was never sent with the page. */
export const setUpToken = () => window.location.hash.slice(1);

/** The API as the holder of the set-up link may call it. */
export const operatorApi = makeAdminApi(() => ({ authorization: `${SET_UP_SCHEME} ${setUpToken()}` }));
