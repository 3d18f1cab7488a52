import { inOneLine } from '#platform/one-line.ts';
import type { RichText } from '../../../../model/import/html-to-markdown.ts';

/**
 * Matches the marker of a list item. Word uses letters as some of its markers, followed by a tab; lines converted from
 * HTML escape markers with a backslash.
 */
const MARK =
  /^\s*(?:(?:\\?[-*+–—]|[•·▪▫◦‣●○■□➢✓\uf0b7\uf0a7]|\\?\d{1,3}\\?[.)])\s+|(?:[o§]|\p{Ll}[.)])(?:\t|\s{2,}|\u00a0+))/u;
/** Matches the list markers in Word's HTML. They are in conditional comments, which HTML parsers do not evaluate. */
const WORDS_SIGNS = /<!(?:--)?\[if !supportLists\](?:--)?>[\s\S]*?<!(?:--)?\[endif\](?:--)?>/g;

/** Returns the lines of a text without list markers. In a list, a line without a marker continues the previous item. */
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

/** Returns the lines of HTML from the clipboard of Word or a browser, in the supported subset of Markdown. */
export function linesOfHtml(html: string, richTextOf: (html: string) => RichText): string[] {
  const { blocks } = richTextOf(html.replace(WORDS_SIGNS, ''));
  return blocks.flatMap(({ depth, text }) => (depth > 0 ? [inOneLine(text).trim()] : linesOfText(text)));
}
