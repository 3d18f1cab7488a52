/** Maximum length of a link's label. */
export const SHARE_LABEL = 80;

/** Maximum length of the owner's private note about a link. */
export const SHARE_NOTE = 500;
export const SHARE_PASSWORD = { shortest: 4, longest: 128 };
/** Maximum length of the message in an email that sends a link. */
export const SHARE_MESSAGE = 1000;
