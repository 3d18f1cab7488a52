/** The authorization scheme under which the set-up link's token is sent. */
export const SET_UP_SCHEME = 'SetUp';
