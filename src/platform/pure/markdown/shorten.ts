/** Returns a text in one line, cut to at most `maxLength` characters. */
export function shorten(text: string, maxLength: number) {
  const singleLine = text.replace(/\s+/g, ' ');
  if (singleLine.length <= maxLength) return singleLine;
  return `${singleLine
    .slice(0, maxLength - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`;
}
