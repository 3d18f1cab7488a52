/** A list marker at the start of a line: its indentation, kind and number, and the rest of the line. */
export type ListItemLine = { indent: number; kind: 'bullets' | 'numbers'; number: number; rest: string };

const BULLET = /^[-*+•](?=\s|$)/;
const NUMBER = /^(\d{1,9})[.)](?=\s|$)/;
const RULE = /^(?:-{3,}|\*{3,}|_{3,})$/;
const QUOTE = /^(?:\s*>)+/;
const TAB = 4;

export function indentOf(line: string): number {
  let indent = 0;
  for (const character of line) {
    if (character === '\t') indent += TAB;
    else if (character.trim() === '') indent += 1;
    else break;
  }
  return indent;
}

export function parseListItem(line: string, long: boolean): ListItemLine | undefined {
  const text = line.trim();
  const match = BULLET.exec(text) ?? (long ? NUMBER.exec(text) : null);
  // A line of only dashes or stars is a divider, not an item.
  if (!match || RULE.test(text.replace(/\s/g, ''))) return undefined;
  const [marker, digits] = match;
  return {
    indent: indentOf(line),
    kind: digits ? 'numbers' : 'bullets',
    number: Number(digits ?? 1),
    rest: text.slice(marker.length).trim(),
  };
}

export function parseHeading(line: string): { level: 1 | 2; text: string } | undefined {
  const text = line.trim();
  const marker = /^#{1,6}(?=\s)/.exec(text)?.[0];
  if (!marker) return undefined;
  const headingText = withoutClosing(text.slice(marker.length).trim());
  return headingText === '' ? undefined : { level: marker.length === 1 ? 1 : 2, text: headingText };
}

/** Removes closing hashes: `## Title ##` is `## Title`; `C#` is unchanged. */
function withoutClosing(text: string) {
  let end = text.length;
  while (text[end - 1] === '#') end -= 1;
  return end === 0 || /\s/.test(text[end - 1] ?? '') ? text.slice(0, end).trim() : text;
}

/** Returns a quoted line without its marks; nested quotes are treated as one. */
export function parseQuote(line: string): string | undefined {
  const marks = QUOTE.exec(line)?.[0];
  return marks === undefined ? undefined : line.slice(marks.length).replace(/^ /, '');
}

/** Returns a line without its indentation, or that part of it which is as wide as given. */
export function withoutIndent(line: string, indent: number): string {
  let at = 0;
  for (let width = 0; width < indent && /[ \t]/.test(line.charAt(at)); at += 1) width += line[at] === '\t' ? TAB : 1;
  return line.slice(at);
}
