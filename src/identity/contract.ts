/** Who asks: somebody unknown, or the operator who holds the set-up link of an instance that has no admin yet. */
export type Actor = { kind: 'visitor' } | { kind: 'operator' };

/** The authorization scheme under which the set-up link's token is sent. */
export const SET_UP_SCHEME = 'SetUp';
