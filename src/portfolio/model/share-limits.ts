/** So long may be what a member calls a link. */
export const SHARE_LABEL = 80;

/** And what they note of it for themselves. */
export const SHARE_NOTE = 500;
export const SHARE_PASSWORD = { shortest: 4, longest: 128 };
/** What is written to whom it is mailed. */
export const SHARE_MESSAGE = 1000;
