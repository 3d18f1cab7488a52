import type { Node } from '../shapes.ts';
import { LIST_MARKERS } from './entry-layouts.ts';

/** Writes texts, or bullets or numbers if all items are. A section of RenderCV has entries of one form only. */
export function writeTexts(items: readonly Node<'text'>[]): unknown[] {
  const texts = items.map(({ text }) => text).filter((text) => text.trim() !== '');
  for (const [key, marker] of Object.entries(LIST_MARKERS)) {
    const unmarkedTexts = texts.map((text, at) => withoutMarker(text, marker(at, texts.length)));
    if (unmarkedTexts.every((text) => text !== undefined)) return unmarkedTexts.map((text) => ({ [key]: text }));
  }
  return texts;
}

/** Returns the text of a list item without marker and indentation, or `undefined` if it isn't a single item. */
function withoutMarker(text: string, marker: string): string | undefined {
  if (!text.startsWith(marker)) return undefined;
  const [first = '', ...others] = text.slice(marker.length).split('\n');
  const indent = ' '.repeat(marker.length);
  if (others.some((line) => !line.startsWith(indent))) return undefined;
  return [first, ...others.map((line) => line.slice(indent.length))].join('\n');
}
