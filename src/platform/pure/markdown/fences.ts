import { indentOf, type ListItemLine, withoutIndent } from './lines.ts';
import type { MarkdownCode } from './tree.ts';

/** The first line of a code block: its indentation, the marks that its last line repeats, and its language. */
export type Fence = { indent: number; marks: string; language: string };

const FENCE = /^(?:`{3,}|~{3,})/;
const LANGUAGE = /^[\w+#.-]{1,30}$/;

/** Tests whether a text names the language of a code block. */
export const isLanguage = (text: string) => LANGUAGE.test(text);

export function parseFence(line: string): Fence | undefined {
  const text = line.trim();
  const marks = FENCE.exec(text)?.[0];
  if (marks === undefined) return undefined;
  const info = text.slice(marks.length).trim();
  // This is code in a line: ```a```
  if (marks.startsWith('`') && info.includes('`')) return undefined;
  const [word = ''] = info.split(/\s/, 1);
  return { indent: indentOf(line), marks, language: isLanguage(word) ? word : '' };
}

export function endsFence(line: string, { marks }: Pick<Fence, 'marks'>): boolean {
  const text = line.trim();
  return text.startsWith(marks) && /^(?:`+|~+)$/.test(text);
}

/** Returns the fence that a line begins, or that the text of an item begins. */
export function fenceOf(line: string, item: ListItemLine | undefined): Fence | undefined {
  if (!item) return parseFence(line);
  const fence = parseFence(item.rest);
  return fence && { ...fence, indent: item.indent + line.trim().length - item.rest.length };
}

/** Reads the code block that begins with a fence in a line, to its last line or to the end of the text. */
export function readCode(lines: readonly string[], start: number, fence: Fence): { block: MarkdownCode; end: number } {
  let end = start + 1;
  while (end < lines.length && !endsFence(lines[end] ?? '', fence)) end += 1;
  const code = lines.slice(start + 1, end).map((line) => withoutIndent(line, fence.indent));
  return { block: { type: 'codeBlock', language: fence.language, text: code.join('\n') }, end: end + 1 };
}
