import { parseHeading, parseListItem } from './lines.ts';
import { markBudgetFor } from './parse.ts';
import { plainText } from './plain-text.ts';
import type { MarkdownBlock, MarkdownInline, MarkdownList, MarkdownOptions } from './tree.ts';
import { escapeItemStart, escapeMarker, type LineContext } from './write/escape-line.ts';
import { MAX_NUMBER, tidyBlocks } from './write/tidy-blocks.ts';
import { writeCodeBlock } from './write/write-code.ts';
import { type WriteInlineContext, writeInline } from './write/write-inline.ts';
import { writeTable } from './write/write-table.ts';

type WriteContext = LineContext & WriteInlineContext;

const MAX_ROUNDS = 4;
/** Attempts to write a text, in budgets of the parser. */
const EFFORT = 3;

/**
 * Writes one block as small Markdown, which `parseMarkdown` reads back equal. Blocks that it never returns, such as those
 * of an editor, are written as the closest that it can return, with the same text; an empty block as an empty text.
 */
export const writeBlock = (block: MarkdownBlock, options: MarkdownOptions): string => writeMarkdown([block], options);

/** Writes blocks as small Markdown, separated by blank lines. The inverse of `parseMarkdown`. */
export function writeMarkdown(blocks: readonly MarkdownBlock[], { long = false }: MarkdownOptions): string {
  const tidied = tidyBlocks(blocks, long);
  // The parser's budget depends on the length of the source, which is at least that of its text.
  let marks = markBudgetFor(plainText(tidied));
  for (let round = 1; ; round += 1) {
    const budget = { count: marks, effort: marks * EFFORT };
    const source = writeBlocks(tidied, { long, inQuote: false, inList: false, code: long, budget });
    const allowed = markBudgetFor(source);
    if (allowed === marks || round === MAX_ROUNDS) return source;
    marks = allowed;
  }
}

const writeBlocks = (blocks: readonly MarkdownBlock[], context: WriteContext): string =>
  blocks.map((block) => writeTidied(block, context)).join('\n\n');

function writeTidied(block: MarkdownBlock, context: WriteContext): string {
  switch (block.type) {
    case 'paragraph':
      return writeInline(block.children, (line, index) => escapeMarker(line, index === 0, context), context);
    case 'heading':
      return writeHeading('#'.repeat(block.level), block.children, context);
    case 'quote':
      return writeBlocks(block.blocks, { ...context, long: false, inQuote: true })
        .split('\n')
        .map((line) => (line ? `> ${line}` : '>'))
        .join('\n');
    case 'bullets':
    case 'numbers':
      return writeList(block, { ...context, inList: true }).join('\n');
    case 'codeBlock':
      return writeCodeBlock(block);
    case 'table':
      return writeTable(block, context);
  }
}

function writeHeading(marker: string, children: MarkdownInline[], context: WriteContext) {
  const text = writeInline(children, (line) => line, context);
  const heading = `${marker} ${text}`;
  // The parser removes closing hashes once: `# Learn C # #`.
  return parseHeading(heading)?.text === text ? heading : `${heading} #`;
}

const writeList = (list: MarkdownList, context: WriteContext): string[] =>
  list.items.flatMap((item, index) => {
    const marker = list.type === 'bullets' ? '-' : `${Math.min(list.start + index, MAX_NUMBER)}.`;
    const indent = ' '.repeat(marker.length + 1);
    const [first, ...others] = item;
    const [start = '', ...lines] = first?.type === 'paragraph' ? writeFirst(first, context) : [];
    const rest = (first?.type === 'paragraph' ? others : item).flatMap((block) => writeInItem(block, list, context));
    return [withMarker(marker, start), ...[...lines, ...rest].map((line) => (line ? indent + line : line))];
  });

/** Returns the lines of an item's first paragraph. A marker in its first line is text. */
const writeFirst = ({ children }: { children: MarkdownInline[] }, context: WriteContext) =>
  writeInline(
    children,
    (line, index) => (index === 0 ? escapeItemStart(line, context) : escapeMarker(line, false, context)),
    context,
  ).split('\n');

function writeInItem(block: MarkdownBlock, outer: MarkdownList, context: WriteContext): string[] {
  if (block.type === 'paragraph') return ['', ...writeTidied(block, context).split('\n')];
  if (block.type !== 'bullets' && block.type !== 'numbers') return [];
  const lines = writeList(block, context);
  // After a line of text, only the number 1 begins a list, unless the text is in a numbered list.
  const isItem = block.type === 'bullets' || block.start === 1 || outer.type === 'numbers';
  return isItem ? lines : ['', ...lines];
}

/** Puts a marker before an item. `- --` would be a divider. */
function withMarker(marker: string, text: string) {
  if (text === '') return marker;
  const line = `${marker} ${text}`;
  return parseListItem(line, true) ? line : `+ ${text}`;
}
