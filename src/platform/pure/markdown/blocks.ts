import { type Fence, fenceOf, readCode } from './fences.ts';
import { indentOf, type ListItemLine, parseHeading, parseListItem, parseQuote } from './lines.ts';
import { HEADER_LINES, parseTable } from './table-syntax.ts';
import type { MarkdownBlock, MarkdownInline, MarkdownList } from './tree.ts';

type BlockOptions = { long: boolean; inline: (source: string) => MarkdownInline[] };
type OpenList = { block: MarkdownList; indent: number; inner?: OpenList | undefined };

/** Spaces by which an item must be indented further to begin a nested list. */
const NESTING = 2;

/**
 * Parses lines into blocks in one pass, by the line itself and the open list, so that depth and time are bounded by the
 * number of lines.
 */
export function parseBlocks(lines: readonly string[], options: BlockOptions): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  /** The target of the next paragraph: the text itself, or the last item of a list. */
  let target = blocks;
  let paragraph: string[] = [];
  let list: OpenList | undefined;
  let afterBlank = false;

  const endParagraph = () => {
    if (paragraph.length > 0) target.push({ type: 'paragraph', children: options.inline(paragraph.join('\n')) });
    paragraph = [];
  };
  const closeAll = () => {
    endParagraph();
    list = undefined;
    target = blocks;
  };
  const addItem = (item: ListItemLine) => {
    endParagraph();
    const nested = list && item.indent >= list.indent + NESTING ? list : undefined;
    const sibling = nested ? nested.inner : list;
    const last = list?.block.items.at(-1) ?? blocks;
    target = [];
    if (sibling?.block.type === item.kind) {
      sibling.block.items.push(target);
      if (!nested) sibling.indent = item.indent;
      sibling.inner = undefined;
    } else {
      const block = newList(item, target);
      (nested ? last : blocks).push(block);
      if (nested) nested.inner = { block, indent: item.indent };
      else list = { block, indent: item.indent };
    }
    if (item.rest) paragraph.push(item.rest);
  };
  /** Adds a line of text to the current paragraph, or to the item that it is indented under. */
  const addText = (line: string) => {
    if (paragraph.length === 0 && list) {
      const indent = indentOf(line);
      if (afterBlank && indent < list.indent + NESTING) closeAll();
      else if (afterBlank && list.inner && indent < list.inner.indent + NESTING) {
        target = list.block.items.at(-1) ?? blocks;
        list.inner = undefined;
      }
    }
    paragraph.push(line.trim());
  };
  /**
   * Tests whether a marker begins an item: a single dash does not, nor a number that happens to begin a line in a
   * sentence.
   */
  const isItem = (item: ListItemLine) => {
    if (item.rest === '' && !list) return false;
    if (paragraph.length === 0) return true;
    if (!list) return item.number === 1;
    return item.number === 1 || list.block.type === 'numbers' || list.inner?.block.type === 'numbers';
  };

  let quoted: string[] = [];
  const endQuote = () => {
    if (quoted.length > 0) blocks.push({ type: 'quote', blocks: parseBlocks(quoted, { ...options, long: false }) });
    quoted = [];
  };

  /** Adds a code block, outside of any list. Returns the index of the line after it. */
  const addCode = (fence: Fence, start: number) => {
    closeAll();
    const { block, end } = readCode(lines, start, fence);
    blocks.push(block);
    return end;
  };
  /** Adds the table that begins at a line, outside of any list. Returns the index of the line after it. */
  const addTable = (start: number) => {
    const table = options.long ? parseTable(lines, start) : undefined;
    if (!table) return undefined;
    closeAll();
    const { alignments, header, rows } = table;
    const parseRow = (cells: readonly string[]) => cells.map(options.inline);
    blocks.push({ type: 'table', alignments, header: parseRow(header), rows: rows.map(parseRow) });
    return start + HEADER_LINES + rows.length;
  };
  /** Adds what a line begins. Returns the index of the line after it. */
  const addLine = (line: string, index: number): number => {
    const quote = options.long ? parseQuote(line) : undefined;
    if (quote === undefined) endQuote();
    else {
      closeAll();
      quoted.push(quote);
      return index + 1;
    }
    const heading = options.long ? parseHeading(line) : undefined;
    const listItem = parseListItem(line, options.long);
    const item = listItem && isItem(listItem) ? listItem : undefined;
    const fence = options.long ? fenceOf(line, item) : undefined;
    if (fence) return addCode(fence, index);
    if (line.trim() === '') endParagraph();
    else if (heading) {
      closeAll();
      blocks.push({ type: 'heading', level: heading.level, children: options.inline(heading.text) });
    } else if (item) addItem(item);
    else {
      const end = addTable(index);
      if (end !== undefined) return end;
      addText(line);
    }
    return index + 1;
  };

  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? '';
    index = addLine(line, index);
    if (quoted.length === 0) afterBlank = line.trim() === '';
  }
  endQuote();
  closeAll();
  return blocks;
}

const newList = ({ kind, number }: ListItemLine, item: MarkdownBlock[]): MarkdownList =>
  kind === 'bullets' ? { type: kind, items: [item] } : { type: kind, start: number, items: [item] };
