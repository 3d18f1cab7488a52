import { inOneLine } from '#platform/one-line.ts';
import type { RichText } from '../../../../model/import/html-to-markdown.ts';

/**
 * What a line begins with where it is an item of a list. Word writes some of its signs as letters, with a tab behind them;
 * what was markup has its signs told apart by a backslash.
 */
const MARK =
  /^\s*(?:(?:\\?[-*+–—]|[•·▪▫◦‣●○■□➢✓\uf0b7\uf0a7]|\\?\d{1,3}\\?[.)])\s+|(?:[o§]|\p{Ll}[.)])(?:\t|\s{2,}|\u00a0+))/u;
/** Word's own drawing of a sign, which no reader of markup sees. */
const WORDS_SIGNS = /<!(?:--)?\[if !supportLists\](?:--)?>[\s\S]*?<!(?:--)?\[endif\](?:--)?>/g;

/** The lines of a text, without the signs of a list. In a list, a line without a sign goes on with the one before. */
export function linesOfText(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim() !== '');
  const marked = lines.filter((line) => MARK.test(line));
  const isWrapped = marked.length > 1 && MARK.test(lines[0] ?? '');
  const result: string[] = [];
  for (const line of lines) {
    const words = line.replace(MARK, '').trim();
    if (isWrapped && !MARK.test(line)) result.push(`${result.pop() ?? ''} ${words}`.trim());
    else result.push(words);
  }
  return result.filter((line) => line !== '');
}

/** The lines of markup, as Word and web pages put it on the clipboard, in the small Markdown. */
export function linesOfHtml(html: string, richTextOf: (html: string) => RichText): string[] {
  const { blocks } = richTextOf(html.replace(WORDS_SIGNS, ''));
  return blocks.flatMap(({ depth, text }) => (depth > 0 ? [inOneLine(text).trim()] : linesOfText(text)));
}
