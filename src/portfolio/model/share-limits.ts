/** So long may be what a member calls a link. */
export const SHARE_LABEL = 80;
