/** Returns a text in one line: each line break, with the whitespace around it, becomes a space. */
export const inOneLine = (text: string) => text.replace(/\s+/g, (blanks) => (blanks.includes('\n') ? ' ' : blanks));
