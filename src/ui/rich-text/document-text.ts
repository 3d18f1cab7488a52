import { getSchema } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { documentOf, markdownOf } from './document-tree.ts';
import { extensionsOf } from './schema.ts';

const SCHEMAS = { short: getSchema(extensionsOf(false)), long: getSchema(extensionsOf(true)) };

/** Reads a Markdown text as a document. */
export const readDocument = (text: string, long: boolean): Node =>
  documentOf(long ? SCHEMAS.long : SCHEMAS.short, text, long);

/** Counts the characters before a position as they are displayed. A line break counts as one. */
export const displayedLength = (document: Node, position: number) =>
  document.textBetween(0, position, '\n', '\n').length;

/** Joins two texts as if the second were typed at the end of the first. */
export function joinTexts(first: string, second: string): string {
  if (first === '' || second === '') return first + second;
  const [left, right] = [readDocument(first, false), readDocument(second, false)];
  const [last, next] = [left.lastChild, right.firstChild];
  if (last?.type.name !== 'paragraph' || next?.type.name !== 'paragraph') return `${first}\n${second}`;
  const gap = /\s$/.test(first) || /^\s/.test(second) ? Fragment.from(left.type.schema.text(' ')) : Fragment.empty;
  const joined = last.copy(last.content.append(gap).append(next.content));
  const blocks = [...left.children.slice(0, -1), joined, ...right.children.slice(1)];
  return markdownOf(left.type.create(null, blocks), false);
}

/** Counts the characters of a text as they are displayed. */
export function lengthOf(text: string): number {
  const document = readDocument(text, false);
  return displayedLength(document, document.content.size);
}
