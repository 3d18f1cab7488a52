import { parseBlocks } from './blocks.ts';
import { parseInline, plainNodes } from './inline.ts';
import type { MarkdownBlock, MarkdownOptions } from './tree.ts';

/** In a longer text, inline marks are shown as typed. */
const MAX_FORMATTED_LENGTH = 50_000;
/** Returns the parse budget of a text, in marks: twice the cost of a text full of links. */
export const markBudgetFor = (text: string) =>
  text.length > MAX_FORMATTED_LENGTH ? 0 : Math.max(3000, text.length * 0.15);

/**
 * Parses small Markdown: bold, italic, links, bullets and line breaks; in a long text also headings, numbered lists,
 * quotes, code and tables. All else is text. A line end is a line break.
 */
export function parseMarkdown(text: string, { long = false }: MarkdownOptions = {}): MarkdownBlock[] {
  const clean = normalize(text);
  const budget = { count: markBudgetFor(clean) };
  const inline = budget.count > 0 ? (source: string) => parseInline(source, { code: long, budget }) : plainNodes;
  return parseBlocks(clean.split('\n'), { long, inline });
}

/**
 * Normalizes line ends, and replaces unpaired surrogates and control characters, which some output formats cannot hold.
 */
export const normalize = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\ufeff/g, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '\ufffd');
