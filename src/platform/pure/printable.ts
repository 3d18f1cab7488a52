/** Control characters except tabs and newlines, and noncharacters, which no markup format can hold. */
const UNPRINTABLE = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n]]/gv;

/** Replaces characters that markup cannot hold by U+FFFD. */
export const replaceUnprintable = (text: string) => text.toWellFormed().replace(UNPRINTABLE, '\ufffd');
