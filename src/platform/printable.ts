/** Controls but for spaces, and what is no character at all: no form of markup can hold them. */
const NO_TEXT = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n]]/gv;

/** A text with a sign in the place of each that cannot be written out. */
export const withoutNoText = (text: string) => text.toWellFormed().replace(NO_TEXT, '\ufffd');
