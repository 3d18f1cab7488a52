import { headingOf, type Item, indentOf, itemOf, quotedOf } from './lines.ts';
import type { MarkdownBlock, MarkdownInline, MarkdownList } from './tree.ts';

type Reader = { long: boolean; inline: (source: string) => MarkdownInline[] };
type OpenList = { block: MarkdownList; indent: number; inner?: OpenList | undefined };

/** Spaces by which an item must be indented further to begin a nested list. */
const NESTING = 2;

/**
 * Parses lines into blocks in one pass, by the line itself and the open list, so that depth and time are bounded by the
 * number of lines.
 */
export function blocksOf(lines: readonly string[], reader: Reader): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  /** The target of the next paragraph: the text itself, or the last item of a list. */
  let into = blocks;
  let paragraph: string[] = [];
  let list: OpenList | undefined;
  let afterBlank = false;

  const endParagraph = () => {
    if (paragraph.length > 0) into.push({ type: 'paragraph', children: reader.inline(paragraph.join('\n')) });
    paragraph = [];
  };
  const endAll = () => {
    endParagraph();
    list = undefined;
    into = blocks;
  };
  const addItem = (item: Item) => {
    endParagraph();
    const nested = list && item.indent >= list.indent + NESTING ? list : undefined;
    const beside = nested ? nested.inner : list;
    const last = list?.block.items.at(-1) ?? blocks;
    into = [];
    if (beside?.block.type === item.kind) {
      beside.block.items.push(into);
      if (!nested) beside.indent = item.indent;
      beside.inner = undefined;
    } else {
      const block = newList(item, into);
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
      if (afterBlank && indent < list.indent + NESTING) endAll();
      else if (afterBlank && list.inner && indent < list.inner.indent + NESTING) {
        into = list.block.items.at(-1) ?? blocks;
        list.inner = undefined;
      }
    }
    paragraph.push(line.trim());
  };
  /**
   * Tests whether a marker begins an item: a single dash does not, nor a number that happens to begin a line in a
   * sentence.
   */
  const isItem = (item: Item) => {
    if (item.rest === '' && !list) return false;
    if (paragraph.length === 0) return true;
    if (!list) return item.number === 1;
    return item.number === 1 || list.block.type === 'numbers' || list.inner?.block.type === 'numbers';
  };

  let quoted: string[] = [];
  const endQuote = () => {
    if (quoted.length > 0) blocks.push({ type: 'quote', blocks: blocksOf(quoted, { ...reader, long: false }) });
    quoted = [];
  };

  for (const line of lines) {
    const quote = reader.long ? quotedOf(line) : undefined;
    if (quote === undefined) endQuote();
    else {
      endAll();
      quoted.push(quote);
      continue;
    }
    const heading = reader.long ? headingOf(line) : undefined;
    const item = itemOf(line, reader.long);
    if (line.trim() === '') endParagraph();
    else if (heading) {
      endAll();
      blocks.push({ type: 'heading', level: heading.level, children: reader.inline(heading.text) });
    } else if (item && isItem(item)) addItem(item);
    else addText(line);
    afterBlank = line.trim() === '';
  }
  endQuote();
  endAll();
  return blocks;
}

const newList = ({ kind, number }: Item, item: MarkdownBlock[]): MarkdownList =>
  kind === 'bullets' ? { type: kind, items: [item] } : { type: kind, start: number, items: [item] };
