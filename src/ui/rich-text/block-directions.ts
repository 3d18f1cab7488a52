import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { readDocument } from './document-text.ts';

/** Returns the direction of an outer block: that of its own text, but code is read from the left. */
const directionOf = ({ type }: Node) => (type.name === 'codeBlock' ? 'ltr' : 'auto');

/** Returns the directions of the outer blocks of a document. */
export function directionsOf(document: Node): DecorationSet {
  const directions: Decoration[] = [];
  document.forEach((block, from) => {
    directions.push(Decoration.node(from, from + block.nodeSize, { dir: directionOf(block) }));
  });
  return DecorationSet.create(document, directions);
}

/** Shows a text in an element as the editor would show it. */
export function renderRichText(element: HTMLElement, text: string, long: boolean) {
  const { content, type } = readDocument(text, long);
  element.replaceChildren(DOMSerializer.fromSchema(type.schema).serializeFragment(content));
  for (const [index, block] of [...element.children].entries())
    block.setAttribute('dir', directionOf(content.child(index)));
  // A browser gives empty blocks no height.
  for (const block of element.querySelectorAll(':is(p, th, td, pre > code):empty'))
    block.append(document.createElement('br'));
}
