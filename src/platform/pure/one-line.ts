/** Returns a text in one line: each line break, with the whitespace around it, becomes a space. */
export const toOneLine = (text: string) =>
  text.replace(/\s+/g, (whitespace) => (whitespace.includes('\n') ? ' ' : whitespace));
