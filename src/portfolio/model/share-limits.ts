/** Maximum length of a link's label. */
export const MAX_SHARE_LABEL_LENGTH = 80;

/** Maximum length of the owner's private note about a link. */
export const MAX_SHARE_NOTE_LENGTH = 500;
export const SHARE_PASSWORD_LENGTH = { min: 4, max: 128 };
/** Maximum length of the message in an email that sends a link. */
export const MAX_SHARE_MESSAGE_LENGTH = 1000;
