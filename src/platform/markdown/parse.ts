import { blocksOf } from './blocks.ts';
import { inlineOf, typed } from './inline.ts';
import type { MarkdownBlock, MarkdownOptions } from './tree.ts';

/** A longer text is shown as typed, in its paragraphs and lists. */
const LONGEST = 50_000;
/** Marks that a text of this length may hold: twice as many as a text full of links has. */
const marksIn = (text: string) => Math.max(3000, text.length * 0.15);

/**
 * Reads the small Markdown: bold, italic, links, bullets, line breaks; in a long text also headings, numbered lists and
 * quotes. Whatever else is typed is text. The end of a line is a line break.
 */
export function parseMarkdown(text: string, { long = false }: MarkdownOptions = {}): MarkdownBlock[] {
  const clean = cleaned(text);
  const left = { count: clean.length > LONGEST ? 0 : marksIn(clean) };
  const inline = left.count > 0 ? (source: string) => inlineOf(source, left) : typed;
  return blocksOf(clean.split('\n'), { long, inline });
}

/** One kind of line end; no half characters, and a sign in the place of controls, which some forms of output cannot hold. */
const cleaned = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\ufeff/g, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '\ufffd');
