import { parseListItem } from '#platform/pure/markdown/lines.ts';
import type { TextEdit, TextSelection } from './markdown-edits.ts';

type ListKind = 'bullets' | 'numbers';

/** Turns each selected line into a list item, or back into plain lines if all are items already. */
export function toggleList({ text, start, end }: TextSelection, kind: ListKind): TextEdit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  // A selection that ends at the start of a line does not include that line.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end;
  const next = text.indexOf('\n', last);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const nonEmpty = lines.filter((line) => line.trim() !== '');
  const isRemoving = nonEmpty.length > 0 && nonEmpty.every((line) => parseListItem(line, true)?.kind === kind);

  let number = 0;
  const changed = lines.map((line) => {
    if (line.trim() === '' && lines.length > 1) return line;
    const indent = /^\s*/.exec(line)?.[0] ?? '';
    const words = parseListItem(line, true)?.rest ?? line.trim();
    number += 1;
    return isRemoving ? indent + words : `${indent}${kind === 'bullets' ? '-' : `${number}.`} ${words}`;
  });
  const insert = changed.join('\n');
  if (start !== end) return { from, to, insert, start: from, end: from + insert.length };
  const caret = Math.max(from, start + insert.length - (to - from));
  return { from, to, insert, start: caret, end: caret };
}
