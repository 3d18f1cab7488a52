/** The scheme of the Authorization header that carries the token of the set-up link. */
export const SET_UP_SCHEME = 'SetUp';
