import { endsFence } from '../fences.ts';
import type { MarkdownCode } from '../tree.ts';

/** Writes code in a line, between as few backticks as do not occur in it. */
export function writeCode(text: string): string {
  const lengths = new Set(text.match(/`+/g)?.map(({ length }) => length));
  let length = 1;
  while (lengths.has(length)) length += 1;
  const marks = '`'.repeat(length);
  // The parser removes one space at both ends, unless there are only spaces.
  const hasSpaces = text.startsWith(' ') && text.endsWith(' ') && /[^ ]/.test(text);
  const padding = hasSpaces || text.startsWith('`') || text.endsWith('`') ? ' ' : '';
  return marks + padding + text + padding + marks;
}

const MARKS = '```';

/** Writes a code block between lines of backticks that do not occur in it. */
export function writeCodeBlock({ language, text }: MarkdownCode): string {
  const lines = text === '' ? [] : text.split('\n');
  const ends = lines.filter((line) => endsFence(line, { marks: MARKS })).map((line) => line.trim().length + 1);
  const marks = '`'.repeat(ends.reduce((most, length) => Math.max(most, length), MARKS.length));
  return [marks + language, ...lines, marks].join('\n');
}
