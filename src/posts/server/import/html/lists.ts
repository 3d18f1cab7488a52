import type { MarkdownBlock } from '#platform/pure/markdown/tree.ts';
import type { ConvertElement } from './conversion.ts';
import { convertFootnote } from './convert-footnote.ts';

/**
 * Converts a list. A picture or code in an item follows the item, and the list continues after it with the next number.
 */
export const convertList: ConvertElement = ({ tag, attributes, children }, format, output, conversion) => {
  const isNumbered = tag === 'ol';
  let start = isNumbered ? Math.trunc(Number(attributes.start ?? 1)) || 1 : 1;
  let items: MarkdownBlock[][] = [];
  const endList = () => {
    if (items.length > 0) output.text(isNumbered ? { type: 'numbers', start, items } : { type: 'bullets', items });
    start += items.length;
    items = [];
  };
  for (const node of children) {
    if (typeof node === 'string' ? node.trim() === '' : node.tag === 'br') continue;
    const isItem = typeof node !== 'string' && node.tag === 'li';
    const footnote = isItem ? conversion.footnoteNamed(node.attributes.id) : undefined;
    if (isItem && footnote !== undefined) {
      endList();
      convertFootnote(footnote, node.children, output, conversion);
      continue;
    }
    const { texts, others } = conversion.collect(isItem ? node.children : [node], format);
    if (texts.length > 0) items.push(texts);
    if (others.length > 0) endList();
    for (const add of others) output.other(add);
  }
  endList();
};
