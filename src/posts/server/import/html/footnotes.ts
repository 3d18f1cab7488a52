import { findElements, type HtmlElement, type HtmlNode } from './html-tree.ts';

/** Stand for the marks of a footnote while the rest of the text is escaped. No text contains them. */
const OPEN = '\ue000';
const CLOSE = '\ue001';

/** Ids that programs give to footnotes: `fn1`, `fn:1`, `_ftn1`, `footnote-1`, `easy-footnote-bottom-1`. */
const FOOTNOTE_ID = /^(?:user-content-)?(?:_?fn|_?ftn|footnote|easy-footnote-bottom)[-:_\w]{1,60}$/i;
const REFERENCE_ID = /ref/i;

/** Returns the names of the footnotes of a post by the ids of their elements, in their order. */
export function findFootnotes(nodes: readonly HtmlNode[]): ReadonlyMap<string, string> {
  const isFootnote = ({ tag, attributes: { id = '' } }: HtmlElement) =>
    (tag === 'li' || tag === 'p' || tag === 'div') && FOOTNOTE_ID.test(id) && !REFERENCE_ID.test(id);
  const found = new Map<string, string>();
  for (const { attributes } of findElements(nodes, isFootnote)) {
    if (attributes.id !== undefined && !found.has(attributes.id)) found.set(attributes.id, String(found.size + 1));
  }
  return found;
}

export const footnoteMark = (name: string) => `${OPEN}${name}${CLOSE}`;

/** Removes the characters that stand for marks from a text. */
export const withoutMarks = (text: string) => text.replace(/[\ue000\ue001]/g, '');

/** Writes the marks of footnotes into Markdown, which would escape them as text. */
export const writeFootnoteMarks = (markdown: string) =>
  markdown
    .replace(/\ue000(\w{1,20})\ue001/g, '[^$1]')
    .replaceAll(OPEN, '')
    .replaceAll(CLOSE, '');
