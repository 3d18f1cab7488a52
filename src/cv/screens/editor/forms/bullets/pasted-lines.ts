import { toOneLine } from '#platform/pure/one-line.ts';
import type { RichText } from '../../../../model/formats/reading/html-to-markdown.ts';

/**
 * Matches the marker of a list item. Word uses letters as some of its markers, followed by a tab; lines converted from
 * HTML escape markers with a backslash.
 */
const LIST_MARKER =
  /^\s*(?:(?:\\?[-*+–—]|[•·▪▫◦‣●○■□➢✓\uf0b7\uf0a7]|\\?\d{1,3}\\?[.)])\s+|(?:[o§]|\p{Ll}[.)])(?:\t|\s{2,}|\u00a0+))/u;
/** Matches the start and the end of a list marker in Word's HTML: conditional comments, which parsers don't evaluate. */
const WORD_LIST_MARKER = /<!(?:--)?\[(if !supportLists|endif)\](?:--)?>/g;

/** Returns the lines of a text without list markers. In a list, a line without a marker continues the previous item. */
export function linesOfText(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/).filter((line) => line.trim() !== '');
  const marked = lines.filter((line) => LIST_MARKER.test(line));
  const isWrapped = marked.length > 1 && LIST_MARKER.test(lines[0] ?? '');
  const result: string[] = [];
  for (const line of lines) {
    const content = line.replace(LIST_MARKER, '').trim();
    if (isWrapped && !LIST_MARKER.test(line)) result.push(`${result.pop() ?? ''} ${content}`.trim());
    else result.push(content);
  }
  return result.filter((line) => line !== '');
}

/** Returns the lines of HTML from the clipboard of Word or a browser, in the supported subset of Markdown. */
export function linesOfHtml(html: string, richTextOf: (html: string) => RichText): string[] {
  const { blocks } = richTextOf(withoutWordListMarkers(html));
  return blocks.flatMap(({ depth, text }) => (depth > 0 ? [toOneLine(text).trim()] : linesOfText(text)));
}

/** Removes the list markers that Word writes as text, each from its start to the next end. */
function withoutWordListMarkers(html: string) {
  let result = '';
  let from = 0;
  let start: number | undefined;
  for (const { 0: marker, 1: kind, index } of html.matchAll(WORD_LIST_MARKER)) {
    if (kind !== 'endif') {
      start ??= index;
    } else if (start !== undefined) {
      result += html.slice(from, start);
      from = index + marker.length;
      start = undefined;
    }
  }
  return result + html.slice(from);
}
