import type { Node } from '../shapes.ts';
import { MARKS } from './kinds.ts';

/** Writes texts, or bullets or numbers if all items are. A section of RenderCV has entries of one form only. */
export function writeTexts(items: readonly Node<'text'>[]): unknown[] {
  const texts = items.map(({ text }) => text).filter((text) => text.trim() !== '');
  for (const [key, mark] of Object.entries(MARKS)) {
    const marked = texts.map((text, at) => unmarked(text, mark(at, texts.length)));
    if (marked.every((text) => text !== undefined)) return marked.map((text) => ({ [key]: text }));
  }
  return texts;
}

/** Returns the text of a list item without marker and indentation, or `undefined` if it isn't a single item. */
function unmarked(text: string, mark: string): string | undefined {
  if (!text.startsWith(mark)) return undefined;
  const [first = '', ...others] = text.slice(mark.length).split('\n');
  const indent = ' '.repeat(mark.length);
  if (others.some((line) => !line.startsWith(indent))) return undefined;
  return [first, ...others.map((line) => line.slice(indent.length))].join('\n');
}
