/** Control characters except tabs and newlines, and noncharacters, which no markup format can hold. */
const NO_TEXT = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n]]/gv;

/** Replaces characters that markup cannot hold by U+FFFD. */
export const withoutNoText = (text: string) => text.toWellFormed().replace(NO_TEXT, '\ufffd');
