/**
 * Matches the marker of a list item. Word uses letters as some of its markers, followed by a tab; lines converted from
 * HTML escape markers with a backslash.
 */
const LIST_MARKER =
  /^\s*(?:(?:\\?[-*+–—]|[•·▪▫◦‣●○■□➢✓\uf0b7\uf0a7]|\\?\d{1,3}\\?[.)])\s+|(?:[o§]|\p{Ll}[.)])(?:\t|\s{2,}|\u00a0+))/u;
/** Returns the lines of a text without list markers. In a list, a line without a marker continues the previous item. */
export function linesOfText(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const filled = lines.filter((line) => line.trim() !== '');
  const isWrapped = LIST_MARKER.test(filled[0] ?? '') && filled.filter((line) => LIST_MARKER.test(line)).length > 1;
  const result: string[] = [];
  for (const [index, line] of lines.entries()) {
    const content = line.replace(LIST_MARKER, '').trim();
    const continues = isWrapped && !LIST_MARKER.test(line) && lines[index - 1]?.trim() !== '';
    if (continues) result.push(`${result.pop() ?? ''} ${content}`.trim());
    else result.push(content);
  }
  return result.filter((line) => line !== '');
}
