const LINE_BREAKS = /[\t\n\v\f\r\u2028\u2029]+/g;
const INVISIBLE_CHARACTERS = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Replaces line breaks with spaces and removes invisible characters, which the server rejects in a single-line field.
 */
export const toSingleLine = (text: string) => text.replace(LINE_BREAKS, ' ').replace(INVISIBLE_CHARACTERS, '');
