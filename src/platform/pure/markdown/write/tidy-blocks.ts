import { isLanguage } from '../fences.ts';
import { plainNodes } from '../inline.ts';
import { normalize } from '../parse.ts';
import type { MarkdownBlock, MarkdownCode, MarkdownInline, MarkdownList } from '../tree.ts';
import { tidyInline, withoutBreaks, withoutKinds } from './tidy-inline.ts';
import { rowsAsText, tidyTable } from './tidy-table.ts';

/**
 * Where blocks are nested: only a long text has headings, numbers, quotes, code blocks and tables, and a list item has
 * of these only numbers. In all of a long text, lines may contain code.
 */
type Nesting = { long: boolean; code: boolean; depth: 0 | 1 | 2 };

/** The parser accepts at most nine digits. */
export const MAX_NUMBER = 999_999_999;

/** Returns blocks in the shape in which the parser returns them. Blocks from the parser are returned equal. */
export const tidyBlocks = (blocks: readonly MarkdownBlock[], long: boolean) =>
  tidyAt(blocks, { long, code: long, depth: 0 });

const tidyAt = (blocks: readonly MarkdownBlock[], nesting: Nesting): MarkdownBlock[] =>
  blocks
    .flatMap((block) => tidyBlock(block, nesting))
    .reduce<MarkdownBlock[]>((all, block) => append(all, block, nesting), []);

function tidyBlock(block: MarkdownBlock, nesting: Nesting): MarkdownBlock[] {
  const inner = nesting.long && nesting.depth === 0;
  const tidyLines = (children: readonly MarkdownInline[]) =>
    tidyInline(nesting.code ? children : withoutKinds(children, ['code']));
  switch (block.type) {
    case 'paragraph':
      return withText(tidyLines(block.children), (children) => ({ type: 'paragraph', children }));
    case 'heading': {
      const line = withoutBreaks(block.children);
      if (!inner) return tidyBlock({ type: 'paragraph', children: line }, nesting);
      return withText(tidyLines(line), (children) => ({ type: 'heading', level: block.level, children }));
    }
    case 'quote':
      if (!inner) return tidyAt(block.blocks, nesting);
      return [{ type: 'quote', blocks: tidyAt(block.blocks, { ...nesting, long: false }) }];
    case 'bullets':
    case 'numbers':
      return [tidyList(block, nesting)];
    case 'codeBlock':
      return inner ? [tidyCode(block)] : tidyBlock(paragraphOf(plainNodes(normalize(block.text))), nesting);
    case 'table':
      return inner ? tidyTable(block) : tidyBlock(paragraphOf(rowsAsText([block.header, ...block.rows])), nesting);
  }
}

const paragraphOf = (children: MarkdownInline[]): MarkdownBlock => ({ type: 'paragraph', children });

const tidyCode = ({ type, language, text }: MarkdownCode): MarkdownCode => ({
  type,
  language: isLanguage(language) ? language : '',
  text: normalize(text),
});

const withText = (children: MarkdownInline[], block: (children: MarkdownInline[]) => MarkdownBlock) =>
  children.length > 0 ? [block(children)] : [];

function tidyList(list: MarkdownList, nesting: Nesting): MarkdownList {
  const { long, depth } = nesting;
  const inner: Nesting = { ...nesting, depth: depth === 0 ? 1 : 2 };
  const tidied = list.items.map((item) => tidyAt(item, inner));
  const items = depth === 0 ? tidied : tidied.flatMap(withoutLists);
  if (list.type === 'bullets' || !long) return { type: 'bullets', items };
  const start = Math.min(Math.max(Math.trunc(list.start) || 0, 0), MAX_NUMBER);
  return { type: 'numbers', start, items };
}

/** Splits an item that contains lists into several items, because lists are nested at most once. */
function withoutLists(item: MarkdownBlock[]): MarkdownBlock[][] {
  if (!item.some(isList)) return [item];
  const items: MarkdownBlock[][] = [];
  let isOpen = false;
  for (const block of item) {
    if (isList(block)) items.push(...block.items);
    else if (isOpen) items.at(-1)?.push(block);
    else items.push([block]);
    isOpen = !isList(block);
  }
  return items;
}

/** Appends a block, joining adjacent lists of one kind. Leaves out a list without items. */
function append(blocks: MarkdownBlock[], block: MarkdownBlock, { depth }: Nesting): MarkdownBlock[] {
  const last = blocks.at(-1);
  if (!isList(block)) blocks.push(block);
  else if (last?.type === block.type && isList(last)) last.items = last.items.concat(block.items);
  else {
    // An empty item begins a list only if another list precedes it.
    const items = depth > 0 || (last && isList(last)) ? block.items : withTextFirst(block.items);
    if (items.length > 0) blocks.push({ ...block, items });
  }
  return blocks;
}

/** Returns items of which the first begins with text: without empty items, and with the items of lists instead. */
function withTextFirst(items: MarkdownBlock[][]): MarkdownBlock[][] {
  const index = items.findIndex((item) => item.length > 0);
  const first = items[index];
  if (!first) return [];
  const others = items.slice(index + 1);
  return first[0]?.type === 'paragraph' ? [first, ...others] : withTextFirst([...withoutLists(first), ...others]);
}

const isList = (block: MarkdownBlock): block is MarkdownList => block.type === 'bullets' || block.type === 'numbers';
